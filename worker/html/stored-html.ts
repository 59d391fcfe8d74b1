import { htmlMark } from "./mark";

/** Sanitises stored HTML only if its mark does not match; the large sanitiser is loaded only then. */
export async function storedHtml(html: string, mark: string | null): Promise<string> {
  return mark === htmlMark(html) ? html : (await import("./sanitize")).sanitize(html);
}
