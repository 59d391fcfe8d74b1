import type { Db } from "../../db/client";
import type { Span } from "../text/calendar";
import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { casinos, promotions } from "../../db/schema";
import { isActiveSql } from "../records/active-promotion.server";
import { isShown, KINDS, nameSql, type RecordTable } from "../records/kinds.server";
import { NO_CASINO_SLUG } from "../text/slug";
import { sinceFirstClick } from "./counted-since.server";
import { isList, LISTS, READ_KINDS, type ReadKind } from "./kinds";
import { viewsByRecord } from "./sums.server";

/** What figures say of a record that is still there. */
export interface Named {
  name: string;
  /** Null while it has no page. */
  path: string | null;
  /** Of a promotion. */
  casino: { id: string; name: string; path: string } | null;
  /** Of a promotion: active, and of no casino that is not recommended. */
  is_offered: 0 | 1 | null;
}

const casinoPath = sql`${KINDS.casino.address.prefix} || ${casinos.slug}`;

function fieldsOf(kind: ReadKind, today: string): SQL {
  if (kind === "promotion")
    return sql`'path', '/bonuslar/' || coalesce(${casinos.slug}, ${NO_CASINO_SLUG}) || '/' || ${promotions.slug},
      'casino', iif(${casinos.id} is null, null, json_object('id', ${casinos.id}, 'name', ${casinos.name}, 'path', ${casinoPath})),
      'is_offered', ${isActiveSql(promotions, today)} and ${casinos.standing} is not 'not_recommended')
    from ${promotions} left join ${casinos} on ${eq(casinos.id, promotions.casino_id)}`;
  const { table, address } = KINDS[kind];
  return sql`'path', iif(${isShown(address) ?? sql`1`}, ${address.prefix} || ${table.slug}, null)) from ${table}`;
}

/** SQL: the record that figures name; null if it was deleted, or is of a kind without a page. */
export function namedSql(kind: SQLWrapper, id: SQLWrapper, today: string) {
  const names = READ_KINDS.map((read) => {
    const { table }: { table: RecordTable } = KINDS[read];
    return sql`when ${read} then (select json_object('name', ${nameSql(read)}, ${fieldsOf(read, today)} where ${table.id} = ${id})`;
  });
  const named = sql`case ${kind} ${sql.join(names, sql` `)} end`.mapWith((json: string) => JSON.parse(json) as Named);
  return named as SQL<Named | null>;
}

/** Query: views by record and list, and shows of ads, since the first click. */
export function viewsSinceFirstClick(db: Db, { from, to }: Span, today: string) {
  const viewed = viewsByRecord(db, sinceFirstClick(from), to, [...READ_KINDS, "list", "ad"]);
  return db
    .select({
      kind: viewed.kind,
      id: viewed.id,
      views: viewed.count,
      named: namedSql(viewed.kind, viewed.id, today).as("named"),
    })
    .from(viewed);
}

type Viewed = Awaited<ReturnType<typeof viewsSinceFirstClick>>[number];

/** The path of a viewed record or list; null if it has no page. */
export const pathOf = ({ kind, id, named }: Pick<Viewed, "kind" | "id" | "named">) =>
  kind === "list" && isList(id) ? LISTS[id] : (named?.path ?? null);
