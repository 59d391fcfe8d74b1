import * as z from "zod";
import { expectedVersion, hiddenField, lines, requiredLine } from "../fields";
import type { PostNote } from "../../db/schema";
import { NOTE_NAME_MAX } from "./constants";
import { isBlank } from "../text/visible-text";

const NOTE_MAX = 2_000;
export const NOTE_TOO_LONG = `Not en çok ${NOTE_MAX.toLocaleString("tr-TR")} karakter olabilir`;
const NOTE_MISSING = "Notunuzu yazın";

export type NoteState = PostNote["state"];

const text = z
  .string(NOTE_MISSING)
  .max(NOTE_MAX, NOTE_TOO_LONG)
  .pipe(lines(NOTE_MAX))
  .refine((text) => !isBlank(text), NOTE_MISSING);

export const noteInput = z.strictObject({ text });

/** Notes are never deleted: what needs nothing more is done, and a stranger's that nobody takes on is refused. */
export const noteDecision = z.strictObject({ state: z.enum(["open", "done", "refused"], "Bilinmeyen işlem") });

/** The form of a preview link; `website` is its honeypot. */
export const strangersNote = z.object({
  name: requiredLine(2, "Adınızı yazın", NOTE_NAME_MAX),
  text,
  website: hiddenField,
});
export type StrangersNote = z.infer<typeof strangersNote>;

export const approval = z.strictObject({ updated_at: expectedVersion });
