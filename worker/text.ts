const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/g;
const INVISIBLE = /[\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]/g;
const segmenter = new Intl.Segmenter("tr", { granularity: "grapheme" });

/** A visitor's text without control, bidi and zero-width characters (line breaks stay), trimmed, always well-formed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROL, "").replace(/\n{3,}/g, "\n\n").trim();
}

/** Whether a reader would see nothing of the text. */
export function isBlank(text: string): boolean {
  return text.replace(CONTROL, "").replace(INVISIBLE, "") === "";
}

/** Whether the text has at most `limit` characters as a reader counts them; 👩‍👧 and ğ̇ are one each. */
export function isWithin(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  let count = 0;
  for (const _ of segmenter.segment(text)) if (++count > limit) return false;
  return true;
}

/** The first `limit` characters, never half of one. */
export function firstCharacters(text: string, limit: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) if (count++ === limit) return text.slice(0, index).trimEnd();
  return text;
}

/** The first `limit` characters, with an ellipsis where something was cut. */
export function excerpt(text: string, limit: number): string {
  const first = firstCharacters(text, limit);
  return first === text ? text : `${first}…`;
}
