import { bareHost, normalizeUrl, parsedUrl } from "../text/url";

/** What a tracking address can carry, by its placeholder. */
export const PLACEHOLDERS = {
  yerlesim: "Bağlantının yerleşimi, örneğin kart",
  bonus: "Bonusun slug değeri",
  tik: "Tıklamanın kimliği",
  sayfa: "Bağlantının bulunduğu sayfanın yolu",
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

const NAMED = /\{(\w*)\}/g;
/** What is typed for a placeholder, also with other names, or as browsers encode it. */
const TYPED = /\{[\w.-]*\}|%7B\w+%7D/gi;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

function parts(template: string): [head: string, fragment: string] {
  const end = template.indexOf("#");
  return end < 0 ? [template, ""] : [template.slice(0, end), template.slice(end)];
}

/** Replaces the placeholders before the fragment by their URL-encoded values; the rest stays byte for byte. */
export function fillTemplate(template: string, values: Record<Placeholder, string>): string {
  const [head, fragment] = parts(template);
  const filled = head.replace(NAMED, (whole, name: string) =>
    isPlaceholder(name) ? encodeURIComponent(values[name].toWellFormed()) : whole,
  );
  return filled + fragment;
}

export const hasPlaceholder = (template: string, name: Placeholder) => parts(template)[0].includes(`{${name}}`);

const SAMPLE = { yerlesim: "kart", bonus: "bonus", tik: "1", sayfa: "/" };

/** What is wrong with a template, as a Turkish sentence. */
export function templateFault(template: string): string | undefined {
  const [head, fragment] = parts(template);
  const unknown = head.match(TYPED)?.find((typed) => !isPlaceholder(typed.slice(1, -1)));
  if (unknown) return `${unknown} bilinmiyor. Kullanabilecekleriniz: ${placeholderList}`;
  if (fragment.match(NAMED)) return "# işaretinden sonra yer tutucu kullanılamaz";
  if (/^\w+:\/\/[^/?]*[{}]/.test(head)) return "Alan adında yer tutucu kullanılamaz";
  return normalizeUrl(fillTemplate(template, SAMPLE)) ? undefined : "Geçerli bir URL giriniz";
}

/** What is wrong with placeholders in an address that fills none, as a Turkish sentence. */
export function placeholderFault(address: string): string | undefined {
  const [typed] = address.match(TYPED) ?? [];
  return typed && `${typed} burada doldurulmaz; yer tutucular takip, promosyon ve reklam adreslerinde kullanılır`;
}

const placeholderList = Object.keys(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(", ");

const AUTHORITY = /^https?:\/\/[^/?#]*/i;

/** The address with its origin as browsers write it, the rest byte for byte. */
export const withPlainOrigin = (address: string) =>
  address.replace(AUTHORITY, (authority) => parsedUrl(authority)?.origin ?? authority);

/**
 * The address for a `Location` header: its origin normalised, letters outside ASCII percent-encoded, the rest byte for
 * byte. Undefined unless it is an http(s) URL of another site; `hosts` are this site's.
 */
export function targetAddress(address: string, hosts: string[]): string | undefined {
  const trimmed = address.trim();
  const url = normalizeUrl(trimmed) && URL.parse(trimmed);
  if (!url || hosts.includes(bareHost(url.hostname))) return undefined;
  const rest = trimmed.replace(AUTHORITY, "");
  const path = rest.startsWith("/") ? rest : `/${rest}`;
  return url.origin + path.replace(/[^\x21-\x7e]+/g, (letters) => encodeURIComponent(letters.toWellFormed()));
}
