import { htmlMark, plainText, sanitize } from "../html/sanitize";
import { firstCharacters } from "../text/visible-text";
import { SHORT_DESCRIPTION_LENGTH } from "./rules";

const LEADING_PARAGRAPH = /^\s*<p(?: [^>]*)?>([\s\S]*?)<\/p>/;

/** Puts the short description before the full text as its leading paragraph, and reads it back from there (B10.3). */
export function composeDescription(short: string | null, full: string) {
  const description = sanitize((short ? `<p>${escapeText(short)}</p>` : "") + full);
  const leading = plainText(LEADING_PARAGRAPH.exec(description)?.[1] ?? "");
  return {
    description,
    html_mark: htmlMark(description),
    short_description: leading || firstCharacters(plainText(description), SHORT_DESCRIPTION_LENGTH),
  };
}

/** The reverse of `composeDescription`: HTML without its leading paragraph, else without its first 150 characters. */
export function fullDescription({ description }: { description: string | null }): string {
  const html = description ?? "";
  if (LEADING_PARAGRAPH.test(html)) return html.replace(LEADING_PARAGRAPH, "").trim();
  return afterCharacters(html, SHORT_DESCRIPTION_LENGTH);
}

/** Counts characters of text, not of markup; drops elements that become empty. */
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
