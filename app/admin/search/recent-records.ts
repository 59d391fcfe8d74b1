import { isListOf, isObject, isText, store, stored } from "../../stored";
import { type EditedKind, hasEditor } from "../kinds";

const KEY = "recent-records";
const RECENT_MAX = 6;

export interface RecentRecord {
  kind: EditedKind;
  id: string;
  name: string;
}

const isRecent = (value: unknown): value is RecentRecord =>
  isObject(value) && isText(value["kind"]) && hasEditor(value["kind"]) && isText(value["id"]) && isText(value["name"]);

/** The records opened last in this browser, the newest first. */
export const recentRecords = (): RecentRecord[] =>
  (stored("localStorage", KEY, isListOf(isRecent)) ?? []).slice(0, RECENT_MAX);

export function rememberRecord(record: RecentRecord) {
  const others = recentRecords().filter(({ id }) => id !== record.id);
  store("localStorage", KEY, [record, ...others].slice(0, RECENT_MAX));
}
