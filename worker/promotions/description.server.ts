import { htmlMark, plainText, sanitize } from "../html/sanitize";
import { firstCharacters } from "../text/visible-text";
import { SHORT_DESCRIPTION } from "./rules";

const LEADING_PARAGRAPH = /^\s*<p(?: [^>]*)?>([\s\S]*?)<\/p>/;

/**
 * Composes a promotion's HTML (B10.3): a short description leads as a paragraph of its own, the full
 * text follows. The short description shown and searched is the text of the leading paragraph, else the first 150
 * characters of the text.
 */
export function describe(short: string | null, full: string) {
  const description = sanitize((short ? `<p>${escapeText(short)}</p>` : "") + full);
  const leading = plainText(LEADING_PARAGRAPH.exec(description)?.[1] ?? "");
  return {
    description,
    html_mark: htmlMark(description),
    short_description: leading || firstCharacters(plainText(description), SHORT_DESCRIPTION),
  };
}

/** The text without its short description, as it is edited: what follows the leading paragraph, else the first 150 characters. */
export function fullDescription({ description }: { description: string | null }): string {
  const html = description ?? "";
  if (LEADING_PARAGRAPH.test(html)) return html.replace(LEADING_PARAGRAPH, "").trim();
  return afterCharacters(html, SHORT_DESCRIPTION);
}

/** HTML without the first characters of its text; elements left empty go with them. */
function afterCharacters(html: string, count: number): string {
  let left = count;
  const rest = html.replace(/(<[^>]*>)|&#?\w+;|[^<]/gu, (all: string, tag: string | undefined) =>
    tag || left-- <= 0 ? all : "",
  );
  return rest.replace(/<(\w+)[^>]*>\s*<\/\1>/g, "").trim();
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
