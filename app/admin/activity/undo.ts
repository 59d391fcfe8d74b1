import type { UndoableAction } from "../../../worker/activity/rules";
import { type Undoable, undo } from "../undo";
import { isUndone, tellsChanges } from "./changes";
import type { ActivityEntry } from "./entry";

/** The request that takes an entry back; undefined where there is none, or nothing left to take back. */
export function undoOf(entry: ActivityEntry, unit: string): (() => Promise<string>) | undefined {
  const { kind, action, count, change_ids } = entry;
  if (!change_ids || isUndone(entry) || (action === "edit" && count === 1 && !tellsChanges(entry))) return undefined;
  const of = { kind: kind as Undoable["kind"], action: action as UndoableAction };
  return () => undo(of, change_ids.split(","), unit);
}
