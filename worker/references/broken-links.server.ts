import { and, eq, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { casinos, former_addresses, media, promotions, record_references, trash } from "../../db/schema";
import { ADDRESSED_BY_SLUG, type Kind, KINDS, REFERRING_KINDS } from "../records/kinds.server";
import { FIXED_PAGES } from "../records/page-path.server";
import { FILES, STATIC_FILES } from "../site-addresses";
import { NO_CASINO_SLUG } from "../text/slug";
import { trashedKey } from "./pictures.server";

const FIXED = [...FIXED_PAGES, "/admin", ...FILES, ...STATIC_FILES];

const { target } = record_references;
/** SQL: the page to look up; for an outbound link, that of its casino or promotion. */
const paths = sql`(select case when ${target} like '/git/%/%' then '/bonuslar/' || substr(${target}, 6)
  when ${target} like '/git/%' then '/casino/' || substr(${target}, 6) else ${target} end as path)`;
const path = sql.raw("linked.path");
const after = (prefix: string) => sql`substr(${path}, ${prefix.length + 1})`;
/** Ids match in any case, slugs do not. */
const idAfter = (prefix: string) => sql`lower(${after(prefix)})`;
const begins = (prefix: string) => sql`${path} like ${`${prefix}%`}`;

/** The last two segments of `/bonuslar/<casino>/<promotion>`. */
const bonus = after("/bonuslar/");
const casinoSlug = sql`substr(${bonus}, 1, instr(${bonus}, '/') - 1)`;
const promotionSlug = sql`substr(${bonus}, instr(${bonus}, '/') + 1)`;

const atPrefix = ADDRESSED_BY_SLUG.toSorted((one, other) => other.prefix.length - one.prefix.length).map(
  ({ table, prefix, isShown }) => {
    const isRecord = or(eq(table.slug, after(prefix)), eq(table.id, idAfter(prefix)));
    return sql`when ${begins(prefix)} then exists (select 1 from ${table} where ${and(isRecord, isShown)})`;
  },
);

/** SQL: the site has a page at the address, or redirects to one by id. A similar slug does not count. */
const isPage = sql`case
  when lower(${path}) in (select value from json_each(${JSON.stringify(FIXED)})) or ${begins("/admin/")} then 1
  when ${begins("/bonuslar/")} then exists (select 1 from ${promotions} where ${promotions.slug} = ${promotionSlug}
      and ${promotions.casino_id} = (select id from ${casinos} where slug = ${casinoSlug}))
    or exists (select 1 from ${promotions} where ${promotions.slug} = ${promotionSlug}
      and ${promotions.casino_id} is null and ${casinoSlug} = ${NO_CASINO_SLUG})
    or exists (select 1 from ${promotions} where ${promotions.id} = lower(${promotionSlug}))
  when ${begins("/promotion/")} then exists (select 1 from ${promotions} where ${promotions.id} = ${idAfter("/promotion/")})
  ${sql.join(atPrefix, sql` `)} end`;

/** SQL: the address is a former address of a record with a page. */
const isFormer = sql`exists (select 1 from ${former_addresses} as former where former.path = ${path} and (${or(
  sql`exists (select 1 from ${promotions} where ${promotions.id} = former.record_id)`,
  ...ADDRESSED_BY_SLUG.map(
    ({ table, isShown }) =>
      sql`exists (select 1 from ${table} where ${and(sql`${table.id} = former.record_id`, isShown)})`,
  ),
)}))`;

export const isBrokenLink: SQL | undefined = and(
  eq(record_references.type, "link"),
  sql`exists (select 1 from ${paths} as linked where not ${isPage} and not ${isFormer})`,
);

/** SQL: neither library nor trash has a picture with this key, or its file is gone. */
export function isLostKey(key: SQLWrapper): SQL {
  return sql`(not exists (select 1 from ${media} where ${media.key} = ${key} and ${media.is_lost} = 0)
    and not exists (select 1 from ${trash} where ${trash.kind} = 'image' and ${trashedKey} = ${key}))`;
}

export const isLostPicture: SQL | undefined = and(eq(record_references.type, "picture"), isLostKey(target));

export const isTrashedReferrer: SQL = sql`${record_references.record_id} in (select id from ${trash})`;

/** SQL: the referring record is public; `today` is a day in Istanbul. */
export function isPublicReferrer(today: string): SQL {
  const { kind, record_id } = record_references;
  const cases = REFERRING_KINDS.flatMap((referring) => {
    const { table, isPublic }: Kind = KINDS[referring];
    if (!isPublic) return [];
    return sql`when ${referring} then exists (select 1 from ${table} where ${table.id} = ${record_id} and ${isPublic(today)})`;
  });
  return sql`case ${kind} ${sql.join(cases, sql` `)} else not ${isTrashedReferrer} end`;
}
