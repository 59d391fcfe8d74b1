import sanitizeHtml from "sanitize-html";
import { Refusal } from "./http/errors";
import { keepSpaces } from "./kept-spaces";
import { plainMarkup } from "./quill-markup";
import { visibleLength } from "./text";

/** Everything the editor's toolbar can make; whatever else is dropped. */
const CONTENT: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    p: ["class"],
    h1: ["class"],
    h2: ["class"],
    h3: ["class"],
    li: ["class"],
    blockquote: ["class"],
  },
  allowedClasses: { "*": ["ql-align-center", "ql-align-right", "ql-align-justify"] },
  allowedSchemes: ["http", "https"],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: {
        href: attribs.href ?? "",
        ...(!/^[/#]/.test(attribs.href ?? "") && { rel: "sponsored nofollow noopener" }),
      },
    }),
    // Always in this order, so that saving a text again does not change it.
    img: (tagName, { src = "", alt = "", width, height }) => ({
      tagName,
      attribs: { src, alt, ...(width && { width }), ...(height && { height }), loading: "lazy" },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/** Quill loses one of these at the end of a text each time it reads it. */
const BLANK_LINE = "<p><br /></p>";

/** HTML from an editor without anything that could run or overlay the page, with plain lists and code blocks. */
export function sanitize(html: string): string {
  let clean = keepSpaces(sanitizeHtml(plainMarkup(html), CONTENT));
  while (clean.endsWith(BLANK_LINE)) clean = clean.slice(0, -BLANK_LINE.length);
  return clean;
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

/** What a reader sees of the HTML, as one line of text (not markup: `<` may occur). */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(/<(?:br|\/p|\/h\d|\/li|\/blockquote)\b/gi, " $&"), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return unescape(text).replace(/\s+/g, " ").trim();
}

/** sanitize-html writes text with exactly these entities. */
function unescape(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
