import { normalizeUrl } from "../../../worker/text/url";

/** Adds `https://` to a web address that was typed without it; returns other text as it is. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+-]*:/i.test(text);
  return !hasScheme && normalizeUrl(`https://${text}`) ? `https://${text}` : typed;
}
