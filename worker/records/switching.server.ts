import { and, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { former_values } from "../../db/schema";
import type { Activation } from "../fields";
import { formerValue, isLastChange, keepFormer, keptChange } from "./former-values.server";
import { KINDS } from "./kinds.server";
import { laterThan } from "./revision.server";
import { isOneOf } from "./selection.server";
import { type Undone, undoing } from "./undoing.server";

export type SwitchedKind = "promotion" | "category" | "splash-ad";

/** Records to switch on or off, and the change that an undo names. */
export interface Switching {
  ids: string[];
  is_active: boolean;
  where: SQL | undefined;
  change?: string;
}

export function switching(kind: SwitchedKind, ids: string[], action: Activation) {
  const { id, is_active: column } = KINDS[kind].table;
  const is_active = action === "activate";
  return { ids, is_active, where: and(isOneOf(id, ids), ne(column, is_active)), change: crypto.randomUUID() };
}

/** Undoes a change with `activate`, for the records that nobody changed since. Throws `Refusal`: `invalid`. */
export async function switchBack(
  db: Db,
  kind: SwitchedKind,
  change: string,
  activate: (back: Switching) => Promise<string[]>,
): Promise<Undone> {
  const { table } = KINDS[kind];
  const kept = await keptChange(db, change, { table, columns: [table.is_active] });
  const former = formerValue(table.is_active);
  const isLast = and(isLastChange(table, kept), sql`${former} <> ${table.is_active}`);
  const rows = await db
    .select({ id: table.id, former: sql<number>`${former}`.as("former") })
    .from(former_values)
    .innerJoin(table, isLast);
  const where = sql`exists (select 1 from ${former_values} where ${isLast})`;
  const back = { ids: rows.map(({ id }) => id), is_active: rows[0]?.former === 1, where };
  return undoing(db, kept, () => activate(back));
}

/** `keepFormer` of what is switched; an undo keeps nothing. */
export function keepSwitched(db: Db, kind: SwitchedKind, { where, change }: Switching, now: Date) {
  const { table } = KINDS[kind];
  const version = laterThan(table.updated_at, now);
  return change ? [keepFormer(db, table, { id: change, where, replaced: [table.is_active], version })] : [];
}
