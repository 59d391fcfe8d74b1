import { Delta, Parchment, type Range } from "quill";
import Clipboard from "quill/modules/clipboard.js";
import toast from "react-hot-toast";
import { Quill } from "react-quill";
import { HTML_MAX, HTML_TOO_LONG } from "../../../worker/fields";
import { copiedHtml } from "./copied-html";
import { normalizeElements } from "./elements";
import { normalizeFigures } from "./figure";
import { continueItem, joinLines, startList } from "./lists";
import { normalizeLinks } from "./pasted-links";
import { normalizeTables } from "./tables";
import { noteNumbers, startAtNumbers } from "./word-lists";

type Content = Parameters<Clipboard["convert"]>[0];

class TooLong extends Error {}

/** Converts loaded or pasted HTML to Quill's format by the rules of the server (B6.6). */
export class EditorClipboard extends Clipboard {
  /** The selection that a paste replaces; undefined while stored HTML is loaded. */
  pastedAt: Range | undefined;

  constructor(...options: ConstructorParameters<typeof Clipboard>) {
    super(...options);
    // `normalizeTables` numbers the rows; Quill would look for each of them in the whole table.
    this.matchers = this.matchers.filter(([selector]) => selector !== "tr");
    this.addMatcher("li", continueItem);
    this.addMatcher("ol", startList);
  }

  override onCapturePaste(event: ClipboardEvent) {
    const { clipboardData: data, defaultPrevented } = event;
    const getData = (type: string) => {
      const text = data?.getData(type) ?? "";
      return type === "text/html" ? withoutCspViolations(text) : text;
    };
    super.onCapturePaste({
      defaultPrevented,
      preventDefault: () => event.preventDefault(),
      clipboardData: { getData, files: data?.files },
    } as ClipboardEvent);
  }

  /** Quill's own serializer writes some values unescaped (CVE-2025-15056). */
  override onCopy(range: Range) {
    return { text: this.quill.getText(range), html: copiedHtml(this.quill, range) };
  }

  override onPaste(range: Range, content: Content) {
    this.pastedAt = range;
    try {
      const pasted = this.convert(content, this.quill.getFormat(range.index));
      const { inserted, following } = joinLines(this.quill, range, pasted);
      const end = range.index + pasted.length();
      if (range.length > 0) this.quill.deleteText(range, "user");
      insertLines(this.quill, range.index, inserted);
      if (following) this.quill.formatLine(end, 1, following, "user");
      this.quill.setSelection(end, 0, "silent");
      this.quill.scrollSelectionIntoView();
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      toast.error(HTML_TOO_LONG);
    } finally {
      this.pastedAt = undefined;
    }
  }

  override convert(content: Content, formats: Record<string, unknown> = {}): Delta {
    if (this.pastedAt && !content.html && (content.text?.length ?? 0) > HTML_MAX) throw new TooLong();
    const delta = super.convert(content, formats);
    if (formats["table"]) return inOneLine(delta);
    const [first] = delta.ops;
    const isLineOfItsOwn =
      first?.attributes?.["table"] ?? (typeof first?.insert === "object" && "figure" in first.insert);
    if (!this.pastedAt || !isLineOfItsOwn) return delta;
    return this.lineBreakAt(this.pastedAt.index).concat(delta);
  }

  override convertHTML(html: string): Delta {
    // Parsers drop rows and cells outside a table.
    const isPartOfTable = /<t[dhr]\b/i.test(html) && !/<table\b/i.test(html);
    return super.convertHTML(isPartOfTable ? `<table>${html}</table>` : html);
  }

  protected override normalizeHTML(doc: Document) {
    if (this.pastedAt && lengthOf(doc) > HTML_MAX) throw new TooLong();
    noteNumbers(doc);
    super.normalizeHTML(doc);
    startAtNumbers(doc);
    normalizeElements(doc);
    normalizeFigures(doc);
    normalizeTables(doc);
    if (this.pastedAt) normalizeLinks(doc);
  }

  /** A line break that keeps the text before `index` out of the pasted figure or the table's first cell. */
  private lineBreakAt(index: number): Delta {
    const [line, offset] = this.quill.getLine(index);
    return offset > 0 && line ? new Delta().insert("\n", line.formats()) : new Delta();
  }
}

/** Characters of a document with its tags, but without attributes that the text does not keep, such as styles. */
function lengthOf(doc: Document): number {
  let length = doc.body.textContent.length;
  for (const element of doc.body.querySelectorAll("*")) {
    length += 2 * element.localName.length + "<></>".length;
    for (const name of ["href", "src", "alt"]) length += element.getAttribute(name)?.length ?? 0;
  }
  return length;
}

/** Like `updateContents`, which takes the square of the time for many lines. */
function insertLines(quill: Quill, index: number, lines: Delta) {
  const { editor, emitter } = quill;
  const before = editor.delta;
  const change = editor.insertContents(index, lines);
  emitter.emit("editor-change", "text-change", change, before, "user");
  emitter.emit("text-change", change, before, "user");
}

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const VALUE_OR_HANDLER = /("[^"]*"|'[^']*')|(?<=[\s"'/])on(?=[a-z]+\s*=)/gi;

/**
 * Removes handlers, `<base>` and `<style>`, which Chromium reports as CSP violations even in inert documents. A
 * `<template>` replaces `<style>`: Quill reads Word's list types from it.
 */
const withoutCspViolations = (html: string) =>
  html
    .replace(/<base\b[^>]*>/gi, "")
    .replace(/(<\/?)style\b/gi, "$1template")
    .replace(TAG, (tag) => tag.replace(VALUE_OR_HANDLER, (_, value?: string) => value ?? "data-on"));

/** Inline formats that are allowed in a table cell. */
const CELL_FORMATS = [
  "bold",
  "italic",
  "underline",
  "strike",
  "script",
  "code",
  "link",
  "alt",
  "width",
  "height",
  "share",
];

/** Joins lines with spaces, since a table cell holds one line. */
const inOneLine = (delta: Delta) =>
  delta.reduce((line, { insert = "", attributes = {} }) => {
    const kept = Object.entries(attributes).filter(([name]) => CELL_FORMATS.includes(name));
    const words = typeof insert === "string" ? insert.replace(/\n+/g, " ") : withoutCaption(insert);
    return line.insert(words, Object.fromEntries(kept));
  }, new Delta());

const withoutCaption = (embed: Record<string, unknown>) => ("figure" in embed ? { image: embed["figure"] } : embed);

Quill.register({ "modules/clipboard": EditorClipboard }, true);
// Marks header cells by an attribute: a `<th>` would be a separate kind of cell in Quill.
Quill.register({ "formats/th": new Parchment.Attributor("th", "data-th", { scope: Parchment.Scope.BLOCK }) });
