import type { NoteState } from "../../../worker/blog/notes-rules";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { api, changed } from "../api";

export type Decision = Exclude<NoteState, "held">;

export const decideNote = (post: string, note: string, state: Decision) =>
  changed(api.blog[":id"].notes[":note"].$put({ param: { id: post, note }, json: { state } }), SAVE_FAILED.note);

/** Decisions about a note from a preview link. */
export const HELD_DECISIONS: { label: string; state: Decision; done: string }[] = [
  { label: "Notu al", state: "open", done: "Not alındı" },
  { label: "Reddet", state: "refused", done: "Not reddedildi; yazıda kapanan notlarda durur" },
];
