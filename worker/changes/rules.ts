import * as z from "zod";
import { ACTIVITY_KINDS, UNDOABLE } from "../activity/rules";
import { isContinued } from "../fields";

/** What the caller takes back; a change of another action or kind is refused. */
export const undoInput = z.strictObject({
  action: z.enum(UNDOABLE, { error: "Bu işlem geri alınamaz" }),
  kind: z.enum(ACTIVITY_KINDS, { error: "Bilinmeyen tür" }).optional(),
  is_continued: isContinued,
  /** Where the next part of an import begins. */
  from: z.int().min(0).default(0),
});
export type UndoInput = z.infer<typeof undoInput>;
export type SentUndo = z.input<typeof undoInput>;
