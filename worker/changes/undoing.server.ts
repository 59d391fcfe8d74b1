import { and, eq, isNull } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { record_versions, RECORD_KINDS, type RecordKind, trash } from "../../db/schema";
import type { ActivityKind } from "../activity/rules";
import { type LeftAlone, nothingUndone, type Undone } from "../activity/undone";
import { requireOpen } from "../session/closed-kinds.server";
import { isVersioned, nameIn, TRASH_KINDS } from "../records/kinds.server";
import type { Edit } from "../records/revision.server";
import { Refusal } from "../refusal";
import type { Account } from "../session/authentication.server";
import { requireRole } from "../session/permissions";
import { deletion } from "../trash/deleting.server";
import { planRestoration } from "../trash/restoring.server";
import { importedPart, type Logged, recordsOf, requireOwnChange } from "./logged.server";
import { judge, type Judged } from "./judging.server";
import { returnedValues } from "./returned.server";
import type { UndoInput } from "./rules";
import { undoStatements } from "./statements.server";

const UNKNOWN = "Bu değişiklik bulunamadı; geri alınacak bir şey yok.";
const OTHER_ACTION = "Bu değişiklik başka bir işlemin; burada geri alınamaz. Hiçbir kayıt değişmedi.";

const isTakenBack = (kind: ActivityKind) =>
  kind === "queue" || kind === "demo" || RECORD_KINDS.includes(kind as RecordKind);

type Back = Undone["records"][number];

/**
 * Takes a change back in one transaction: records that still have the values which it gave them get their former ones,
 * deleted records return from the trash, restored ones return there, the others stay. Throws `Refusal`: `not_found`,
 * `invalid` for a change of another action or kind, `forbidden` if the role could not make it, `conflict` with the
 * records that stay if nothing was taken back. Imports are taken back in parts, which name the next.
 */
export async function undoChange(
  db: Db,
  change: string,
  asked: UndoInput,
  account: Account,
  edit: Edit,
): Promise<Undone> {
  const isImport = asked.action === "import";
  const { logged, next } = isImport
    ? await importedPart(db, change, asked.from)
    : { logged: await recordsOf(db, change), next: undefined };
  if (logged.length === 0) throw new Refusal("not_found", UNKNOWN);
  for (const record of logged) {
    if (record.role) requireRole(account.role, record.role);
    requireOpen(account, record);
  }
  await requireOwnChange(db, account, logged);
  const isAsked = ({ action, kind }: Logged) => action === asked.action && (isImport || kind === (asked.kind ?? kind));
  if (!logged.some(isAsked) || !logged.every(({ kind }) => isTakenBack(kind)))
    throw new Refusal("invalid", OTHER_ACTION);
  const whole = logged.find(({ id }) => id === null)?.kind;
  const known = new Map(logged.map((record) => [record.id ?? "", record]));
  const trashed = await planRestoration(db, await trashedIds(db, change), edit.now);
  const among = isImport ? [...known.keys()] : undefined;
  const kept = await planKept(db, change, (id) => whole !== undefined || known.has(id), account, edit, among);
  const deletions = planDeletions(db, logged, edit);
  const [restoring = [], ...others] = await together(db, [trashed, ...deletions, ...kept.plans]);
  const { records: restored, refused } = trashed.outcome(restoring);
  const written = kept.outcome(others.slice(deletions.length));
  const deleted = new Set(
    deletions.flatMap((_, at) => ((others[at]?.[0] ?? []) as { id: string }[]).map(({ id }) => id)),
  );
  const back = [
    ...restored,
    ...written.map(({ kind, id, after }): Back => ({ kind, id, name: nameIn(kind, after) })),
    ...logged.filter((record): record is Logged & Back => deleted.has(record.id ?? "")),
  ].map(({ kind, id, name }): Back => ({ kind: known.get(id)?.kind ?? kind, id, name }));
  const records = whole === undefined ? back.filter(({ id }) => known.has(id)) : back;
  const isBack = new Set(records.map(({ id }) => id));
  const left = [...known.values()].flatMap((record) => {
    const { id, kind, name } = record;
    if (id === null || isBack.has(id)) return [];
    const reason = refused.some((stays) => stays.id === id)
      ? kind === "redirect"
        ? "changed"
        : "missing"
      : reasonOf(record, kept.judged.get(id));
    return reason ? [{ id, kind, name, reason }] : [];
  });
  if (records.length === 0 && !isImport) {
    const hasVersions = logged.every(({ kind }) => isVersioned(kind as RecordKind));
    throw new Refusal("conflict", nothingUndone(asked.action, left, hasVersions), { left });
  }
  const returned = await returnedValues(
    db,
    written.filter(({ id }) => known.has(id)),
  );
  const action = deleted.size > 0 && !isImport ? "delete" : undefined;
  return { ids: [...isBack], records, whole, action, returned, left, next };
}

interface Plan {
  statements: BatchItem<"sqlite">[];
}

/** Runs plans in one transaction, and returns the answers of each. */
async function together(db: Db, plans: Plan[]): Promise<unknown[][]> {
  const statements = plans.flatMap((plan) => plan.statements);
  const answers: unknown[] = statements.length > 0 ? await db.batch(statements as [BatchItem<"sqlite">]) : [];
  let next = 0;
  return plans.map((plan) => answers.slice(next, (next += plan.statements.length)));
}

/** Why a record stays; undefined for one that has its former values already. */
function reasonOf(
  { action, stands, was_restored }: Logged,
  judged: Judged | undefined,
): LeftAlone["reason"] | undefined {
  if (judged) return judged.verdict === "back" ? undefined : judged.verdict === "ready" ? "changed" : judged.verdict;
  if (!stands) return was_restored || action === "import" ? undefined : "deleted";
  return action === "delete" ? undefined : "changed";
}

async function trashedIds(db: Db, change: string) {
  const rows = await db
    .select({ id: trash.id })
    .from(trash)
    .where(and(eq(trash.change_id, change), isNull(trash.parent_id)));
  return rows.map(({ id }) => id);
}

/** Deletes what the change restored or imported. */
const planDeletions = (db: Db, logged: Logged[], edit: Edit) =>
  TRASH_KINDS.flatMap((kind) => {
    const ids = logged.flatMap((record) => (record.kind === kind && record.is_as_restored ? (record.id ?? []) : []));
    return ids.length > 0 ? { statements: deletion(db, kind, ids, edit) } : [];
  });

/** Gives records their former values; those that the change altered beside the known ones only together with one of these. */
async function planKept(
  db: Db,
  change: string,
  isKnown: (id: string) => boolean,
  account: Account,
  edit: Edit,
  among?: string[],
) {
  const kinds = await db
    .select({ kind: record_versions.kind })
    .from(record_versions)
    .where(eq(record_versions.change_id, change))
    .groupBy(record_versions.kind);
  const judged: Judged[] = [];
  for (const { kind } of kinds) judged.push(...(await judge(db, kind, change, edit.now, account.id, among)));
  const ready = judged.filter(({ verdict }) => verdict === "ready");
  const byId = new Map(judged.map((record) => [record.id, record]));
  const plans = (ready.some(({ id }) => isKnown(id)) ? kinds : []).flatMap(({ kind }) => {
    const records = ready.filter((record) => record.kind === kind);
    return records.length > 0 ? undoStatements(db, kind, records, edit) : [];
  });
  return {
    plans,
    judged: byId,
    outcome: (answers: unknown[][]) =>
      plans.flatMap(({ at }, n) =>
        ((answers[n]?.[at] ?? []) as { id: string; slug?: string }[]).flatMap(({ id, slug }) => {
          const record = byId.get(id);
          if (!record) return [];
          return slug && "slug" in record.values ? { ...record, values: { ...record.values, slug } } : record;
        }),
      ),
  };
}
