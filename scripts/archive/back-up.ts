import { sql } from "drizzle-orm";
import type { Database } from "../database";
import { CommandError, messageOf } from "../command-error";
import { noteBackup } from "./note";
import { type Add, encoded, writeArchive } from "./file";
import { FORMAT, type Manifest, partOfMedia, partOfTable } from "./manifest";
import { partsOf } from "./rows";
import { COPY, type Deployment, LEFT_OUT, refuseHalfRestored, type Table, tablesOf } from "./tables";

export type Say = (line: string) => void;

/** Media files transferred in parallel. */
export const MEDIA_AT_ONCE = 8;
/** Media files for each line of progress. */
export const MEDIA_A_LINE = 100;

/**
 * Writes a snapshot of all tables (copied in one transaction, read page by page), then all media. Throws a `CommandError`
 * when the database is empty or half restored. The database notes either result, if it can.
 */
export async function backUp(deployment: Deployment, path: string, now: Date, say: Say): Promise<Manifest> {
  const { database } = deployment;
  try {
    const manifest = await writeBackup(deployment, path, now, say);
    await noteBackup(database, { last_succeeded_at: now.toISOString(), error: null }, say);
    return manifest;
  } catch (error) {
    await noteBackup(database, { last_failed_at: now.toISOString(), error: messageOf(error) }, say);
    throw error;
  }
}

async function writeBackup({ database, bucket }: Deployment, path: string, now: Date, say: Say): Promise<Manifest> {
  await refuseHalfRestored(database);
  const version = await database.version();
  if (version === undefined) throw new CommandError("There is no database to back up.");
  const tables = (await tablesOf(database)).filter(({ name }) => !LEFT_OUT.includes(name));
  return writeArchive(path, async (add) => {
    const rows = await withCopies(database, tables, () => addTables(database, tables, add, say));
    const media = await addMedia(bucket, add, say);
    const about = { format: FORMAT, made_at: now.toISOString(), schema: version } as const;
    return { ...about, tables: rows, left_out: LEFT_OUT, media };
  });
}

/** Copies the tables, runs `work` and drops the copies. Replaces copies that an interrupted backup left. */
async function withCopies<T>(database: Database, tables: Table[], work: () => Promise<T>): Promise<T> {
  const drop = tables.map(({ name }) => sql`drop table if exists ${sql.identifier(COPY + name)}`);
  const copy = tables.map(({ name, columns }) => {
    const names = columns.map((column) => sql.identifier(column));
    return sql`create table ${sql.identifier(COPY + name)} as
      select ${sql.join(names, sql`, `)} from ${sql.identifier(name)}`;
  });
  await database.transaction([...drop, ...copy]);
  try {
    return await work();
  } finally {
    await database.transaction(drop);
  }
}

async function addTables(database: Database, tables: Table[], add: Add, say: Say): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const table of tables) {
    let [total, at] = [0, 0];
    for await (const { rows, text } of partsOf(database, table, COPY + table.name)) {
      await add(partOfTable(table.name, ++at), encoded(text), { rows });
      total += rows;
    }
    counted[table.name] = total;
    say(`Table ${table.name}: ${total} rows`);
  }
  return counted;
}

/** Returns the number of files; those deleted meanwhile are left out. */
async function addMedia(bucket: R2Bucket, add: Add, say: Say): Promise<number> {
  const keys = await mediaKeys(bucket);
  let total = 0;
  for (let at = 0; at < keys.length; at += MEDIA_AT_ONCE) {
    const fetched = keys.slice(at, at + MEDIA_AT_ONCE).map(async (key) => {
      const object = await bucket.get(key);
      return object && { key, object, bytes: new Uint8Array(await object.arrayBuffer()) };
    });
    for (const file of await Promise.all(fetched)) {
      if (!file) continue;
      await add(partOfMedia(file.key), file.bytes, {
        http_metadata: textsOf(file.object.httpMetadata),
        custom_metadata: textsOf(file.object.customMetadata),
      });
      total++;
      if (total % MEDIA_A_LINE === 0) say(`Media: ${total}/${keys.length}`);
    }
  }
  say(`Media: ${total}/${keys.length}`);
  return total;
}

function textsOf(metadata: object = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metadata).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

export async function mediaKeys(bucket: R2Bucket): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const listed: R2Objects = await bucket.list(cursor === undefined ? {} : { cursor });
    keys.push(...listed.objects.map(({ key }) => key));
    more = listed.truncated;
    cursor = listed.truncated ? listed.cursor : undefined;
  }
  return keys;
}
