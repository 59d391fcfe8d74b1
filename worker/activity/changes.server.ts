import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "../../db/client";
import { activities, record_versions, RECORD_KINDS, trash } from "../../db/schema";
import { type Kind, KINDS } from "../records/kinds.server";
import { rowJson } from "../records/row-json.server";
import { isAsAdded, isAsRestored } from "./restored.server";

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
  change_ids: string | null;
  count: number;
  is_undone: boolean;
}

const [action, kind, id, change] = ["action", "kind", "record_id", "change_id"].map(
  (key) => sql`(entry.value ->> ${sql.raw(`'${key}'`)})`,
) as [SQL, SQL, SQL, SQL];
const { row, given, record_id, change_id } = record_versions;
const presentOf = (kind: SQLWrapper, id: SQLWrapper) =>
  sql`case ${kind} ${sql.join(
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

/** SQL: a record that a change altered has these values. */
const hasValues = (value: SQL) => sql`coalesce(now is not null and not exists (select 1 from json_each(given) as field
  where field.key <> 'category' and ${value} is not (now ->> field.key)), 0)`;
const isLogged = sql`exists (select 1 from ${activities}
  where ${activities.change_id} = change.value and ${activities.record_id} = ${record_id})`;
/** SQL: the change deleted, restored or added records, which are as it left them. */
const isMoved = sql`(exists (select 1 from ${trash} where ${trash.change_id} = changed.id)
  or exists (select 1 from ${activities} where ${activities.change_id} = changed.id and (${isAsRestored} or ${isAsAdded})
    and ${presentOf(activities.kind, activities.record_id)} is not null))`;

/** Whether something of changes can be taken back, and whether all records have their former values again. */
async function statesOf(db: Db, changes: string[]) {
  const states = await db.values<[change: string, is_ready: number, is_back: number]>(sql`
    select id, max(${hasValues(sql`field.value`)}) or ${isMoved}, min(${hasValues(sql`("row" ->> field.key)`)}) and not ${isMoved}
    from (select change.value as id, ${given} as given, ${row} as "row", ${presentOf(record_versions.kind, record_id)} as now
      from json_each(${JSON.stringify(changes)}) as change
      left join ${record_versions} on ${change_id} = change.value and ${given} <> '{}' and ${isLogged}) as changed
    group by id`);
  return new Map(states.map(([change, is_ready, is_back]) => [change, { is_ready, is_back }]));
}

/** Adds what was done to one record, and of each entry what can be taken back, and whether that was done. */
export async function withChanges<Row extends Entry>(db: Db, rows: Row[]) {
  const changesOf = ({ change_ids }: Row) => change_ids?.split(",") ?? [];
  const [told, states] = await Promise.all([fieldChanges(db, rows), statesOf(db, rows.flatMap(changesOf))]);
  return rows.map((row) => {
    const { changes = "[]", is_undone = 0 } = told.get(`${row.change_id}${row.record_id}`) ?? {};
    const ready = changesOf(row).filter((change) => states.get(change)?.is_ready);
    const isBack = changesOf(row).length > 0 && changesOf(row).every((change) => states.get(change)?.is_back);
    return {
      ...row,
      changes: JSON.parse(changes) as FieldChange[],
      change_ids: ready.join() || null,
      is_undone: is_undone === 1 || isBack || (row.is_undone && ready.length === 0),
    };
  });
}

/** Which fields a change of one record changed, from what to what, and whether the record is as before. */
async function fieldChanges(db: Db, rows: Entry[]) {
  const changed = rows.filter(({ change_id, count }) => change_id && count === 1);
  if (changed.length === 0) return new Map<string, { changes: string; is_undone: number }>();
  const found = await db.values<Told>(sql`
    select ${change} || ${id}, (
      select json_group_array(json_object('field', field.key, 'from', substr(${row} ->> field.key, 1, ${VALUE_MAX}),
        'to', substr(field.value, 1, ${VALUE_MAX}), 'is_back', now is not null and (now ->> field.key) is (${row} ->> field.key)))
      from json_each(coalesce(${given}, '{}')) as field), coalesce(${isUndone}, 0)
    from (select value, ${presentOf(kind, id)} as now from json_each(${JSON.stringify(changed)}) as entry) as entry
    left join ${record_versions} on ${change_id} = ${change} and ${record_id} = ${id}`);
  return new Map(found.map(([key, changes, is_undone]) => [key, { changes, is_undone }]));
}
