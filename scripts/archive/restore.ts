import { sql } from "drizzle-orm";
import { pending_purges } from "../../db/schema";
import { CONTENT } from "../../worker/edge/tags";
import { CommandError } from "../command-error";
import { migrations } from "../database";
import { mediaKeys, MEDIA_A_LINE, MEDIA_AT_ONCE, type Say } from "./back-up";
import { decoded, archivedFiles, sha256, verifyArchive } from "./file";
import { keyOf, type Manifest, type Part, tableOf } from "./manifest";
import { insertPart } from "./rows";
import {
  clearForRestore,
  countRows,
  type Deployment,
  dropTriggers,
  endRestore,
  isHalfRestored,
  LEFT_OUT,
  type Table,
  tablesOf,
} from "./tables";

/** `updated_at` of rows that a migration inserted and nobody has changed. */
const UNTOUCHED = "1970-01-01T00:00:00.000Z";

/**
 * Restores an archive into an empty deployment, then applies newer migrations; starts over after an interruption.
 * Throws a `CommandError`, before anything is written, for a damaged archive or a deployment with content.
 */
export async function restoreArchive(deployment: Deployment, path: string, say: Say): Promise<Manifest> {
  const { database } = deployment;
  say("Checking the archive…");
  const manifest = await verifyArchive(path);
  if (!migrations().some(({ name }) => name === manifest.schema))
    throw new CommandError(
      `The archive's schema (${manifest.schema}) is unknown here. Restore it with the version of the project that made it.`,
    );
  await refuseContent(deployment, manifest, say);
  await clearForRestore(database);
  await database.migrate(manifest.schema);
  const triggers = await dropTriggers(database);
  const tables = (await tablesOf(database)).filter(({ name }) => !LEFT_OUT.includes(name));
  await database.transaction([...tables].reverse().map(({ name }) => sql`delete from ${sql.identifier(name)}`));
  await writeParts(deployment, path, manifest, tables, say);
  const counted = await countRows(database, tables);
  for (const [name, count] of Object.entries(manifest.tables))
    if (counted.get(name) !== count)
      throw new CommandError(
        `Table ${name} has ${counted.get(name)} rows after the restore, but should have ${count}.`,
      );
  await database.transaction(triggers);
  await database.migrate();
  // The triggers that record stale tags were dropped while the rows were written.
  await database.transaction([sql`insert into ${pending_purges} (tag) values (${CONTENT})`]);
  await endRestore(database);
  return manifest;
}

/** Throws a `CommandError` when the deployment has content that an interrupted restore of this archive did not write. */
async function refuseContent({ database, bucket }: Deployment, manifest: Manifest, say: Say) {
  const files = await mediaKeys(bucket);
  if (await isHalfRestored(database)) {
    const known = new Set(manifest.parts.map(keyOf));
    const strange = files.filter((key) => !known.has(key)).length;
    if (strange > 0)
      throw new CommandError(`The bucket holds ${strange} files that are not from this archive; delete them first.`);
    say("An earlier restore was interrupted; starting over.");
    return;
  }
  const changed = ({ columns }: Table) =>
    columns.includes("updated_at") ? sql`updated_at <> ${UNTOUCHED}` : sql`true`;
  const tables = (await tablesOf(database)).filter(({ name }) => !LEFT_OUT.includes(name));
  const counted = [...(await countRows(database, tables, changed))].filter(([, count]) => count > 0);
  const found = [
    ...counted.map(([name, count]) => `${name}: ${count} rows`),
    ...(files.length > 0 ? [`${files.length} media files`] : []),
  ];
  if (found.length > 0)
    throw new CommandError(
      `A backup is restored into an empty deployment only; this one has content (${found.join(", ")}).`,
    );
}

/** Writes rows and media in the order of the archive, in which tables follow those they reference. */
async function writeParts(
  { database, bucket }: Deployment,
  path: string,
  manifest: Manifest,
  tables: Table[],
  say: Say,
) {
  const parts = new Map(manifest.parts.map((part) => [part.name, part]));
  const written = new Map<string, number>();
  let storing: Promise<unknown>[] = [];
  let stored = 0;
  for await (const { name, bytes } of archivedFiles(path)) {
    const part = parts.get(name);
    if (!part) continue;
    if (part.sha256 !== sha256(bytes)) throw new CommandError(`The archive changed during the restore: ${name}`);
    const table = tables.find((one) => one.name === tableOf(part));
    const key = keyOf(part);
    if (table) {
      await database.transaction([insertPart(table, decoded(bytes))]);
      const rows = (written.get(table.name) ?? 0) + (part.rows ?? 0);
      written.set(table.name, rows);
      say(`Table ${table.name}: ${rows}/${manifest.tables[table.name]} rows`);
    } else if (key !== undefined) {
      storing.push(store(bucket, key, part, bytes));
      if (storing.length === MEDIA_AT_ONCE) {
        await Promise.all(storing);
        storing = [];
      }
      if (++stored % MEDIA_A_LINE === 0) say(`Media: ${stored}/${manifest.media}`);
    }
  }
  await Promise.all(storing);
  say(`Media: ${stored}/${manifest.media}`);
}

/** R2 verifies the SHA-256 of what it receives. */
function store(bucket: R2Bucket, key: string, { http_metadata, custom_metadata, sha256 }: Part, bytes: Uint8Array) {
  return bucket.put(key, bytes, { httpMetadata: http_metadata ?? {}, customMetadata: custom_metadata ?? {}, sha256 });
}
