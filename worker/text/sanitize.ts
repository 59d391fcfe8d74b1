import sanitizeHtml from "sanitize-html";
import { Refusal } from "../refusal";
import { withoutBlockComments } from "./block-comments";
import { htmlMark } from "./mark";
import { isEmoji, isRepetition, isShownAsBlock, isStruck, showsLineBreaks, keptName, TEXT_BLOCKS } from "./elements";
import { normalizeFigures, PICTURE_WIDTHS } from "./figures";
import { HINTS, normalizeFlow } from "./flow";
import { preserveSpaces } from "./preserve-spaces";
import { CITATION } from "./link-relation";
import { convertQuillMarkup } from "./quill-markup";
import { visibleLength, visibleText } from "./visible-text";
import { contactUrl, isLocalUrl, linkUrl, normalizeUrl } from "./url";

const UNWRAPPED = { tagName: "unwrapped", attribs: {} };
const UNWRAPPED_TAG = /<\/?unwrapped>/g;

const TAGS = [...TEXT_BLOCKS, ..."br strong b em i u s sup sub code a img".split(" "), UNWRAPPED.tagName];
const ATTRIBUTES = {
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  ol: ["start"],
};
const ALIGNMENTS = ["ql-align-center", "ql-align-right", "ql-align-justify"];

const START_OTHER_THAN_1 = /^(?!1$)-?(?:0|[1-9]\d{0,5})$/;

const CONTENT: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTES,
  allowedClasses: { "*": ALIGNMENTS, img: PICTURE_WIDTHS, figure: PICTURE_WIDTHS },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href = "" }) => {
      const address = linkUrl(href);
      if (address === undefined) return UNWRAPPED;
      const isOutside = !isLocalUrl(address) && !contactUrl(address);
      return { tagName, attribs: { href: address, ...(isOutside && { rel: CITATION }) } };
    },
    img: (tagName, { src = "", alt = "", width, height, class: className }) => {
      const address = src.startsWith("/") && isLocalUrl(src) ? src : normalizeUrl(src);
      if (address === undefined) return UNWRAPPED;
      return {
        tagName,
        attribs: {
          ...(className && PICTURE_WIDTHS.includes(className) && { class: className }),
          ...{ src: address, alt, ...(width && { width }), ...(height && { height }), loading: "lazy" },
        },
      };
    },
    ol: (tagName, { start = "1" }) => ({ tagName, attribs: START_OTHER_THAN_1.test(start) ? { start } : {} }),
    // Quill has no `th`.
    td: (tagName, { class: className, "data-th": isHead }) => ({
      tagName: isHead ? "th" : tagName,
      attribs: { ...(className && { class: className }) },
    }),
  },
};

const HIDDEN_TAGS = ["script", "style", "textarea", "option", "xmp", "title", "template"];

/** The first pass renames what the text does not know and keeps what the editor and `normalizeFlow` need. */
const INCOMING: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS, "div", "span"],
  allowedAttributes: {
    ...{
      a: ["href"],
      img: ["src", "alt", "width", "height"],
      ol: ["start"],
      li: ["data-list", "data-list-start"],
      td: ["data-th"],
    },
    "*": Object.values(HINTS),
  },
  allowedClasses: {
    ...CONTENT.allowedClasses,
    "*": [...ALIGNMENTS, "ql-indent-*", "ql-code-block", "ql-code-block-container"],
  },
  allowedSchemes: CONTENT.allowedSchemes,
  nonTextTags: HIDDEN_TAGS,
  transformTags: {
    "*": (name, { style = "", ...attribs }) => {
      if (isRepetition(name, attribs["aria-hidden"])) return { tagName: "template", attribs: {} };
      const hints = [
        isShownAsBlock(style) && name !== "img" && HINTS.block,
        isStruck(style) && HINTS.struck,
        showsLineBreaks(style) && HINTS.lines,
        name === "img" && isEmojiPicture(attribs) && HINTS.text,
      ].filter((hint) => hint !== false);
      const kept = keptName(name, style);
      return {
        tagName:
          hints.length > 0 && !TAGS.includes(kept) && !HIDDEN_TAGS.includes(kept) && kept !== "div" ? "span" : kept,
        attribs: { ...withoutHints(attribs), ...Object.fromEntries(hints.map((hint) => [hint, "1"])) },
      };
    },
  },
};

/** Other programs use the same names. */
const withoutHints = (attribs: sanitizeHtml.Attributes) =>
  Object.fromEntries(Object.entries(attribs).filter(([name]) => !Object.values(HINTS).includes(name)));

const isEmojiPicture = ({ alt = "", class: className = "", src = "" }: sanitizeHtml.Attributes) =>
  isEmoji(alt, className, src);

const OF_QUILL = /data-list=|ql-code-block|ql-indent-/;
const NO_TAGS: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/** Parsing time is quadratic in the depth. */
const DEPTH_MAX = 200;

const QUILL_BLANK_LINE = "<p><br /></p>";

/** The parser is slow for each `<` outside a tag, so a noncharacter replaces it. */
const LONE = /<(?![a-z/!?])/gi;
const STAND_IN = "\ufdd0";

export function safeHtml(html: string, mark: string | null): string {
  return mark === htmlMark(html) ? html : sanitize(html);
}

export function sanitize(html: string): string {
  const spaced = withoutBlockComments(html).replace(/&nbsp;|\u00a0/g, " ");
  const known = parse(spaced.replaceAll(STAND_IN, "").replace(LONE, STAND_IN), INCOMING);
  const plain = OF_QUILL.test(known) ? convertQuillMarkup(known) : known;
  const safe = parse(normalizeFlow(plain), CONTENT).replaceAll(STAND_IN, "&lt;");
  let clean = preserveSpaces(normalizeFigures(safe));
  while (clean.endsWith(QUILL_BLANK_LINE)) clean = clean.slice(0, -QUILL_BLANK_LINE.length);
  return clean;
}

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
    return sanitizeHtml(html, limited).replace(UNWRAPPED_TAG, "");
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return sanitizeHtml(visibleText(html).replaceAll("<", STAND_IN), NO_TAGS);
  }
}

/** Throws `Refusal("invalid")` below `min` visible characters. */
export function sanitizeAtLeast(min: number, html: string, field: string, sentence: string): string {
  const clean = sanitize(html);
  if (visibleLength(clean) < min) throw new Refusal("invalid", sentence, { fields: { [field]: sentence } });
  return clean;
}
