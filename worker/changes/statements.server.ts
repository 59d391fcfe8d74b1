import { and, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { promotion_categories, promotions, type RecordKind } from "../../db/schema";
import { historyWith, RECORDED } from "../promotions/term-history.server";
import { KINDS, REFERRING_KINDS, type ReferringKind, type ReferringRow } from "../records/kinds.server";
import { type Edit, laterThan } from "../records/revision.server";
import { rowJson } from "../records/row-json.server";
import { scoreSql } from "../records/score.server";
import { isOneOf } from "../records/selection.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { writeAllReferences } from "../references/writing.server";
import { slugWithId } from "../trash/slugs.server";
import type { Judged } from "./judging.server";
import { announcing } from "./announcing.server";

type ChangedTable = SQLiteTable & Record<string, SQLiteColumn> & { id: SQLiteColumn };

const of = (key: string) => sql`entry.value -> 'values' ->> ${sql.raw(`'${key}'`)}`;

/** SQL: the former value of a column, for records that get one. */
const restored = (key: string, column: SQLiteColumn, value: SQL = of(key)) =>
  sql`iif(json_type(entry.value, ${sql.raw(`'$.values.${key}'`)}) is null, ${column}, ${value})`;

/** Statements that give records of a kind their former values, like a save, and the index of the one that returns them. */
export function undoStatements(db: Db, kind: RecordKind, records: Judged[], edit: Edit) {
  const { table }: { table: ChangedTable } = KINDS[kind] as never;
  const { now, by, site, change } = edit;
  const ids = records.map(({ id }) => id);
  const isRevision = records.some((record) => record.isRevision);
  const { before, stale, also } = announcing(db, kind, records, now);
  const given = [...new Set(records.flatMap((record) => Object.keys(record.given)))];
  const entries = JSON.stringify(
    records.map(({ id, values, after }) => ({
      id,
      values: kind === "promotion" && "casino_id" in values ? { ...values, slug: after["slug"] } : values,
      casino_id: after["casino_id"] ?? null,
      stale: stale.has(id),
    })),
  );
  const isOwn = sql`entry.value ->> 'id' = ${table.id}`;
  const columns = given.flatMap((key) => table[key] ?? []);
  const present = rowJson(table, columns);
  const read = Object.fromEntries(
    records.map(({ id, before }) => [id, Object.fromEntries(given.map((key) => [key, before[key]]))]),
  );
  const isStill = sql`(${isOneOf(table.id, ids)} and not exists (
    select 1 from json_each(${JSON.stringify(read)}, '$."' || ${table.id} || '"') as field
    where field.value is not (${present} ->> field.key)))`;
  const update = db
    .update(table)
    .set({
      ...restoredColumns(kind, table, records, now),
      ...("indexed" in table && { indexed: sql`${table["indexed"]} and not (entry.value ->> 'stale')` }),
      ...(isRevision && "updated_at" in table && { updated_at: laterThan(table["updated_at"], now) }),
      ...(isRevision && "updated_by" in table && { updated_by: by }),
    })
    .from(sql`json_each(${entries}) as entry`)
    .where(and(isOwn, isStill))
    .returning({ id: table.id, ...("slug" in table && { slug: table["slug"] }) });
  const first: BatchItem<"sqlite">[] = [
    ...before(isStill),
    ...(records.some(({ isWritten }) => isWritten) ? referencesOf(db, kind, records, site, isStill) : []),
    keepVersions(db, kind, change, isStill, isRevision ? undefined : columns),
  ];
  const statements = [...first, update, ...noteChange(db, kind, change), ...also, ...renaming(db, kind, ids)];
  return { statements, at: first.length };
}

function restoredColumns(kind: RecordKind, table: ChangedTable, records: Judged[], now: Date): Record<string, SQL> {
  const keys = [...new Set(records.flatMap(({ values }) => Object.keys(values)))];
  const isMoved = kind === "promotion" && keys.includes("casino_id");
  return {
    ...Object.fromEntries(keys.map((key) => [key, restored(key, table[key] as SQLiteColumn)])),
    ...((keys.includes("slug") || isMoved) && {
      slug: restored("slug", table["slug"] as SQLiteColumn, freeSlug(kind, table)),
    }),
    ...(keys.includes("review") && {
      score: restored("review", table["score"] as SQLiteColumn, sql`${scoreSql(of("review"))}`),
    }),
    ...(kind === "promotion" &&
      keys.some((key) => (RECORDED as readonly string[]).includes(key)) && {
        term_history: historyWith(sql`(entry.value -> 'values')`, now),
      }),
  };
}

/** SQL: the former slug, with the id if another record has it now. */
function freeSlug(kind: RecordKind, table: ChangedTable): SQL {
  const within = kind === "promotion" ? sql`and taken.casino_id is entry.value ->> 'casino_id'` : sql``;
  const isTaken = sql`exists (select 1 from ${table} as taken
    where taken.slug = ${of("slug")} and taken.id <> ${table.id} ${within})`;
  return sql`case when ${isTaken} then ${slugWithId(sql`(${of("slug")})`, sql`${table.id}`)} else ${of("slug")} end`;
}

function referencesOf(db: Db, kind: RecordKind, records: Judged[], site: string, isStill: SQL) {
  if (!REFERRING_KINDS.includes(kind as ReferringKind)) return [];
  const rows = records.map(({ after }) => after as unknown as ReferringRow<ReferringKind>);
  return writeAllReferences(db, kind as ReferringKind, rows, site, isStill);
}

/** Promotions name their category. */
const renaming = (db: Db, kind: RecordKind, ids: string[]): BatchItem<"sqlite">[] =>
  kind === "category"
    ? [
        db
          .update(promotions)
          .set({ category: sql`(select name from ${promotion_categories} where id = "promotions"."category_id")` })
          .where(isOneOf(promotions.category_id, ids)),
      ]
    : [];
