import { not, type SQL, sql } from "drizzle-orm";
import type { Bindable } from "../../db/prepared";
import { casinos, former_addresses, promotions } from "../../db/schema";
import { hostOf } from "../../db/schema/columns";
import { isActiveSql } from "../records/active-promotion.server";
import { casinoHosts, isHostOfCasino } from "../records/casino-hosts.server";
import { NO_CASINO_SLUG } from "../text/slug";
import { bareHost } from "../text/url";
import type { TargetFault } from "./state";

/** Without `www.`; empty for what is no URL. */
export const siteHost = (url: string) => bareHost(URL.parse(url)?.hostname ?? "");

const href = '"splash_ads"."href"';
const hrefHost = hostOf(href);
const rest = sql.raw(`(select replace(replace(case when path like '/casino/%' then substr(path, 9)
  when path like '/bonuslar/%' then substr(path, 11) when path like '/git/%' then substr(path, 6) end, '?', '//'), '#', '//')
  || '//' as rest from (select substr(target, instr(target, '/')) as path
  from (select lower(substr(${href}, instr(${href}, '//') + 2)) as target)))`);
const parts = sql`(select casino, substr(more, 1, instr(more, '/') - 1) as promotion from (select
  substr(rest, 1, instr(rest, '/') - 1) as casino, substr(rest, instr(rest, '/') + 1) as more from ${rest}))`;

export interface TargetOptions {
  host: Bindable<string>;
  today: Bindable<string>;
}

export const leadsToOwnPage = (host: Bindable<string>) => sql<number>`${hrefHost} = ${host}`;

// Raw, because SQLite uses a partial index only for its literal condition.
const isAvoided = sql.raw(`c."standing" = 'not_recommended'`);

const former = (path: string) => sql`(select record_id from ${former_addresses} where path = ${sql.raw(path)})`;
const casinoId = sql`coalesce((select id from ${casinos} where id = p.casino),
  (select id from ${casinos} where slug = p.casino), ${former("'/casino/' || p.casino")})`;
const promotionId = sql`coalesce((select id from ${promotions} where id = p.promotion),
  (select id from ${promotions} where slug = p.promotion and casino_id is case p.casino when ${NO_CASINO_SLUG} then null
    else coalesce((select id from ${casinos} where slug = p.casino), '') end),
  ${former("'/bonuslar/' || p.casino || '/' || p.promotion")})`;

/** The casino and, if there is a part for one, the promotion that the path names, by id, slug or former address. */
const named = sql`(select promotion, promotion_id,
    coalesce((select casino_id from ${promotions} where id = promotion_id), casino_id) as casino_id
  from (select p.promotion, ${casinoId} as casino_id, ${promotionId} as promotion_id from ${parts} p where p.casino <> ''))`;

/** SQL: id of the casino whose host the ad has; null without one. */
export const casinoOfHost = sql`(select id from ${casinoHosts}
  where ${isHostOfCasino(hrefHost)} order by length(host) desc limit 1)`;

/** SQL: name of the casino that the ad leads to, by its host, its page or one of its promotions; null without one. */
export const targetCasino = ({ host }: Pick<TargetOptions, "host">) => sql<string | null>`(select name from ${casinos}
  where id = case when ${leadsToOwnPage(host)} then (select casino_id from ${named}) else ${casinoOfHost} end)`;

/** SQL: the ad leads to a casino that is not recommended: to its host, its page or one of its promotions. */
const leadsToAvoidedCasino = ({ host }: TargetOptions) =>
  sql`(exists (select 1 from ${casinoHosts} where standing = 'not_recommended' and ${isHostOfCasino(hrefHost)})
    or ${leadsToOwnPage(host)} and exists (select 1 from ${named} named, ${casinos} c where c.id = named.casino_id and +${isAvoided}))`;

/** SQL: the ad leads to a promotion that is not active. */
const leadsToEndedPromotion = ({ host, today }: TargetOptions) =>
  sql`(${leadsToOwnPage(host)} and exists (select 1 from ${named} named, ${promotions} where ${promotions.id} = named.promotion_id
    and ${not(isActiveSql(promotions, today))}))`;

/** SQL: the ad leads to a casino or a promotion that does not exist. */
const leadsNowhere = ({ host }: TargetOptions) =>
  sql`(${leadsToOwnPage(host)} and exists (select 1 from ${named} named where case named.promotion
    when '' then not exists (select 1 from ${casinos} where id = named.casino_id)
    else not exists (select 1 from ${promotions} where id = named.promotion_id) end))`;

/** SQL: why an active ad does not run. */
export const targetFault = (options: TargetOptions): SQL<TargetFault | null> =>
  sql`case when ${leadsToAvoidedCasino(options)} then 'casino' when ${leadsToEndedPromotion(options)} then 'promotion'
    when ${leadsNowhere(options)} then 'missing' end`;
