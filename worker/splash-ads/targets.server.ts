import { type SQL, sql } from "drizzle-orm";
import type { Bindable } from "../../db/prepared";
import { casinos } from "../../db/schema";
import { hostOf } from "../../db/schema/columns";

/** Without `www.`; empty for what is no URL. */
export const siteHost = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, "") ?? "";

const href = '"splash_ads"."href"';
const target = sql.raw(`lower(substr(${href}, instr(${href}, '//') + 2))`);
const path = sql`substr(${target}, instr(${target}, '/'))`;
const key = sql`case when ${path} like '/casino/%' then substr(${path}, 9) when ${path} like '/bonuslar/%' then substr(${path}, 11) end`;
const wholeKey = sql`substr(${key}, 1, instr(replace(replace(${key}, '?', '/'), '#', '/') || '/', '/') - 1)`;

/** SQL: the ad leads to a casino that is not recommended: to its host, its page or one of its promotions. */
export function leadsToAvoidedCasino(host: Bindable<string>): SQL {
  // Raw, because SQLite uses a partial index only for its literal condition.
  const isAvoided = sql.raw(`c."standing" = 'not_recommended'`);
  return sql`(exists (select 1 from ${casinos} c where ${isAvoided} and ${hostOf('c."url"')} = ${hostOf(href)})
    or ${hostOf(href)} = ${host} and exists (select 1 from ${casinos} c where c.slug = ${wholeKey} and +${isAvoided})
    or ${hostOf(href)} = ${host} and exists (select 1 from ${casinos} c where c.id = ${wholeKey} and +${isAvoided}))`;
}
