import { sql, type SQLWrapper } from "drizzle-orm";
import { hostOf } from "../../db/schema/columns";
import { casinos } from "../../db/schema";
import { CITATION, SPONSORED } from "../text/link-relation";
import { storedHtml } from "../text/stored-html";
import { visitAddress } from "./addresses";
import { bareHost } from "./template";

/** SQL: the casinos whose host a text has, as JSON: their slugs by host. */
export function operatorsIn(text: SQLWrapper) {
  const hosts = sql`select slug, ${hostOf("url")} as host from ${casinos}
    union all select slug, ${hostOf("entry_url")} from ${casinos} where entry_url is not null`;
  return sql<string>`(select json_group_object(host, slug) from (${hosts}) where host <> '' and instr(lower(${text}), host))`.as(
    "operators",
  );
}

const OUTSIDE_LINK = /<a href="(https?:[^"]*)"(?: rel="[^"]*")?/g;

/** As `storedHtml`, with the links to operators counted, and other links to other sites as plain citations. */
export async function outboundHtml(html: string, mark: string | null, operators: string): Promise<string> {
  const slugs = JSON.parse(operators) as Record<string, string>;
  return (await storedHtml(html, mark)).replace(OUTSIDE_LINK, (_, address: string) => {
    const slug = slugs[bareHost(URL.parse(address.replaceAll("&amp;", "&"))?.hostname ?? "")];
    return slug
      ? `<a href="${visitAddress(slug, "metin")}" rel="${SPONSORED}"`
      : `<a href="${address}" rel="${CITATION}"`;
  });
}
