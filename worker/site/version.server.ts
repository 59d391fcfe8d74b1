import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { content_version } from "../../db/schema";
import { dayInIstanbul } from "../calendar";

type VersionRow = Pick<typeof content_version.$inferSelect, "content" | "views">;

/** Query: the counters that triggers raise with every write. Plain SQL, since it runs before every page. */
export function versionRow(db: Db) {
  return db.all<VersionRow>(sql`select content, views from content_version`);
}

/** Names the state of everything a page may show: all content, the counted views, and the day, which ends promotions. */
export function versionOf(row: VersionRow | undefined, now: Date): string | undefined {
  return row && `${row.content}.${row.views}.${dayInIstanbul(now)}`;
}

/** The version now, in one round trip. */
export async function readVersion(db: Db, now: Date): Promise<string | undefined> {
  const [row] = await versionRow(db);
  return versionOf(row, now);
}
