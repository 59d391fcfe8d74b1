import { sql, type SQLWrapper } from "drizzle-orm";
import { casinoHosts } from "../records/casino-hosts.server";
import { CITATION, SPONSORED } from "../text/link-relation";
import { storedHtml } from "../text/stored-html";
import { bareHost } from "../text/url";
import { visitAddress } from "./addresses";
import type { Placement } from "./placements";

/** SQL: the casinos whose host a text has, as JSON: by host (in lower case) their slug and whether it has subdomains. */
export function operatorsIn(text: SQLWrapper) {
  const found = sql`(select json_group_object(host, json_array(slug, is_site)) from ${casinoHosts} where instr(${text}, host))`;
  return sql<string>`case when instr(${text}, '://') then ${found} else '{}' end`.as("operators");
}

/** The address that counts clicks on a link to an operator; undefined for other links. */
export function operatorLink(address: string, operators: string, placement: Placement): string | undefined {
  const known = JSON.parse(operators) as Record<string, [slug: string, isSite: 0 | 1]>;
  const labels = bareHost(URL.parse(address)?.hostname ?? "").split(".");
  const found = labels.map((_, at) => known[labels.slice(at).join(".")]);
  const [slug] = found.find((operator, at) => operator && (at === 0 || operator[1])) ?? [];
  return slug && visitAddress(slug, placement);
}

const OUTSIDE_LINK = /<a href="(https?:[^"]*)"(?: rel="[^"]*")?/g;

/** As `storedHtml`, with the links to operators counted, and other links to other sites as plain citations. */
export async function outboundHtml(html: string, mark: string | null, operators: string): Promise<string> {
  return (await storedHtml(html, mark)).replace(OUTSIDE_LINK, (_, address: string) => {
    const link = operatorLink(address.replaceAll("&amp;", "&"), operators, "metin");
    return link ? `<a href="${link}" rel="${SPONSORED}"` : `<a href="${address}" rel="${CITATION}"`;
  });
}
