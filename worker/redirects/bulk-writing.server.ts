import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Redirect, redirects } from "../../db/schema";
import { type Edit, laterThan } from "../records/revision.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { follow, type Rule, type RulesByKey } from "./chains";

/** A rule that an import writes. */
export interface PlannedRule {
  rule: Rule;
  values: Pick<Redirect, "source" | "source_key" | "target" | "status" | "is_active" | "note" | "record_id">;
  /** The version that it replaces; null for a new rule. */
  basis: string | null;
}

/** A rule as chains read it. */
export const ruleOf = ({ source_key, ...row }: Omit<Rule, "key"> & { source_key: string }): Rule => {
  const { id, source, target, record_id, is_active } = row;
  return { id, source, key: source_key, target, record_id, is_active };
};

/** Writes planned rules, and shortens others that lead through them. Returns the ids of all that were written. */
export async function writeRules(
  db: Db,
  planned: PlannedRule[],
  stored: Redirect[],
  active: RulesByKey,
  edit: Edit,
): Promise<string[]> {
  const ids = new Set(planned.map(({ rule }) => rule.id));
  const rows = planned.map(({ rule, values, basis }) => {
    const { target, record_id } = rule.is_active ? follow(active, rule) : rule;
    return { ...values, id: rule.id, target, record_id, basis };
  });
  const led = stored.flatMap((row) => {
    const rule = ruleOf(row);
    if (ids.has(row.id) || !row.is_active || row.record_id || row.target === "") return [];
    const { target, record_id } = follow(active, rule);
    return target === row.target && record_id === row.record_id
      ? []
      : [{ ...row, target, record_id, basis: row.updated_at }];
  });
  const [added, changed] = [rows.filter(({ basis }) => basis === null), rows.filter(({ basis }) => basis !== null)];
  const revised = [...changed, ...led];
  const of = (name: string) => sql`entry.value ->> ${sql.raw(`'${name}'`)}`;
  const entriesOf = (list: object[]) => sql`json_each(${JSON.stringify(list)}) as entry`;
  const time = edit.now.toISOString();
  const columns = {
    source: of("source"),
    source_key: of("source_key"),
    target: of("target"),
    record_id: of("record_id"),
    status: of("status"),
    is_active: of("is_active"),
    note: of("note"),
  };
  const isRevised = sql`(${redirects.id}, ${redirects.updated_at}) in
    (select ${of("id")}, ${of("basis")} from ${entriesOf(revised)})`;
  const [, inserted, updated] = await db.batch([
    keepVersions(db, "redirect", edit.change, isRevised),
    db
      .insert(redirects)
      .select((query) =>
        query
          .select({
            id: sql`${of("id")}`.as("id"),
            source: columns.source.as("source"),
            source_key: columns.source_key.as("source_key"),
            target: columns.target.as("target"),
            record_id: columns.record_id.as("record_id"),
            status: columns.status.as("status"),
            is_active: columns.is_active.as("is_active"),
            note: columns.note.as("note"),
            created_at: sql`${time}`.as("created_at"),
            updated_at: sql`${time}`.as("updated_at"),
            updated_by: sql`${edit.by}`.as("updated_by"),
          })
          .from(entriesOf(added))
          .where(sql`true`),
      )
      .onConflictDoNothing()
      .returning({ id: redirects.id }),
    db
      .update(redirects)
      .set({ ...columns, updated_at: laterThan(redirects.updated_at, edit.now), updated_by: edit.by })
      .from(entriesOf(revised))
      .where(and(eq(redirects.id, of("id")), eq(redirects.updated_at, of("basis"))))
      .returning({ id: redirects.id }),
    ...noteChange(db, "redirect", edit.change),
  ]);
  return [...inserted, ...updated].map(({ id }) => id);
}
