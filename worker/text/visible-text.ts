/** Control and format characters except line breaks, tabs and what emoji are made of. */
const CONTROL = /(?![\n\t\u200C\u{E0020}-\u{E007F}]|\u200D)[\p{Cc}\p{Cf}]/gu;
/** U+2800 is the Braille blank. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const segmenter = new Intl.Segmenter("tr", { granularity: "grapheme" });

const LINES_MAX = 40;
/** No language stacks more marks; they would cover neighbouring text. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Composes letters (NFC), drops control, bidi and zero-width characters, stacked marks and line breaks beyond the 40th; trims. */
export function normalizeText(text: string): string {
  const [first = "", ...rest] = withoutControls(text).split("\n");
  const breaks = rest.slice(0, LINES_MAX - 1).map((line) => `\n${line}`);
  return [first, ...breaks, ...rest.slice(LINES_MAX - 1).map((line) => ` ${line}`)].join("");
}

function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(CONTROL, "")
    .replace(STACKED_MARKS, "$1")
    .normalize("NFC")
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "") === "";
}

/** UTF-16 units; the longest emoji take 11. */
export const UNITS_PER_CHARACTER = 16;

/** Counts grapheme clusters: 👩‍👧 and ğ̇ are one each. */
export function isWithin(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  return text.length <= limit * UNITS_PER_CHARACTER && firstCharacters(text, limit).length === text.length;
}

/** Texts of these characters have one grapheme cluster for each. */
const LATIN = /^[ -~\u00A0-\u024F]*$/;

export function firstCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (LATIN.test(text.slice(0, limit + 1))) return text.slice(0, limit).trimEnd();
  let count = 0;
  for (const { index } of segmenter.segment(text)) if (count++ === limit) return text.slice(0, index).trimEnd();
  return text;
}

export function excerpt(text: string, limit: number): string {
  const first = firstCharacters(text, limit);
  return first === text ? text : `${first}…`;
}

const ENTITY = /&(?:(nbsp|amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const NAMED: Record<string, string> = { nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

function decoded(entity: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

export function visibleText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(ENTITY, decoded)
    .replace(/\s+/g, " ")
    .trim();
}

const LINE_TAG = /<\/?(?:br|p|h1|h2|h3|ul|ol|li|blockquote|pre|table|td|th|figure|figcaption)(?=[\s/>])[^>]*>/g;

/** Plain text of sanitised HTML, even if truncated: a space between blocks, none between inline parts. */
export function plainText(clean: string): string {
  return clean
    .replace(LINE_TAG, " ")
    .replace(/<[^>]*(>|$)/g, "")
    .replace(ENTITY, decoded)
    .replace(/\s+/g, " ")
    .trim();
}

export const visibleLength = (html: string): number => textLength(visibleText(html));

/** Visible characters of plain text with white space collapsed; UTF-16 units from 200 on. */
export function textLength(plain: string): number {
  if (isBlank(plain)) return 0;
  const text = plain.replace(/\s+/g, " ").trim();
  return text.length < 200 ? Array.from(segmenter.segment(text)).length : text.length;
}

export function wordCount(html: string): number {
  return visibleText(html)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
