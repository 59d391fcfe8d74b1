import { WORDS_A_MINUTE } from "../../../worker/blog/constants";
import { bareSlug } from "../../../worker/text/slug";
import { plainText, wordCount } from "../../../worker/text/visible-text";

export const readingMinutes = (html: string) => Math.max(1, Math.round(wordCount(html) / WORDS_A_MINUTE));

interface Heading {
  id: string;
  text: string;
}

/** Sanitised headings have no attribute but a class. */
const HEADING = /<h2( class="[^"]*")?>(.*?)<\/h2>/gs;

/** Gives each `h2` of sanitised HTML an id that no other element of the page has; empty ones get none. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  const linked = html.replace(HEADING, (heading, attribute: string | undefined, inner: string) => {
    const text = plainText(inner);
    if (!text) return heading;
    const slug = `bolum-${bareSlug(text)}`;
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    // No slug has two hyphens in a row.
    const id = count === 1 ? slug : `${slug}--${count}`;
    headings.push({ id, text });
    return `<h2 id="${id}"${attribute ?? ""}>${inner}</h2>`;
  });
  return { html: linked, headings };
}
