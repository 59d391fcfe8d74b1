import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { content_version } from "../../db/schema";
import { dayInIstanbul } from "../turkish/calendar";

type VersionRow = Pick<typeof content_version.$inferSelect, "content" | "views">;

/** Names the state of what a page may show: all content and the day, which ends promotions; and the counted views. */
export interface Version {
  content: string;
  views: number;
}

/** Query: what triggers change with every write that a page shows. Plain SQL, since it runs before every page. */
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

/** Milliseconds for which an answer about the version counts for other requests too. */
export const TRUSTED_MS = 25;

/**
 * The content version that an isolate last heard of, single flight: under load one request asks again while the others
 * go on with what is known, for as long again at most. Times are those of asking, so that no later write is missed.
 */
export class LatestVersion {
  #version: Version | undefined;
  #asked = 0;
  #asking = 0;
  #written = 0;

  /** What may be trusted now; undefined where the caller has to ask, and then to say what it heard. */
  trusted(now: Date): Version | undefined {
    const time = now.getTime();
    const isAskedFor = this.#asking > this.#asked;
    if (time - this.#asked < (isAskedFor ? 2 : 1) * TRUSTED_MS) return this.#version;
    this.#asking = time;
    return undefined;
  }

  heard(version: Version, asked: Date) {
    const time = asked.getTime();
    if (time <= Math.max(this.#asked, this.#written)) return;
    this.#version = version;
    this.#asked = time;
  }

  /** To be called when this isolate has written: nothing asked for before counts any more. */
  forget(written: Date) {
    this.#version = undefined;
    this.#written = written.getTime();
  }
}
