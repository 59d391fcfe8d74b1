const UNSAFE_CHARACTERS = /[\s\\\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
/** Browsers accept `https:evil` and `https:///evil`; we do not. */
const SCHEME_AND_HOST = /^https?:\/\/[^/]/i;
const PUBLIC_HOST = /[^.]\.[a-z][a-z\d-]*\.?$/;

/** The http(s) URL of a public host, normalised; undefined for anything else. */
export function normalizeUrl(text: string): string | undefined {
  const trimmed = text.trim();
  if (UNSAFE_CHARACTERS.test(trimmed) || !SCHEME_AND_HOST.test(trimmed)) return undefined;
  const url = parsed(trimmed);
  if (!url || !PUBLIC_HOST.test(url.hostname) || url.username || url.password) return undefined;
  return url.href;
}

export function isLocalUrl(text: string): boolean {
  return /^(?:\/(?!\/)|#)/.test(text) && !UNSAFE_CHARACTERS.test(text);
}

/** `URL.parse` and `URL.canParse` are missing in Safari 16.4. */
function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
