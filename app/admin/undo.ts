import type { Undone } from "../../worker/activity/undone";
import type { SentUndo } from "../../worker/changes/rules";
import { CHANGE_FAILED } from "../../worker/failure-sentences";
import { answered, api, ApiError } from "./api";

/** What changes did, as the activity log names it. */
export type Undoable = Pick<SentUndo, "action" | "kind">;

type Answer = Omit<Undone, "ids">;

/** Takes changes back, each after the first as its continuation, and says which values came back. Throws `ApiError` if records stay. */
export async function undo(of: Undoable, changes: string[], unit = ""): Promise<string> {
  const answers: Answer[] = [];
  for (const [n, id] of changes.entries()) {
    try {
      for (let from: number | undefined = 0; from !== undefined;) {
        const json: SentUndo = { ...of, is_continued: n + from > 0, ...(from > 0 && { from }) };
        const answer: Answer = await answered(api.changes[":id"].$put({ param: { id }, json }), CHANGE_FAILED.trash);
        answers.push(answer);
        from = answer.next;
      }
    } catch (error) {
      const left = error instanceof ApiError && changes.length > 1 ? error.details.left : undefined;
      if (!left) throw error;
      answers.push({ records: [], returned: [], left });
    }
  }
  const { undoneSentence } = await import("./activity/undone");
  return undoneSentence(answers, unit);
}
