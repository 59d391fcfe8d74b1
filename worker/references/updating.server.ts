import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { record_references, stale_references } from "../../db/schema";
import { foldTr } from "../turkish/folding";
import { referencesOf } from "./reading";
import { readStale, type Stale } from "./sources.server";

const RECORDS_AT_ONCE = 50;
const ROUNDS = 10;

export const isAnyStale = sql<number>`exists (select 1 from ${stale_references})`;

/** Reads references of up to 500 changed records. Returns whether none is left. `site` is the site's origin. */
export async function updateReferences(db: Db, site: string): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    const stale = await readStale(db, RECORDS_AT_ONCE);
    if (stale.marks.length > 0) await replaceReferences(db, stale, site);
    if (stale.marks.length < RECORDS_AT_ONCE) return true;
  }
  return false;
}

/** Returns what `read` answers; if records were waiting, updates references and reads again. */
export async function readFresh<Answer extends { isStale: boolean }>(
  db: Db,
  site: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await read();
  if (!answer.isStale) return answer;
  await updateReferences(db, site);
  return read();
}

/** Skips records whose marks are gone: a concurrent call has read the same or a later state. */
async function replaceReferences(db: Db, { marks, records }: Stale, site: string): Promise<void> {
  const found = records.flatMap((record) =>
    referencesOf(record, site).map((reference) => ({
      ...reference,
      kind: record.kind,
      id: record.id,
      name: record.name,
      search_text: foldTr(record.name),
    })),
  );
  const marked = sql`(select value from json_each(${JSON.stringify(marks)}))`;
  const isMarked = sql`(kind, record_id) in (select kind, record_id from ${stale_references} where id in ${marked})`;
  const value = (name: string) => sql`found.value ->> ${name}`;
  await db.batch([
    db.delete(record_references).where(isMarked),
    db
      .insert(record_references)
      .select((query) =>
        query
          .select({
            kind: value("kind").as("kind"),
            record_id: value("id").as("record_id"),
            type: value("type").as("type"),
            target: value("target").as("target"),
            name: value("name").as("name"),
            search_text: value("search_text").as("search_text"),
            lacks_alt: value("lacks_alt").as("lacks_alt"),
          })
          .from(sql`json_each(${JSON.stringify(found)}) as found`)
          .where(
            sql`(${value("kind")}, ${value("id")}) in (select kind, record_id from ${stale_references} where id in ${marked})`,
          ),
      )
      .onConflictDoNothing(),
    db.delete(stale_references).where(sql`${stale_references.id} in ${marked}`),
  ]);
}
