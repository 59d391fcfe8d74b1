import { htmlMark } from "./mark";

/** Stored HTML for a page: as it is where its mark fits, else sanitised. Few pages need the sanitiser, which is large. */
export async function storedHtml(html: string, mark: string | null): Promise<string> {
  return mark === htmlMark(html) ? html : (await import("./sanitize")).sanitize(html);
}
