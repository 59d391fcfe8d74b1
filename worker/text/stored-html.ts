import { htmlMark } from "./mark";

const FIRST_HEADING = /(?<=<\/?)h1\b/g;

/** HTML for a page, whose `h1` is its title (P1.12); the large sanitiser is loaded only for a mark that does not match. */
export async function storedHtml(html: string, mark: string | null): Promise<string> {
  const clean = mark === htmlMark(html) ? html : (await import("./sanitize")).sanitize(html);
  return clean.replace(FIRST_HEADING, "h2");
}
