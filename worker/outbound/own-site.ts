import { Refusal } from "../refusal";
import { bareHost } from "../text/url";

const OWN_SITE = "Bağlantı bu sitenin kendisine gidemez";

const hostOf = (address: string | null) => (address && URL.parse(address)?.hostname) || "";

/** Throws `Refusal("invalid")` for addresses, by field, that lead to the site itself. */
export function refuseOwnSite(addresses: Record<string, string | null>, site: string): void {
  const own = bareHost(hostOf(site));
  const wrong = Object.keys(addresses).filter((field) => bareHost(hostOf(addresses[field] ?? null)) === own);
  if (wrong.length === 0) return;
  throw new Refusal("invalid", OWN_SITE, { fields: Object.fromEntries(wrong.map((field) => [field, OWN_SITE])) });
}
