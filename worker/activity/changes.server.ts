import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { record_versions, RECORD_KINDS } from "../../db/schema";
import { type Kind, KINDS } from "../records/kinds.server";
import { rowJson } from "../records/row-json.server";

/** Characters of a value that are told. */
const VALUE_MAX = 120;

export interface FieldChange {
  field: string;
  from: string | null;
  to: string | null;
  /** 1 if the record has the former value again. */
  is_back: number;
}

interface Entry {
  action: string;
  kind: string;
  record_id: string | null;
  change_id: string | null;
  count: number;
  is_undone: boolean;
}

const [action, kind, id, change] = ["action", "kind", "record_id", "change_id"].map(
  (key) => sql`(entry.value ->> ${sql.raw(`'${key}'`)})`,
) as [SQL, SQL, SQL, SQL];
const { row, given, record_id, change_id } = record_versions;
const present = sql`case ${kind} ${sql.join(
  RECORD_KINDS.map((known) => {
    const { table }: Kind = KINDS[known];
    return sql`when ${known} then (select ${rowJson(table)} from ${table} where ${table.id} = ${id})`;
  }),
  sql` `,
)} end`;

type Told = [key: string, changes: string, is_undone: number];

/** SQL: the record is as it was before it was deleted, published or switched. */
const isUndone = sql`case ${action} when 'delete' then now is not null
  when 'activate' then now ->> 'is_active' = 0 when 'deactivate' then now ->> 'is_active' = 1
  when 'publish' then now ->> 'is_published' = 0 when 'unpublish' then now ->> 'is_published' = 1 end`;

/** Adds to what was done to one record which fields it changed, from what to what, and whether that was undone since. */
export async function withChanges<Row extends Entry>(db: Db, rows: Row[]) {
  const changed = rows.filter(({ change_id, count }) => change_id && count === 1);
  const found =
    changed.length === 0
      ? []
      : await db.values<Told>(sql`
        select ${change} || ${id}, (
          select json_group_array(json_object('field', field.key, 'from', substr(${row} ->> field.key, 1, ${VALUE_MAX}),
            'to', substr(field.value, 1, ${VALUE_MAX}), 'is_back', now is not null and (now ->> field.key) is (${row} ->> field.key)))
          from json_each(coalesce(${given}, '{}')) as field), coalesce(${isUndone}, 0)
        from (select value, ${present} as now from json_each(${JSON.stringify(changed)}) as entry) as entry
        left join ${record_versions} on ${change_id} = ${change} and ${record_id} = ${id}`);
  const told = new Map(found.map(([key, ...rest]) => [key, rest]));
  return rows.map((row) => {
    const [changes = "[]", is_undone = 0] = told.get(`${row.change_id}${row.record_id}`) ?? [];
    return { ...row, changes: JSON.parse(changes) as FieldChange[], is_undone: row.is_undone || is_undone === 1 };
  });
}
