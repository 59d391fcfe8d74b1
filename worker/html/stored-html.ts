import { htmlMark } from "./mark";

const FIRST_HEADING = /(?<=<\/?)h1\b/g;

/**
 * Stored HTML for a page, whose title is its only `h1` (P1.12): those of the text become `h2`. Sanitises it only if its
 * mark does not match; the large sanitiser is loaded only then.
 */
export async function storedHtml(html: string, mark: string | null): Promise<string> {
  const clean = mark === htmlMark(html) ? html : (await import("./sanitize")).sanitize(html);
  return clean.replace(FIRST_HEADING, "h2");
}
