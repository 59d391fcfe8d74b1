import sanitizeHtml from "sanitize-html";
import { Refusal } from "./http/errors";
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

const LIST = /<ol\b[^>]*>((?:(?!<\/?[ou]l\b)[\s\S])*)<\/ol>/gi;
const ITEM = /<li\b([^>]*)>((?:(?!<\/?li\b)[\s\S])*)<\/li>/gi;
const CODE = /<div class="ql-code-block-container"[^>]*>((?:(?!<\/?(?:p|h[1-6]|ol|ul)\b)[\s\S])*?<\/div>)\s*<\/div>/gi;
const CODE_LINE = /<div class="ql-code-block"[^>]*>([\s\S]*?)<\/div>/gi;

/** HTML from an editor without anything that could run or overlay the page, with plain lists and code blocks. */
export function sanitize(html: string): string {
  return sanitizeHtml(plainMarkup(html), CONTENT);
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

/**
 * Quill writes every list as `<ol>` with the kind at each item, code as lines of `<div>`, and every space as one that
 * breaks no line; this is plain HTML.
 */
function plainMarkup(html: string): string {
  return html
    .replace(/&nbsp;|\u00a0/g, " ")
    .replace(LIST, (list, body: string) => (body.includes("data-list=") ? listsOf(body) : list))
    .replace(CODE, (_, body: string) => `<pre>${codeOf(body)}</pre>`);
}

/** The lines of a code block, without blank ones around them: browsers drop a line break after `<pre>`. */
function codeOf(body: string): string {
  return Array.from(body.matchAll(CODE_LINE), ([, line = ""]) => line.replace(/^<br\s*\/?>$/, ""))
    .join("\n")
    .replace(/^\n+|\n+$/g, "");
}

function listsOf(body: string): string {
  let html = "";
  let open = "";
  for (const [, attributes = "", content = ""] of body.matchAll(ITEM)) {
    const kind = /data-list="ordered"/.test(attributes) ? "ol" : "ul";
    if (kind !== open) html += `${open && `</${open}>`}<${kind}>`;
    open = kind;
    const align = /\bql-align-(?:center|right|justify)\b/.exec(attributes)?.[0];
    html += `<li${align ? ` class="${align}"` : ""}>${content}</li>`;
  }
  return open ? `${html}</${open}>` : "";
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
