const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&apos;", '"': "&quot;" };
/** Characters that XML 1.0 forbids, even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for elements and attributes; characters that XML forbids are left out. */
export const escapeXml = (text: string) =>
  text.replace(FORBIDDEN, "").replace(/[&<>'"]/g, (character) => ESCAPED[character] ?? character);
