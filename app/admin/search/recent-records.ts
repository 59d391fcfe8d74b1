import type { EditedKind } from "../kinds";

const KEY = "recent-records";
const RECENT_MAX = 6;

export interface RecentRecord {
  kind: EditedKind;
  id: string;
  name: string;
}

/** The records opened last in this browser, the newest first. */
export function recentRecords(): RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as RecentRecord[]) : [];
  } catch {
    return [];
  }
}

export function rememberRecord(record: RecentRecord) {
  const others = recentRecords().filter(({ id }) => id !== record.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([record, ...others].slice(0, RECENT_MAX)));
  } catch {
    // Without storage the list stays empty.
  }
}
