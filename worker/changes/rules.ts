import * as z from "zod";
import { ACTIVITY_KINDS, UNDOABLE } from "../activity/rules";
import { isContinued } from "../fields";

/** What the caller takes back; a change of another action or kind is refused. */
export const undoInput = z.strictObject({
  action: z.enum(UNDOABLE, { error: "Bu işlem geri alınamaz" }),
  kind: z.enum(ACTIVITY_KINDS, { error: "Bilinmeyen tür" }).optional(),
  is_continued: isContinued,
});
export type UndoInput = z.infer<typeof undoInput>;
