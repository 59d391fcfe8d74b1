import { contactUrl, isLocalUrl, normalizeUrl } from "../../../worker/text/url";

export const INVALID_ADDRESS = "Geçerli bir URL giriniz";

/** Normalizes a site-relative or web address, adding `https://` if missing; undefined when invalid. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isLocalUrl(text)) return text;
  return normalizeUrl(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
}

const MAIL = /^[^\s@/:]+@[^\s@/:]+$/;

/** Like `typedAddress` for links, which may also be e-mail addresses and telephone numbers (B6.2). */
export function typedLink(typed: string): string | undefined {
  const text = typed.trim();
  return contactUrl(MAIL.test(text) ? `mailto:${text}` : text) ?? typedAddress(text);
}
