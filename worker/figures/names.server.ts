import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos } from "../../db/schema";
import { type Addressed, isShown, type Kind, KINDS, nameSql, READ_KINDS, type ReadKind } from "../records/kinds.server";
import type { Span } from "../text/calendar";
import { sinceFirstClick } from "./counted-since.server";
import { isList, LISTS } from "./kinds";
import { viewsByRecord } from "./sums.server";

/** What figures say of a record that is still there. */
export interface Named {
  name: string;
  /** Null while it has no page. */
  path: string | null;
  /** Of a promotion; missing elsewhere. */
  casino?: { id: string; name: string; path: string } | null;
  /** Of a promotion: active, and of no casino that is not recommended. */
  is_offered?: 0 | 1;
}

type AddressedKind = Kind & Pick<Addressed, "table"> & { address: NonNullable<Kind["address"]> };

function fieldsOf(kind: ReadKind, today: string): SQL {
  const { table, address, isPublic }: AddressedKind = KINDS[kind];
  const { prefix, owner } = address;
  const path = sql`${prefix} || ${owner ? sql`coalesce(${casinos.slug}, ${owner.none}) || '/' ||` : sql``} ${table.slug}`;
  const fields = sql`'name', ${nameSql(kind)}, 'path', iif(${isShown(address) ?? sql`1`}, ${path}, null)`;
  if (!owner) return sql`json_object(${fields}) from ${table}`;
  const casino = sql`'id', ${casinos.id}, 'name', ${casinos.name}, 'path', ${KINDS.casino.address.prefix} || ${casinos.slug}`;
  return sql`json_object(${fields}, 'casino', iif(${casinos.id} is null, null, json_object(${casino})),
    'is_offered', ${isPublic?.(today)} and ${casinos.standing} is not 'not_recommended')
    from ${table} left join ${casinos} on ${eq(casinos.id, owner.id)}`;
}

/** SQL: the record that figures name; null if it was deleted, or is of a kind without a page. */
export function namedSql(kind: SQLWrapper, id: SQLWrapper, today: string) {
  const names = READ_KINDS.map(
    (read) => sql`when ${read} then (select ${fieldsOf(read, today)} where ${eq(KINDS[read].table.id, id)})`,
  );
  const named = sql`case ${kind} ${sql.join(names, sql` `)} end`.mapWith((json: string) => JSON.parse(json) as Named);
  return named as SQL<Named | null>;
}

/** SQL: the name of the record that has a link; null for the own link of a casino. */
export const linkName = ({ kind, record_id }: Record<"kind" | "record_id", SQLWrapper>) =>
  sql<string | null>`iif(${kind} = 'casino', null, ${namedSql(kind, record_id, "")} ->> '$.name')`;

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
