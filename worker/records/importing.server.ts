import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { isDuplicate } from "./revision.server";
import type { LineOutcome } from "./import-outcome";
import { CHANGED_MEANWHILE, type Importer, planLine } from "./import-plan.server";
import type { ImportedLine } from "./import-rules";

export const IMPORT_DEADLINE_MS = 15_000;

interface ImportOptions {
  isDry: boolean;
}

/**
 * Imports lines in one transaction; a dry run only returns what each line would do. A refused line does not stop the
 * others; a line that was imported before, even meanwhile, is unchanged. `ids` are the written records.
 */
export async function importRecords<
  Row extends { id: string; updated_at: string },
  Input extends Record<string, unknown>,
>(db: Db, importer: () => Promise<Importer<Row, Input>>, lines: ImportedLine[], options: ImportOptions) {
  try {
    return await writeLines(db, await importer(), lines, options);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return writeLines(db, await importer(), lines, options);
  }
}

async function writeLines<Row extends { id: string; updated_at: string }, Input extends Record<string, unknown>>(
  db: Db,
  importer: Importer<Row, Input>,
  lines: ImportedLine[],
  { isDry }: ImportOptions,
): Promise<{ lines: LineOutcome[]; ids: string[] }> {
  const plan = lines.map((line) => planLine(importer, line));
  if (isDry) return { lines: plan.map(({ outcome }) => outcome), ids: [] };
  const statements: BatchItem<"sqlite">[] = [];
  const answeredAt = new Map<LineOutcome, number>();
  for (const { outcome, row, input } of plan) {
    if (!input) continue;
    const write = row ? importer.revision(row, input) : importer.addition(outcome.id ?? crypto.randomUUID(), input);
    answeredAt.set(outcome, statements.length + write.at);
    statements.push(...write.statements);
  }
  const all = [...statements, ...importer.after] as unknown as [BatchItem<"sqlite">];
  const answers = statements.length > 0 ? await db.batch(all) : [];
  const isWritten = (outcome: LineOutcome) => {
    const at = answeredAt.get(outcome);
    return at !== undefined && (answers[at] as unknown[]).length > 0;
  };
  return {
    lines: plan.map(({ outcome }) =>
      answeredAt.has(outcome) && !isWritten(outcome)
        ? { ...outcome, status: "refused", errors: { id: CHANGED_MEANWHILE } }
        : outcome,
    ),
    ids: plan.flatMap(({ outcome }) => (isWritten(outcome) ? (outcome.id ?? []) : [])),
  };
}
