import { sql, type SQLWrapper } from "drizzle-orm";
import { casinoHosts } from "../records/casino-hosts.server";
import { CITATION, PLAIN, SPONSORED } from "../text/link-relation";
import { storedHtml } from "../text/stored-html";
import { bareHost } from "../text/url";
import { visitAddress } from "./addresses";
import type { Placement } from "./placements";

/** SQL: the casinos whose host a text has, as JSON: by host (in lower case) their slug and two flags. */
export function operatorsIn(text: SQLWrapper) {
  const found = sql`(select json_group_object(host, json_array(slug, is_site, standing = 'not_recommended')) from ${casinoHosts} where instr(${text}, host))`;
  return sql<string>`case when instr(${text}, '://') then ${found} else '{}' end`.as("operators");
}

type Operator = [slug: string, isSite: 0 | 1, isAdvisedAgainst: 0 | 1];

/** A link to an operator whose clicks are counted; undefined for other links. */
export function operatorLink(address: string, operators: string, placement: Placement) {
  const known = JSON.parse(operators) as Record<string, Operator>;
  const labels = bareHost(URL.parse(address)?.hostname ?? "").split(".");
  const found = labels.map((_, at) => known[labels.slice(at).join(".")]);
  const [slug, , isAdvisedAgainst] = found.find((operator, at) => operator && (at === 0 || operator[1])) ?? [];
  if (slug) return { href: visitAddress(slug, placement), rel: isAdvisedAgainst ? PLAIN : SPONSORED };
  return undefined;
}

const OUTSIDE_LINK = /<a href="(https?:[^"]*)"(?: rel="[^"]*")?/g;

/** As `storedHtml`, with the links to operators counted, and other links to other sites as plain citations. */
export async function outboundHtml(html: string, mark: string | null, operators: string): Promise<string> {
  return (await storedHtml(html, mark)).replace(OUTSIDE_LINK, (_, address: string) => {
    const link = operatorLink(address.replaceAll("&amp;", "&"), operators, "metin");
    return link ? `<a href="${link.href}" rel="${link.rel}"` : `<a href="${address}" rel="${CITATION}"`;
  });
}
