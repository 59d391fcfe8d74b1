import { sql, type SQLWrapper } from "drizzle-orm";
import { casinoHosts } from "../records/casino-hosts.server";
import { CITATION, SPONSORED } from "../text/link-relation";
import { storedHtml } from "../text/stored-html";
import { bareHost } from "../text/url";
import { visitAddress } from "./addresses";
import type { Placement } from "./placements";

/** SQL: the casinos whose host a text has, as JSON: their slugs by host. Stored hosts are in lower case. */
export function operatorsIn(text: SQLWrapper) {
  const found = sql`(select json_group_object(host, slug) from ${casinoHosts} where instr(${text}, host))`;
  return sql<string>`case when instr(${text}, '://') then ${found} else '{}' end`.as("operators");
}

/** The address that counts clicks on a link to an operator; undefined for other links. */
export function operatorLink(address: string, operators: string, placement: Placement): string | undefined {
  const slugs = JSON.parse(operators) as Record<string, string>;
  const slug = slugs[bareHost(URL.parse(address)?.hostname ?? "")];
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
