import { getTableName } from "drizzle-orm";
import { type Addressed, ADDRESSED } from "../records/kinds.server";
import { createTrigger } from "./create-trigger";

type Row = "old" | "new";
type Owner = NonNullable<Addressed["owner"]>;

const keep = (rows: string) =>
  `INSERT INTO former_addresses (path, record_id) ${rows} ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id`;
const release = (paths: string) => `DELETE FROM former_addresses WHERE path IN (${paths})`;

function pathOf(row: Row, { prefix, owner }: Addressed): string {
  if (!owner) return `'${prefix}' || ${row}.slug`;
  const slug = `SELECT slug FROM ${getTableName(owner.table)} WHERE id = ${row}.${owner.id.name}`;
  return `'${prefix}' || coalesce((${slug}), '${owner.none}') || '/' || ${row}.slug`;
}

function ofRecord(addressed: Addressed): string[] {
  const { shown, owner, byId } = addressed;
  const name = getTableName(addressed.table);
  const columns = ["slug", ...[shown, owner?.id].flatMap((column) => column?.name ?? [])].join(", ");
  const moved = ["new.slug <> old.slug", ...(owner ? [`new.${owner.id.name} IS NOT old.${owner.id.name}`] : [])];
  const [path, flag] = [pathOf("old", addressed), shown?.name];
  const left = flag ? [`old.${flag} AND (${[...moved, `NOT new.${flag}`].join(" OR ")})`] : moved;
  const last = keep(`VALUES (${path}, old.id)${byId ? `, ('${byId}' || old.id, old.id)` : ""}`);
  const take = [release(pathOf("new", addressed))];
  return [
    createTrigger(`${name}_delete_address`, `DELETE ON ${name}`, [flag && `old.${flag}`], [last]),
    createTrigger(`${name}_insert_address`, `INSERT ON ${name}`, [], take),
    createTrigger(`${name}_leave_address`, `UPDATE OF ${columns} ON ${name}`, left, [keep(`VALUES (${path}, old.id)`)]),
    createTrigger(`${name}_take_address`, `UPDATE OF ${columns} ON ${name}`, [...moved, flag && `new.${flag}`], take),
  ];
}

function ofOwner({ table, prefix }: Addressed, owner: Owner): string[] {
  const [name, owners] = [getTableName(table), getTableName(owner.table)];
  const select = (row: Row, columns: string) =>
    `SELECT '${prefix}' || ${row}.slug || '/' || slug${columns} FROM ${name} WHERE ${owner.id.name} = ${row}.id`;
  const on = (verb: string, statement: string) =>
    createTrigger(`${owners}_${verb}_${name}`, `UPDATE OF slug ON ${owners}`, ["new.slug <> old.slug"], [statement]);
  return [on("leave", keep(select("old", ", id"))), on("take", release(select("new", "")))];
}

/** Triggers that keep the former addresses of records. */
export const addressTriggers = (): string[] =>
  ADDRESSED.flatMap((addressed) => [
    ...ofRecord(addressed),
    ...(addressed.owner ? ofOwner(addressed, addressed.owner) : []),
  ]);
