const UNSAFE_CHARACTERS = /[\s\\\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
/** Browsers accept `https:evil` and `https:///evil`; we do not. */
const SCHEME_AND_HOST = /^https?:\/\/[^/]/i;
const PUBLIC_HOST = /[^.]\.[a-z][a-z\d-]*\.?$/;

/** The http(s) URL of a public host, normalised; undefined for anything else. */
export function normalizeUrl(text: string): string | undefined {
  const trimmed = text.trim();
  if (UNSAFE_CHARACTERS.test(trimmed) || !SCHEME_AND_HOST.test(trimmed)) return undefined;
  const url = parsedUrl(trimmed);
  if (!url || !PUBLIC_HOST.test(url.hostname) || url.username || url.password) return undefined;
  return url.href;
}

export const bareHost = (host: string) => host.replace(/^www\./, "").replace(/\.$/, "");

export function isLocalUrl(text: string): boolean {
  return /^(?:\/(?!\/)|#)/.test(text) && !UNSAFE_CHARACTERS.test(text);
}

const MAIL = /^mailto:[^\s"'<>@/?#]+@[^\s"'<>@/?#]+\.\p{L}{2,}(?:\?[^\s"'<>]*)?$/iu;
const PHONE = /^tel:\+?[\d*().-]{2,30}$/i;

/** The `mailto:` or `tel:` URL, normalised; undefined for anything else. */
export function contactUrl(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^tel:/i.test(trimmed)) {
    const phone = trimmed.replace(/ /g, "");
    return PHONE.test(phone) ? phone.toLowerCase() : undefined;
  }
  return MAIL.test(trimmed) && !UNSAFE_CHARACTERS.test(trimmed) ? parsedUrl(trimmed)?.href : undefined;
}

/** What a link in a text may lead to: a page of this site, an http(s) URL, an e-mail address or a telephone number. */
export const linkUrl = (text: string) => (isLocalUrl(text) ? text : (normalizeUrl(text) ?? contactUrl(text)));

/** `URL.parse` and `URL.canParse` are missing in Safari 16.4. */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
