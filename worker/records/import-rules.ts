import * as z from "zod";
import { flag, isContinued } from "../fields";
import { BULK_LINES, CHECKED_LINES, IMPORTED_LINES } from "./import-outcome";

const importedLine = z.strictObject({
  line: z.int().min(1),
  /** If undefined, the record is found by its slug or name. */
  id: z.string().trim().max(100).optional(),
  /** The version that the line is based on; undefined for any. */
  updated_at: z.string().trim().max(100).optional(),
  /** Whether a dry run made `id` for a new record. */
  is_new: flag.default(false),
  values: z.record(z.string(), z.unknown()),
});
export type ImportedLine = z.infer<typeof importedLine>;
export type SentLine = z.input<typeof importedLine>;

const importOf = (checked: number, imported: number) =>
  z
    .strictObject({
      is_dry: flag,
      is_continued: isContinued,
      /** Names what all requests of an import change, for one undo. */
      change: z.uuid().optional(),
      lines: z.array(importedLine).min(1, "İçe aktarılacak satır yok").max(checked),
    })
    .refine(({ is_dry, lines }) => is_dry || lines.length <= imported, {
      path: ["lines"],
      message: `Tek seferde en çok ${imported} satır aktarılabilir`,
    });

export const recordImport = importOf(CHECKED_LINES, IMPORTED_LINES);
export const bulkImport = importOf(BULK_LINES, BULK_LINES);
export type RecordImport = z.infer<typeof recordImport>;
