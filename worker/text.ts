/** Control and format characters, but for line breaks, tabs, and the joiners and tags that emoji are made of. */
const CONTROL = /[[\p{Cc}\p{Cf}]--[\n\t\u200C-\u200D\u{E0020}-\u{E007F}]]/gv;
/** Everything that leaves no ink, the Braille blank included. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const segmenter = new Intl.Segmenter("tr", { granularity: "grapheme" });

/** A visitor's text without control, bidi and zero-width characters (line breaks stay), trimmed, always well-formed. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(CONTROL, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Whether a reader would see nothing of the text. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "") === "";
}

/** Whether the text has at most `limit` characters as a reader counts them; 👩‍👧 and ğ̇ are one each. */
export function isWithin(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  return firstCharacters(text, limit).length === text.length;
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
