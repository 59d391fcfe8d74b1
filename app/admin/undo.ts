import type { Undone } from "../../worker/activity/undone";
import type { UndoInput } from "../../worker/changes/rules";
import { CHANGE_FAILED } from "../../worker/failure-sentences";
import { answered, api, ApiError } from "./api";

/** What changes did, as the activity log names it. */
export type Undoable = Pick<UndoInput, "action" | "kind">;

/** Takes changes back, each after the first as its continuation, and says which values came back. Throws `ApiError` if records stay. */
export async function undo(of: Undoable, changes: string[], unit = ""): Promise<string> {
  const answers: Omit<Undone, "ids">[] = [];
  for (const [n, id] of changes.entries()) {
    const json = { ...of, is_continued: n > 0 };
    try {
      answers.push(await answered(api.changes[":id"].$put({ param: { id }, json }), CHANGE_FAILED.trash));
    } catch (error) {
      const left = error instanceof ApiError && changes.length > 1 ? error.details.left : undefined;
      if (!left) throw error;
      answers.push({ records: [], returned: [], left });
    }
  }
  const { undoneSentence } = await import("./activity/undone");
  return undoneSentence(answers, unit);
}
