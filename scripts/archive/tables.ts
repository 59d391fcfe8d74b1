import { getTableName, type SQL, sql } from "drizzle-orm";
import {
  address_checks,
  backup_state,
  comment_senders,
  content_version,
  counted_views,
  daily_secrets,
  devices,
  form_drafts,
  lasting_secrets,
  noted_conditions,
  notification_targets,
  notifications,
  pending_purges,
  rate_limits,
  sessions,
} from "../../db/schema";
import { CommandError } from "../command-error";
import { type Database, NOTES } from "../database";

export interface Deployment {
  database: Database;
  bucket: R2Bucket;
}

export interface Table {
  name: string;
  columns: string[];
  parents: string[];
}

/** Runtime state that is not backed up: a restore must not revive sessions or drafts, or keep data about visitors. */
export const LEFT_OUT: string[] = [
  ...[sessions, devices, rate_limits, counted_views, daily_secrets, lasting_secrets, comment_senders, content_version],
  ...[pending_purges, address_checks, form_drafts, backup_state],
  ...[notification_targets, notifications, noted_conditions],
].map(getTableName);
const MARKER = "restore_in_progress";
/** Prefix of the copies that a backup reads. */
export const COPY = "backup_copy_of_";
/** Tables of SQLite, D1, libSQL, the migrations and these commands. */
const INTERNAL = new RegExp(`^(sqlite_|_cf_|libsql_|${COPY}|${MARKER}$|${NOTES.d1}$|${NOTES.libsql}$)`);
const UNDROPPABLE = /^(sqlite_|_cf_|libsql_)/;

const named = (rows: [name: string, ...more: unknown[]][] = []) => rows.map(([name]) => name);

async function objects(database: Database, type: "table" | "trigger") {
  const [rows] = await database.transaction<[name: string, sql: string]>([
    sql`select name, sql from sqlite_master where type = ${type} and sql is not null`,
  ]);
  return rows ?? [];
}

/** The tables of the product, each after those it references. */
export async function tablesOf(database: Database): Promise<Table[]> {
  const names = named(await objects(database, "table"))
    .filter((name) => !INTERNAL.test(name))
    .sort();
  const columns = await database.transaction<[name: string]>(
    names.map((name) => sql`select name from pragma_table_info(${name}) order by cid`),
  );
  const references = await database.transaction<[parent: string]>(
    names.map((name) => sql`select distinct "table" from pragma_foreign_key_list(${name})`),
  );
  const tables = names.map((name, at) => ({
    name,
    columns: named(columns[at]),
    parents: named(references[at]).filter((parent) => parent !== name),
  }));
  return parentsFirst(tables);
}

function parentsFirst(tables: Table[]): Table[] {
  const sorted: Table[] = [];
  while (sorted.length < tables.length) {
    const rest = tables.filter((table) => !sorted.includes(table));
    const free = rest.filter(({ parents }) => !rest.some(({ name }) => parents.includes(name)));
    if (free.length === 0) throw new Error(`tables refer to each other: ${rest.map(({ name }) => name).join()}`);
    sorted.push(...free);
  }
  return sorted;
}

export async function countRows(
  database: Database,
  tables: Table[],
  where: (table: Table) => SQL = () => sql`true`,
): Promise<Map<string, number>> {
  const counted = await database.transaction<[count: number]>(
    tables.map((table) => sql`select count(*) from ${sql.identifier(table.name)} where ${where(table)}`),
  );
  return new Map(tables.map(({ name }, at) => [name, counted[at]?.[0]?.[0] ?? 0]));
}

export async function isHalfRestored(database: Database): Promise<boolean> {
  return named(await objects(database, "table")).includes(MARKER);
}

/** Throws a `CommandError` when a restore was interrupted. */
export async function refuseHalfRestored(database: Database): Promise<void> {
  if (await isHalfRestored(database))
    throw new CommandError("A restore into this database was interrupted. Run it again: npm run restore -- <file>");
}

export async function clearForRestore(database: Database): Promise<void> {
  const ours = named(await objects(database, "table")).filter((name) => !UNDROPPABLE.test(name));
  const children = (await tablesOf(database)).reverse().map(({ name }) => name);
  const others = ours.filter((name) => !children.includes(name) && name !== MARKER);
  await database.transaction([
    sql.raw(`create table if not exists ${MARKER} (started_at text)`),
    ...[...children, ...others].map((name) => sql`drop table ${sql.identifier(name)}`),
  ]);
}

/** Drops the triggers, so that rows can be inserted unchanged. Returns the statements that create them again. */
export async function dropTriggers(database: Database): Promise<SQL[]> {
  const triggers = await objects(database, "trigger");
  await database.transaction(named(triggers).map((name) => sql`drop trigger ${sql.identifier(name)}`));
  return triggers.map(([, text]) => sql.raw(text));
}

/** Removes the mark and sets a new content version, so that no cached page is used any more. */
export async function endRestore(database: Database): Promise<void> {
  await database.transaction([
    sql`update ${content_version} set ${sql.identifier(content_version.content.name)} = abs(random() % 4503599627370496)`,
    sql.raw(`drop table ${MARKER}`),
  ]);
}
