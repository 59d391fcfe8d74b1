import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { Refusal } from "../refusal";
import { preserveSpaces } from "./preserve-spaces";
import { SPONSORED } from "./link-relation";
import { convertQuillMarkup } from "./quill-markup";
import { visibleLength, visibleText } from "../text/visible-text";
import { isLocalUrl, normalizeUrl } from "../text/url";

/** Stands for links and pictures without a usable address; `parse` takes the tag away and leaves what it holds. */
const UNWRAPPED = { tagName: "unwrapped", attribs: {} };
const UNWRAPPED_TAG = /<\/?unwrapped>/g;

const TAGS = [
  "p",
  "br",
  "h1",
  "h2",
  "h3",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "ul",
  "ol",
  "li",
  "blockquote",
  "pre",
  "code",
  "a",
  "img",
  // Without `thead` and `tbody`, which Quill does not tell apart.
  "table",
  "tr",
  "th",
  "td",
  UNWRAPPED.tagName,
];
const ATTRIBUTES = {
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
};
const ALIGNMENTS = ["ql-align-center", "ql-align-right", "ql-align-justify"];

/** Everything the editor's toolbar can make; whatever else is dropped. */
const CONTENT: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTES,
  allowedClasses: { "*": ALIGNMENTS },
  allowedSchemes: ["http", "https"],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href = "" }) => {
      const isLocal = isLocalUrl(href);
      const address = isLocal ? href : normalizeUrl(href);
      if (address === undefined) return UNWRAPPED;
      return { tagName, attribs: { href: address, ...(!isLocal && { rel: SPONSORED }) } };
    },
    // Always in this order, so that saving a text again does not change it.
    img: (tagName, { src = "", alt = "", width, height }) => {
      const address = src.startsWith("/") && isLocalUrl(src) ? src : normalizeUrl(src);
      if (address === undefined) return UNWRAPPED;
      return {
        tagName,
        attribs: { src: address, alt, ...(width && { width }), ...(height && { height }), loading: "lazy" },
      };
    },
    // Quill knows one kind of cell; this attribute marks the heads.
    td: (tagName, { class: className, "data-th": isHead }) => ({
      tagName: isHead ? "th" : tagName,
      attribs: { ...(className && { class: className }) },
    }),
  },
};

/** What Quill writes besides, before `convertQuillMarkup` makes plain lists and code blocks of it. */
const QUILL: sanitizeHtml.IOptions = {
  ...CONTENT,
  allowedTags: [...TAGS, "div"],
  allowedAttributes: { ...ATTRIBUTES, li: ["data-list"] },
  allowedClasses: { "*": [...ALIGNMENTS, "ql-indent-*", "ql-code-block", "ql-code-block-container"] },
};
const OF_QUILL = /data-list=|ql-code-block/;
const NO_TAGS: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/** The parser takes time in the square of the depth; no text that anybody wrote comes near this one. */
const DEPTH_MAX = 200;

/** Quill loses one of these at the end of a text each time it reads it. */
const BLANK_LINE = "<p><br /></p>";

/** Elements after which a reader sees a space or a new line. */
const LINES = new Set(["br", "p", "h1", "h2", "h3", "li", "blockquote", "td", "th"]);

/** Raised whenever `sanitize` gives other results than before, so that what is stored is sanitised anew when it is read. */
const RULES = 1;

/** What is stored beside sanitised HTML, so that a text which was written by any other way is noticed. */
export function htmlMark(clean: string): string {
  return `${RULES}-${createHash("sha256").update(clean).digest("base64url").slice(0, 22)}`;
}

/** Stored HTML as it may stand in a page: as it is where its mark fits, else sanitised. */
export function safeHtml(html: string, mark: string | null): string {
  return mark === htmlMark(html) ? html : sanitize(html);
}

/** HTML from an editor without anything that could run or overlay the page, with plain lists and code blocks. */
export function sanitize(html: string): string {
  const spaced = html.replace(/&nbsp;|\u00a0/g, " ");
  const plain = OF_QUILL.test(spaced) ? convertQuillMarkup(parse(spaced, QUILL)) : spaced;
  let clean = preserveSpaces(parse(plain, CONTENT));
  while (clean.endsWith(BLANK_LINE)) clean = clean.slice(0, -BLANK_LINE.length);
  return clean;
}

/** A `<` that begins no tag. The parser takes a microsecond for each, so a noncharacter stands in for it meanwhile. */
const LONE = /<(?![a-z/!?])/gi;
const STAND_IN = "\ufdd0";

/** sanitize-html in linear time: of markup nested deeper than `DEPTH_MAX` only the words are kept. */
function parse(html: string, options: sanitizeHtml.IOptions): string {
  let depth = 0;
  const limited = {
    ...options,
    onOpenTag() {
      if (++depth > DEPTH_MAX) throw new RangeError("nested too deep");
    },
    onCloseTag: () => void depth--,
  };
  try {
    return sanitizeHtml(html.replaceAll(STAND_IN, "").replace(LONE, STAND_IN), limited)
      .replaceAll(STAND_IN, "&lt;")
      .replace(UNWRAPPED_TAG, "");
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return sanitizeHtml(visibleText(html).replaceAll("<", "&lt;"), NO_TAGS);
  }
}

/**
 * What is left of an editor's HTML, which has to show at least `min` characters.
 * Throws `Refusal("invalid")` with the sentence for the field.
 */
export function sanitizeAtLeast(min: number, html: string, field: string, sentence: string): string {
  const clean = sanitize(html);
  if (visibleLength(clean) < min) throw new Refusal("invalid", sentence, { fields: { [field]: sentence } });
  return clean;
}

/** What a reader sees of sanitised HTML, as one line of text (not markup: `<` may occur). */
export function plainText(clean: string): string {
  let text = "";
  const parser = new Parser({
    ontext: (piece) => void (text += piece),
    onclosetag: (name) => void (text += LINES.has(name) ? " " : ""),
  });
  parser.end(clean);
  return text.replace(/\s+/g, " ").trim();
}
