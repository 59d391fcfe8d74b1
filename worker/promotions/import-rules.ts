import * as z from "zod";
import { flag } from "../fields";

/** Lines that one request checks, and that it writes: each takes up to four statements. */
export const CHECKED_LINES = 100;
export const IMPORTED_LINES = 10;

const importedLine = z.strictObject({
  /** In the file, where the heading is line 1. */
  line: z.int().min(1),
  /** Undefined where the address, made of casino and slug or title, names the promotion. */
  id: z.string().trim().max(100).optional(),
  /** The version that the line is based on; undefined for any. */
  updated_at: z.string().trim().max(100).optional(),
  /** Whether `id` is one that the check gave to a new promotion. */
  is_new: flag.default(false),
  /** Fields of a promotion, casino and category by slug or name; what is left out keeps its value. */
  values: z.record(z.string(), z.unknown()),
});
export type ImportedLine = z.infer<typeof importedLine>;

export const promotionImport = z
  .strictObject({
    /** Checks the lines and writes nothing. */
    is_dry: flag,
    lines: z.array(importedLine).min(1, "İçe aktarılacak satır yok").max(CHECKED_LINES),
  })
  .refine(({ is_dry, lines }) => is_dry || lines.length <= IMPORTED_LINES, {
    path: ["lines"],
    message: `Tek seferde en çok ${IMPORTED_LINES} satır aktarılabilir`,
  });

export interface LineOutcome {
  line: number;
  /** What the line does, or has done. */
  status: "new" | "changed" | "unchanged" | "refused";
  title: string;
  /** The id and version to import it with; the id of a new promotion is made by the check. */
  id?: string | undefined;
  updated_at?: string | undefined;
  /** Fields that it changes. */
  changes: string[];
  /** Sentences by field; those about the record itself have the name `id`. */
  errors: Record<string, string>;
}
