import type { Db } from "../../db/client";
import { readOf, sendReads } from "../../db/prepared";
import { content_version } from "../../db/schema";
import { dayInIstanbul } from "../text/calendar";

type VersionRow = Pick<typeof content_version.$inferSelect, "content">;

/** Version of the content of all pages, which changes with any content and at midnight in Istanbul. */
export type ContentVersion = string;

export function toContentVersion(row: VersionRow | undefined, now: Date): ContentVersion | undefined {
  return row && `${row.content}@${dayInIstanbul(now)}`;
}

const versionQueries = (db: Db) => [db.select({ content: content_version.content }).from(content_version)] as const;
export const versionRead = readOf(versionQueries, {}, undefined);

export async function readContentVersion(db: Db, now: Date): Promise<ContentVersion | undefined> {
  const [[[row]]] = await sendReads(db, [versionRead]);
  return toContentVersion(row, now);
}

export const VERSION_TTL_MS = 25;

/** Single flight: one request refreshes an expired version, others use it for at most one more time to live. */
export class VersionCache {
  #version: ContentVersion | undefined;
  #readAt = 0;
  #refreshingSince = 0;
  #writtenAt = 0;

  getOrClaimRefresh(now: Date): ContentVersion | undefined {
    const time = now.getTime();
    const isRefreshing = this.#refreshingSince > this.#readAt;
    if (time - this.#readAt < (isRefreshing ? 2 : 1) * VERSION_TTL_MS) return this.#version;
    this.#refreshingSince = time;
    return undefined;
  }

  set(version: ContentVersion, readAt: Date) {
    const time = readAt.getTime();
    if (time <= Math.max(this.#readAt, this.#writtenAt)) return;
    this.#version = version;
    this.#readAt = time;
  }

  /** Rejects versions that were read before the write. */
  invalidate(writtenAt: Date) {
    this.#version = undefined;
    this.#writtenAt = writtenAt.getTime();
  }
}
