import { and, ne, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import type { Activation } from "../fields";
import { KINDS } from "./kinds.server";
import { type Edit, laterThan } from "./revision.server";
import { isOneOf } from "./selection.server";
import { keepVersions, noteChange } from "./versions.server";

export type SwitchedKind = "promotion" | "category" | "splash-ad" | "redirect";

interface Also {
  /** More values of the records. */
  values?: object;
  /** Statements before the update, for the records that it switches. */
  before?: (isSwitched: SQL | undefined) => BatchItem<"sqlite">[];
}

/** Switches records on or off in one transaction. Returns the ids of those that changed. */
export async function switchRecords(
  db: Db,
  kind: SwitchedKind,
  ids: string[],
  action: Activation,
  { now, change }: Edit,
  { values = {}, before }: Also = {},
): Promise<string[]> {
  const { table }: { table: (typeof KINDS)["category"]["table"] } = KINDS[kind] as never;
  const is_active = action === "activate";
  const where = and(isOneOf(table.id, ids), ne(table.is_active, is_active));
  const [rows] = await db.batch([
    db.select({ id: table.id }).from(table).where(where),
    ...(before?.(where) ?? []),
    keepVersions(db, kind, change, where),
    db
      .update(table)
      .set({ is_active, updated_at: laterThan(table.updated_at, now), ...values })
      .where(where),
    ...noteChange(db, kind, change),
  ]);
  return rows.map(({ id }) => id);
}
