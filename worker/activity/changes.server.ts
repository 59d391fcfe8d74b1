import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { record_versions } from "../../db/schema";
import { KINDS, type RevisedTable, VERSIONED_KINDS } from "../records/kinds.server";
import { rowJson } from "../records/row-json.server";
import type { ActivityAction } from "./rules";

/** Characters of a value that are told. */
const VALUE_MAX = 120;

export interface FieldChange {
  field: string;
  from: string | null;
  to: string | null;
}

export interface Edited {
  changes: FieldChange[];
  /** The version before the edit, and the one after it; null where that is the record itself. */
  before_id: string | null;
  after_id: string | null;
}

interface Entry {
  at: string;
  action: string;
  kind: string;
  record_id: string | null;
  count: number;
}

const [kind, id, at] = ["kind", "record_id", "at"].map((key) => sql`entry.value ->> ${sql.raw(`'${key}'`)}`) as [
  SQL,
  SQL,
  SQL,
];
const version = sql`${record_versions} where kind = ${kind} and record_id = ${id}`;
const before = (column: "id" | "row") =>
  sql`(select ${sql.raw(column)} from ${version} and saved_at < ${at} order by saved_at desc, id desc limit 1)`;
const after = (column: "id" | "row") => sql`(select ${sql.raw(column)} from ${version} and saved_at = ${at} limit 1)`;
const current = sql`case ${kind} ${sql.join(
  VERSIONED_KINDS.map((known) => {
    const table: RevisedTable = KINDS[known].table;
    return sql`when ${known} then (select ${rowJson(table)} from ${table} where ${table.id} = ${id}
      and ${table.updated_at} = ${at})`;
  }),
  sql` `,
)} end`;

type Told = [key: string, before_id: string | null, after_id: string | null, changes: string];

/** Actions after which a record has another version. */
const REVISING: string[] = [
  "edit",
  "publish",
  "unpublish",
  "activate",
  "deactivate",
  "undo",
] satisfies ActivityAction[];

/** Adds to what was done to one record which fields it changed, from what to what. */
export async function withChanges<Row extends Entry>(db: Db, rows: Row[]): Promise<(Row & Edited)[]> {
  const edits = rows.filter(({ action, count }) => REVISING.includes(action) && count === 1);
  const found =
    edits.length === 0
      ? []
      : await db.values<Told>(sql`
        with states as (select ${kind} as kind, ${id} as record_id, ${at} as at, ${before("id")} as before_id,
          ${after("id")} as after_id, ${before("row")} as old, coalesce(${after("row")}, ${current}) as new
          from json_each(${JSON.stringify(edits)}) as entry)
        select kind || record_id || at, before_id, after_id, (select json_group_array(json_object('field', name.key,
            'from', substr(old ->> name.key, 1, ${VALUE_MAX}), 'to', substr(new ->> name.key, 1, ${VALUE_MAX})))
          from (select key from json_each(old) union select key from json_each(new)) as name
          where (old ->> name.key) is not (new ->> name.key)) as changes
        from states where old is not null and new is not null`);
  const told = new Map(found.map(([key, ...edit]) => [key, edit]));
  return rows.map((row) => {
    const [before_id = null, after_id = null, changes = "[]"] = told.get(`${row.kind}${row.record_id}${row.at}`) ?? [];
    return { ...row, before_id, after_id, changes: JSON.parse(changes) as FieldChange[] };
  });
}
