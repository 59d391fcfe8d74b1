import { Delta, Parchment, type Range } from "quill";
import Clipboard from "quill/modules/clipboard.js";
import { Quill } from "react-quill";
import { plainTables } from "./tables";

type Content = Parameters<Clipboard["convert"]>[0];

/** Reads HTML that is loaded or pasted; tables become those of the editor. */
export class EditorClipboard extends Clipboard {
  /** Where something is being pasted; undefined while a stored text is loaded. */
  pastedAt: Range | undefined;

  override onCapturePaste(event: ClipboardEvent) {
    const { clipboardData: data, defaultPrevented } = event;
    const getData = (type: string) => {
      const text = data?.getData(type) ?? "";
      return type === "text/html" ? unreported(text) : text;
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
    plainTables(doc);
  }

  /** Ends the line before `index`, so that its words do not become a cell's. */
  private lineBreakAt(index: number): Delta {
    const [line, offset] = this.quill.getLine(index);
    return offset > 0 && line ? new Delta().insert("\n", line.formats()) : new Delta();
  }
}

/** A tag; its quoted values may hold `>`. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const VALUE_OR_HANDLER = /("[^"]*"|'[^']*')|(?<=[\s"'/])on(?=[a-z]+\s*=)/gi;

/**
 * HTML without what Chromium reports as a violation of the page's policy, even of documents in which nothing runs:
 * handlers, base addresses and style sheets. These become templates, since Quill finds the kind of Word's lists in them.
 */
const unreported = (html: string) =>
  html
    .replace(/<base\b[^>]*>/gi, "")
    .replace(/(<\/?)style\b/gi, "$1template")
    .replace(TAG, (tag) => tag.replace(VALUE_OR_HANDLER, (_, value?: string) => value ?? "data-on"));

/** Inline formats that a table cell keeps. */
const IN_CELLS = ["bold", "italic", "underline", "strike", "code", "link", "alt", "width", "height"];

/** Inline content without its line breaks, since a table cell holds one line. */
const inOneLine = (delta: Delta) =>
  delta.reduce((line, { insert = "", attributes = {} }) => {
    const kept = Object.entries(attributes).filter(([name]) => IN_CELLS.includes(name));
    const words = typeof insert === "string" ? insert.replace(/\n+/g, " ") : insert;
    return line.insert(words, Object.fromEntries(kept));
  }, new Delta());

Quill.register({ "modules/clipboard": EditorClipboard }, true);
// Marks the cells that are heads; HTML's own element for them would be a second kind of cell to Quill.
Quill.register({ "formats/th": new Parchment.Attributor("th", "data-th", { scope: Parchment.Scope.BLOCK }) });
