import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { content_version } from "../../db/schema";
import { dayInIstanbul } from "../calendar";

type VersionRow = Pick<typeof content_version.$inferSelect, "content" | "views">;

/** Names the state of what a page may show: all content and the day, which ends promotions; and the counted views. */
export interface Version {
  content: string;
  views: number;
}

/** Query: what triggers change with every write. Plain SQL, since it runs before every page. */
export function versionRow(db: Db) {
  return db.all<VersionRow>(sql`select content, views from content_version`);
}

export function versionOf(row: VersionRow | undefined, now: Date): Version | undefined {
  return row && { content: `${row.content}@${dayInIstanbul(now)}`, views: row.views };
}

/** The version now, in one round trip. */
export async function readVersion(db: Db, now: Date): Promise<Version | undefined> {
  const [row] = await versionRow(db);
  return versionOf(row, now);
}
