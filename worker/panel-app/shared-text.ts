/** Session storage key of a text (JSON) that another app shared, until the form for a new promotion takes it. */
export const SHARED_KEY = "panel-shared";

/** Title, text and address of a share, without what another one has already. */
export function sharedText(parts: string[]): string {
  const texts = parts.map((part) => part.replace(/\r\n?/g, "\n").trim());
  const isNew = (text: string, i: number) =>
    text !== "" && !texts.some((other, j) => i !== j && other.includes(text) && (other !== text || j < i));
  return texts.filter(isNew).join("\n\n");
}
