import * as z from "zod";
import { REDIRECT_STATUSES } from "../../db/schema/redirects";
import { expectedVersion, flag, optionalLine } from "../fields";
import { bareHost, normalizeUrl, parsedUrl } from "../text/url";
import { addressKey, CLOSED_SEGMENTS, WILDCARD } from "./address-key";

export const REDIRECTS_MAX = 20_000;
export const TOO_MANY = "En çok 20.000 yönlendirme olabilir; artık gerekmeyenleri silin";
const LENGTH_MAX = 1_000;
const TOO_LONG = "Adres en çok 1.000 karakter olabilir";
const SOURCE_MISSING = "Eski adresi yazın";
const TARGET_MISSING = "Yeni adresi yazın";
const NO_PATH = "Adres / ile başlamalıdır, örneğin /eski-yazi";
const NO_TARGET = "Bu sitenin / ile başlayan bir adresini ya da https:// ile başlayan bir adres yazın";
const NOT_SECURE = "Başka bir sitenin adresi https:// ile başlamalıdır";
const UNREADABLE = "Adreste görünmeyen karakterler var";
const NO_HOME = "Ana sayfa yönlendirilemez";
const WHOLE_SITE = "/* tüm siteyi kapsar; bir klasör yazın, örneğin /eski/*";
const NO_WILDCARD = "* yalnızca adresin sonunda, / işaretinden sonra olabilir, örneğin /eski/*";
export const TAKEN = "Bu adresin kuralı var";
export const TO_ITSELF = "Kural kendi adresine gidiyor";

const closedFault = (key: string) => {
  const [, segment = ""] = key.split(/[/?]/);
  return CLOSED_SEGMENTS.includes(segment) ? `/${segment} adresleri yönlendirmede kullanılamaz` : undefined;
};

const isUnreadable = (address: string) => /[\p{Cc}\p{Cf}]/u.test(address + addressKey(address));

/** A path without dot segments, or undefined where browsers would read another site. */
function pathIn(address: string): URL | undefined {
  const url =
    /^\/(?![/\\])/.test(address) && !address.includes("\\") ? parsedUrl(`https://site.invalid${address}`) : undefined;
  return url?.hostname === "site.invalid" ? url : undefined;
}

/** A path of the site for its whole address, also without `www.`; others as they are. */
export function ownPath(address: string, site: string): string {
  const url = /^https?:\/\//i.test(address) ? parsedUrl(address) : undefined;
  const own = parsedUrl(site);
  if (!url || !own || bareHost(url.host) !== bareHost(own.host)) return address;
  return address.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

/** Why an address cannot be a source. */
export function sourceFault(source: string): string | undefined {
  if (isUnreadable(source)) return UNREADABLE;
  if (!pathIn(source)) return NO_PATH;
  const key = addressKey(source);
  if (key === "/") return NO_HOME;
  if (key === WILDCARD) return WHOLE_SITE;
  if (key.replace(/\/\*$/, "").includes("*")) return NO_WILDCARD;
  return closedFault(key) ?? closedFault(addressKey(pathIn(source)?.pathname ?? ""));
}

/** Why an address cannot be a target. */
export function targetFault(target: string): string | undefined {
  if (isUnreadable(target)) return UNREADABLE;
  if (/^http:\/\//i.test(target)) return NOT_SECURE;
  if (/^https:\/\//i.test(target)) return normalizeUrl(target) ? undefined : NO_TARGET;
  const url = pathIn(target);
  return url ? (closedFault(addressKey(target)) ?? closedFault(addressKey(url.pathname))) : NO_TARGET;
}

const typedAddress = (missing: string) =>
  z.string({ error: missing }).normalize("NFC").trim().max(LENGTH_MAX, TOO_LONG);

export const redirectInput = z
  .strictObject({
    source: typedAddress(SOURCE_MISSING)
      .min(1, SOURCE_MISSING)
      .transform((text) => text.replace(/#.*$/s, "").replace(/^\?/, "/?")),
    target: typedAddress(TARGET_MISSING).default(""),
    status: z.enum(REDIRECT_STATUSES, { error: "Türü listeden seçin" }).default("301"),
    is_active: flag.default(true),
    note: optionalLine(500),
  })
  .superRefine(({ source, target, status }, context) => {
    const refuse = (field: string, message: string | undefined) =>
      message && context.addIssue({ code: "custom", path: [field], message });
    // Whole addresses are judged where the site is known.
    if (!/^https?:/i.test(source)) refuse("source", sourceFault(source));
    if (status === "410") return;
    if (!/^http:/i.test(target)) refuse("target", target ? targetFault(target) : TARGET_MISSING);
  });
export type RedirectInput = z.infer<typeof redirectInput>;

export const redirectUpdate = redirectInput.safeExtend({ updated_at: expectedVersion });
