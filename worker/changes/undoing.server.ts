import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import {
  activities,
  blog_posts,
  record_versions,
  RECORD_KINDS,
  type RecordKind,
  type Role,
  trash,
} from "../../db/schema";
import type { ActivityKind } from "../activity/rules";
import { type LeftAlone, nothingUndone, type Undone } from "../activity/undone";
import { isVersioned, type Kind, KINDS } from "../records/kinds.server";
import type { Edit } from "../records/revision.server";
import { Refusal } from "../refusal";
import { ADMINISTRATORS_ONLY } from "../session/sentences";
import { restoreAll } from "../trash/restoring.server";
import { judge, type Judged } from "./judging.server";
import { returnedValues } from "./returned.server";
import type { UndoInput } from "./rules";
import { undoStatements } from "./statements.server";

const UNKNOWN = "Bu değişiklik bulunamadı; geri alınacak bir şey yok.";
const OTHER_ACTION = "Bu değişiklik başka bir işlemin; burada geri alınamaz. Hiçbir kayıt değişmedi.";

const isTakenBack = (kind: ActivityKind) =>
  kind === "queue" || kind === "demo" || RECORD_KINDS.includes(kind as RecordKind);

interface Logged {
  action: string;
  kind: ActivityKind;
  /** Null for all that the change did, such as the removal of the demo content. */
  id: string | null;
  name: string | null;
  role: Role | null;
  stands: number;
}

/**
 * Takes a change back: records that still have the values which it gave them get their former ones, deleted records
 * return from the trash, the others stay. Throws `Refusal`: `not_found`, `invalid` for a change of another action or
 * kind, `forbidden` if the role could not make it, `conflict` with the records that stay if nothing was taken back.
 */
export async function undoChange(db: Db, change: string, asked: UndoInput, role: Role, edit: Edit): Promise<Undone> {
  const logged = await recordsOf(db, change);
  if (logged.length === 0) throw new Refusal("not_found", UNKNOWN);
  if (role !== "admin" && logged.some((record) => record.role === "admin"))
    throw new Refusal("forbidden", ADMINISTRATORS_ONLY);
  const isAsked = ({ action, kind }: Logged) => action === asked.action && kind === (asked.kind ?? kind);
  if (!logged.some(isAsked) || !logged.every(({ kind }) => isTakenBack(kind)))
    throw new Refusal("invalid", OTHER_ACTION);
  const isWhole = logged.some(({ id }) => id === null);
  const known = new Map(logged.map((record) => [record.id ?? "", record]));
  const trashed = await restoreTrashed(db, change, edit);
  const kept = await restoreKept(db, change, (id) => isWhole || known.has(id), edit);
  const restored = [...trashed.ids, ...kept.restored.map(({ id }) => id)];
  const isRestored = ({ id }: Logged) => (id === null ? restored.length > 0 : restored.includes(id));
  const left = [...known.values()].flatMap((record) => {
    const { id, kind, name } = record;
    if (id === null || isRestored(record)) return [];
    const reason = trashed.refused.includes(id) ? "missing" : reasonOf(record, kept.judged.get(id));
    return reason ? [{ id, kind, name, reason }] : [];
  });
  const records = [...known.values()].filter(isRestored).map(({ id, kind }) => ({ id, kind }));
  if (records.length === 0) {
    const hasVersions = logged.every(({ kind }) => isVersioned(kind as RecordKind));
    throw new Refusal("conflict", nothingUndone(asked.action, left, hasVersions), { left });
  }
  const told = kept.restored.filter(({ id }) => known.has(id));
  const ids = isWhole ? restored : records.flatMap(({ id }) => id ?? []);
  return { ids, records, returned: await returnedValues(db, told), left };
}

/** Why a record stays; undefined for one that has its former values already. */
function reasonOf({ action, stands }: Logged, judged: Judged | undefined): LeftAlone["reason"] | undefined {
  if (judged) return judged.verdict === "back" ? undefined : judged.verdict === "ready" ? "changed" : judged.verdict;
  if (!stands) return "deleted";
  return action === "delete" ? undefined : "changed";
}

/** What the log says that a change did, to which records. */
function recordsOf(db: Db, change: string): Promise<Logged[]> {
  const { action, kind, record_id, name, role, change_id } = activities;
  const tables = RECORD_KINDS.map((known) => [known, (KINDS[known] as Kind).table] as const);
  const stands = [...tables, ["queue", blog_posts] as const].map(
    ([known, table]) => sql`when ${known} then exists (select 1 from ${table} where ${table.id} = ${record_id})`,
  );
  return db
    .select({
      action,
      kind: sql<ActivityKind>`${kind}`,
      id: record_id,
      name,
      role,
      stands: sql<number>`case ${kind} ${sql.join(stands, sql` `)} end`,
    })
    .from(activities)
    .where(eq(change_id, change));
}

async function restoreTrashed(db: Db, change: string, { now }: Edit) {
  const rows = await db
    .select({ id: trash.id })
    .from(trash)
    .where(and(eq(trash.change_id, change), isNull(trash.parent_id)));
  if (rows.length === 0) return { ids: [], refused: [] };
  const ids = rows.map(({ id }) => id);
  const { records, refused } = await restoreAll(db, ids, now);
  return { ids: records.map(({ id }) => id), refused: refused.map(({ id }) => id) };
}

/** Restores records in one transaction; those that the change altered beside the known ones only together with one of these. */
async function restoreKept(db: Db, change: string, isKnown: (id: string) => boolean, edit: Edit) {
  const kinds = await db
    .select({ kind: record_versions.kind })
    .from(record_versions)
    .where(eq(record_versions.change_id, change))
    .groupBy(record_versions.kind);
  const judged: Judged[] = [];
  for (const { kind } of kinds) judged.push(...(await judge(db, kind, change, edit.now)));
  const ready = judged.filter(({ verdict }) => verdict === "ready");
  const byId = new Map(judged.map((record) => [record.id, record]));
  if (!ready.some(({ id }) => isKnown(id))) return { restored: [], judged: byId };
  const plans = kinds.flatMap(({ kind }) => {
    const records = ready.filter((record) => record.kind === kind);
    return records.length > 0 ? undoStatements(db, kind, records, edit) : [];
  });
  const answers = await db.batch(plans.flatMap(({ statements }) => statements) as unknown as [BatchItem<"sqlite">]);
  let next = 0;
  const written = plans.flatMap(({ statements, at }) => {
    const rows = answers[next + at] as unknown as { id: string; slug?: string }[];
    next += statements.length;
    return rows;
  });
  const restored = written.flatMap(({ id, slug }) => {
    const record = byId.get(id);
    if (!record) return [];
    return slug && "slug" in record.values ? { ...record, values: { ...record.values, slug } } : record;
  });
  return { restored, judged: byId };
}
