import { Delta, Parchment, type Range } from "quill";
import Clipboard from "quill/modules/clipboard.js";
import { Quill } from "react-quill";
import { normalizeFigures } from "./figure";
import { normalizeTables } from "./tables";

type Content = Parameters<Clipboard["convert"]>[0];

/** Converts loaded or pasted HTML to Quill's format; tables are normalized first. */
export class EditorClipboard extends Clipboard {
  /** The selection that a paste replaces; undefined while stored HTML is loaded. */
  pastedAt: Range | undefined;

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

  override onPaste(range: Range, content: Content) {
    this.pastedAt = range;
    super.onPaste(range, content);
    this.pastedAt = undefined;
  }

  override convert(content: Content, formats: Record<string, unknown> = {}): Delta {
    const delta = super.convert(content, formats);
    if (formats["table"]) return inOneLine(delta);
    if (!this.pastedAt || !delta.ops[0]?.attributes?.["table"]) return delta;
    return this.lineBreakAt(this.pastedAt.index).concat(delta);
  }

  protected override normalizeHTML(doc: Document) {
    super.normalizeHTML(doc);
    normalizeFigures(doc);
    normalizeTables(doc);
  }

  /** A line break that keeps the text before `index` out of the pasted table's first cell. */
  private lineBreakAt(index: number): Delta {
    const [line, offset] = this.quill.getLine(index);
    return offset > 0 && line ? new Delta().insert("\n", line.formats()) : new Delta();
  }
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
const CELL_FORMATS = ["bold", "italic", "underline", "strike", "code", "link", "alt", "width", "height", "share"];

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
