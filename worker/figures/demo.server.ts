import { and, eq, getTableColumns, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import {
  conversions,
  daily_clicks,
  daily_views,
  daily_visits,
  promotions,
  removed_figures,
  trash,
} from "../../db/schema";
import { rowJson } from "../records/row-json.server";
import { isOneOf } from "../records/selection.server";

/** UUIDs of version 8 are ids of demo content; those of other records have version 4. */
const DEMO_ID = /^.{14}8/;
export const isDemoId = (id: SQLiteColumn): SQL => sql`substr(${id}, 15, 1) = '8'`;

const KEPT_MS = 30 * 86_400_000;

/** What the invented visits and views of lists go with, beside the ids of records. */
const DEMO = "demo";

/** SQL: unedited promotions of the demo are there. */
const hasDemo = sql`exists (select 1 from ${promotions}
  where ${and(isDemoId(promotions.id), isNull(promotions.updated_by))})`;

/** Clicks of the demo go with its casino, too, those of other records do not. */
const ofLink = ({ record_id, casino_id }: Record<"record_id" | "casino_id", SQLiteColumn>, gone: SQL) =>
  sql`case when ${record_id} in ${gone} then ${record_id} when ${isDemoId(record_id)} then ${casino_id} end`;
/** Tables with the record with which a row goes. Tracked clicks stay, so that late postbacks find them. */
const SOURCES: [name: string, table: SQLiteTable, ownerOf: (gone: SQL) => SQL][] = [
  ["daily_views", daily_views, () => sql`iif(${daily_views.is_demo}, ${DEMO}, ${daily_views.record_id})`],
  ["daily_visits", daily_visits, () => sql`iif(${daily_visits.is_demo}, ${DEMO}, null)`],
  ["daily_clicks", daily_clicks, (gone) => ofLink(daily_clicks, gone)],
  ["conversions", conversions, (gone) => ofLink(conversions, gone)],
];

/** Statements: take away the figures of demo content among `ids` that is in the trash. */
export function removeDemoFigures(db: Db, ids: readonly string[], now: Date): BatchItem<"sqlite">[] {
  const demo = ids.filter((id) => DEMO_ID.test(id));
  if (demo.length === 0) return [];
  const gone = sql`(select ${trash.id} from ${trash}, json_each(${JSON.stringify(demo)}) where ${trash.id} = value
    union all select ${DEMO} where not ${hasDemo})`;
  return SOURCES.flatMap(([name, table, ownerOf]) => {
    const isGone = sql`${ownerOf(gone)} in ${gone}`;
    const row = { source: name, record_id: ownerOf(gone), row: rowJson(table), removed_at: now.toISOString() };
    return [insertFrom(db, removed_figures, row, isGone, sql`${table}`), db.delete(table).where(isGone)];
  });
}

/** Statements: bring back the figures of restored demo content; those of a link wait for both its casino and its record. */
export function restoreDemoFigures(db: Db, ids: readonly string[]): BatchItem<"sqlite">[] {
  if (!ids.some((id) => DEMO_ID.test(id))) return [];
  const { row, record_id } = removed_figures;
  const gone = sql`(select ${trash.id} from ${trash} where ${isDemoId(trash.id)} and not ${isOneOf(trash.id, ids)})`;
  const otherOwner = sql`case when ${row} ->> 'record_id' in ${gone} then ${row} ->> 'record_id'
    when ${row} ->> 'casino_id' in ${gone} then ${row} ->> 'casino_id' else ${record_id} end`;
  const isBack = sql`${record_id} in
    (select value from json_each(${JSON.stringify(ids)}) union all select ${DEMO} where ${hasDemo})`;
  const restored = SOURCES.map(([name, table]) => {
    const columns = Object.keys(getTableColumns(table)).map(
      (column) => [column, sql`${row} ->> ${`$.${column}`}`] as const,
    );
    const isOfTable = and(eq(removed_figures.source, name), isBack);
    return insertFrom(db, table, Object.fromEntries(columns), isOfTable, sql`${removed_figures}`).onConflictDoNothing();
  });
  return [
    db.update(removed_figures).set({ record_id: otherOwner }).where(isBack),
    ...restored,
    db.delete(removed_figures).where(isBack),
  ];
}

/** Statement: forgets figures of demo content that has left the trash. */
export const forgetRemoved = (db: Db, now: Date) =>
  db.delete(removed_figures).where(lt(removed_figures.removed_at, new Date(now.getTime() - KEPT_MS).toISOString()));
