import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { record_versions, RECORD_KINDS } from "../../db/schema";
import { type Kind, KINDS } from "../records/kinds.server";
import { rowJson } from "../records/row-json.server";
import type { ActivityAction } from "./rules";

/** Characters of a value that are told. */
const VALUE_MAX = 120;

export interface FieldChange {
  field: string;
  from: string | null;
  to: string | null;
  /** 1 if the record has the former value again. */
  is_back: number;
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
  is_undone: boolean;
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
const present = sql`case ${kind} ${sql.join(
  RECORD_KINDS.map((known) => {
    const { table }: Kind = KINDS[known];
    return sql`when ${known} then (select ${rowJson(table)} from ${table} where ${table.id} = ${id})`;
  }),
  sql` `,
)} end`;

type Told = [key: string, before_id: string | null, after_id: string | null, changes: string, is_undone: number];

/** Actions after which a record has another version, or is gone. */
const REVISING: string[] = [
  "edit",
  "publish",
  "unpublish",
  "activate",
  "deactivate",
  "undo",
  "delete",
] satisfies ActivityAction[];

/** SQL: the record is as it was before it was deleted, published or switched. */
const isUndone = sql`case action when 'delete' then now is not null
  when 'activate' then now ->> 'is_active' = 0 when 'deactivate' then now ->> 'is_active' = 1
  when 'publish' then now ->> 'is_published' = 0 when 'unpublish' then now ->> 'is_published' = 1 end`;

/** Adds to what was done to one record which fields it changed, from what to what, and whether that was undone since. */
export async function withChanges<Row extends Entry>(db: Db, rows: Row[]): Promise<(Row & Edited)[]> {
  const edits = rows.filter(({ action, count }) => REVISING.includes(action) && count === 1);
  const found =
    edits.length === 0
      ? []
      : await db.values<Told>(sql`
        with states as (select ${kind} as kind, ${id} as record_id, ${at} as at, entry.value ->> 'action' as action,
          ${before("id")} as before_id, ${after("id")} as after_id, ${before("row")} as old, ${after("row")} as next,
          ${present} as now from json_each(${JSON.stringify(edits)}) as entry),
        told as (select *, coalesce(next, case when now ->> 'updated_at' = at then now end) as new from states)
        select kind || record_id || at || action, before_id, after_id, iif(old is null or new is null, '[]', (
          select json_group_array(json_object('field', name.key, 'from', substr(old ->> name.key, 1, ${VALUE_MAX}),
            'to', substr(new ->> name.key, 1, ${VALUE_MAX}), 'is_back', now is not null and (now ->> name.key) is (old ->> name.key)))
          from (select key from json_each(old) union select key from json_each(new)) as name
          where (old ->> name.key) is not (new ->> name.key))), coalesce(${isUndone}, 0)
        from told`);
  const told = new Map(found.map(([key, ...edit]) => [key, edit]));
  return rows.map((row) => {
    const [before_id = null, after_id = null, changes = "[]", is_undone = 0] =
      told.get(`${row.kind}${row.record_id}${row.at}${row.action}`) ?? [];
    return {
      ...row,
      ...(changes === "[]" ? { before_id: null, after_id: null } : { before_id, after_id }),
      changes: JSON.parse(changes) as FieldChange[],
      is_undone: row.is_undone || is_undone === 1,
    };
  });
}
