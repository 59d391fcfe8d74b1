import type { NoteState } from "../../../worker/blog/notes-rules";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

export type Decision = Exclude<NoteState, "held">;

export const decideNote = (post: string, note: string, state: Decision) =>
  answered(api.blog[":id"].notes[":note"].$put({ param: { id: post, note }, json: { state } }), SAVE_FAILED.note);
