import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { promotions } from "../../db/schema";
import { type Edit, revisionStatements } from "../records/revision.server";
import type { ImportedLine, LineOutcome } from "./import-rules";
import { CHANGED_MEANWHILE, planLines } from "./import-plan.server";
import { additionStatements, revisionOf } from "./statements.server";

/**
 * Adds and changes promotions in one transaction, or only says what each line would do. A refused line changes nothing
 * and keeps no other from being imported; a line that was imported before is unchanged.
 */
export async function importPromotions(
  db: Db,
  lines: ImportedLine[],
  isDry: boolean,
  edit: Edit,
): Promise<LineOutcome[]> {
  const plan = await planLines(db, lines, edit.now);
  if (isDry) return plan.map(({ outcome }) => outcome);
  const statements: BatchItem<"sqlite">[] = [];
  const answeredAt = new Map<LineOutcome, number>();
  for (const { outcome, known, write } of plan) {
    if (!write) continue;
    const { input, category } = write;
    if (known) {
      const { values, options } = revisionOf(db, known, known.updated_at, input, category, edit);
      const revision = revisionStatements(db, promotions, known.id, known.updated_at, values, options);
      answeredAt.set(outcome, statements.length + revision.at);
      statements.push(...revision.statements);
    } else {
      answeredAt.set(outcome, statements.length);
      statements.push(...additionStatements(db, outcome.id ?? crypto.randomUUID(), input, category, edit));
    }
  }
  const answers = statements.length > 0 ? await db.batch(statements as [BatchItem<"sqlite">]) : [];
  return plan.map(({ outcome }) => {
    const at = answeredAt.get(outcome);
    const isWritten = at === undefined || (answers[at] as unknown[]).length > 0;
    return isWritten ? outcome : { ...outcome, status: "refused", errors: { id: CHANGED_MEANWHILE } };
  });
}
