import { type SQL, sql } from "drizzle-orm";
import { casinos } from "../../db/schema";
import { hostOf } from "../../db/schema/columns";

const hostsOf = (
  column: "url" | "entry_url" | "tracking_url",
) => sql`select id, slug, standing, ${hostOf(column)} as host,
  ${sql.raw(column === "tracking_url" ? "1" : "0")} as is_tracking from ${casinos} where ${sql.raw(column)} is not null`;

/** SQL: `id`, `slug` and `standing` of casinos by `host`. A host of tracking addresses must be of one casino only: networks are of many. */
export const casinoHosts: SQL = sql`(select id, slug, standing, host from
  (select *, min(id) over hosts as lowest, max(id) over hosts as highest
    from (${sql.join([hostsOf("url"), hostsOf("entry_url"), hostsOf("tracking_url")], sql` union all `)})
    window hosts as (partition by host))
  where host <> '' and (not is_tracking or lowest = highest))`;
