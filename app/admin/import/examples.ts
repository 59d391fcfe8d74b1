import type { ImportKind } from "./kind";
import { type ImportedFile, isOpen } from "./steps";

/** Whether a row of the sample file would be imported as a new record. */
export const hasSample = ({ examples, name }: ImportKind, file: ImportedFile) =>
  file.outcomes.some(
    (outcome) =>
      outcome.status === "new" && isOpen(file, outcome) && examples().some((row) => row[name] === outcome.title),
  );
