import { and, getTableColumns, type SQL, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { type Redirect, redirects } from "../../db/schema";
import { type ListQuery, orderOf, readList } from "../records/list";
import { type Edit, isDuplicate, laterThan, reviseRecord } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { Refusal } from "../refusal";
import { addressKey, WILDCARD } from "./address-key";
import { follow, loopSentence, type Rule, shortened, withRule } from "./chains";
import { hitColumns } from "./hits.server";
import { pagesAt, presentPath, readablePath } from "./pages.server";
import {
  ownPath,
  type RedirectInput,
  REDIRECTS_MAX,
  sourceFault,
  TAKEN,
  targetFault,
  TO_ITSELF,
  TOO_MANY,
} from "./rules";

export const redirectSorts = {
  source: [redirects.source_key],
  target: [redirects.target],
  status: [redirects.status],
  is_active: [redirects.is_active],
  created_at: [redirects.created_at],
};

/** SQL: the rules whose addresses or note have the text. */
export function matchingRedirects(q: string): SQL | undefined {
  const term = q.toLowerCase();
  const has = (text: unknown, part: string) => sql`instr(lower(${text}), ${part}) > 0`;
  if (!q) return undefined;
  return or(has(redirects.source_key, addressKey(q).slice(1)), has(redirects.target, term), has(redirects.note, term));
}

export async function listRedirects(db: Db, { q, sort = "-created_at", page }: ListQuery, { now }: Pick<Edit, "now">) {
  const matches = matchingRedirects(q);
  const { rows, ...list } = await readList(
    db,
    db
      .select({
        ...getTableColumns(redirects),
        ...hitColumns(sql`"redirects"."id"`, now),
        present: presentPath(sql`"redirects"."record_id"`).as("present"),
      })
      .from(redirects)
      .where(matches)
      .orderBy(...orderOf(redirectSorts, sort, redirects.id)),
    { from: redirects, matches, page },
  );
  return { ...list, rows: await withPages(db, rows) };
}

/** Says of rules which page answers in their place, where their target is now, and whether it has no page. */
async function withPages<Row extends Redirect & { present: string | null }>(db: Db, rows: Row[]) {
  const sourceOf = ({ source }: Row) => (source.includes("?") ? "" : readablePath(source));
  const pages = await pagesAt(
    db,
    rows.flatMap((row) => [sourceOf(row), readablePath(row.target)]).filter((path) => path.startsWith("/")),
  );
  return rows.map((row) => {
    const isOwn = row.target.startsWith("/") && !row.target.endsWith(WILDCARD);
    const present = row.present ?? pages.get(readablePath(row.target))?.path ?? null;
    return {
      ...row,
      covered_by: pages.get(sourceOf(row))?.path ?? null,
      present,
      is_target_missing: isOwn && present === null,
    };
  });
}

export const refusing = (field: "source" | "target", sentence: string) =>
  new Refusal("invalid", sentence, { fields: { [field]: sentence } });

/** The values to store. Throws `Refusal("invalid")` for addresses of other sites, and for a rule to itself. */
export function valuesOf(input: RedirectInput, site: string) {
  const source = ownPath(input.source, site);
  const target = input.status === "410" ? "" : ownPath(input.target, site);
  const wrongSource = sourceFault(source);
  if (wrongSource) throw refusing("source", wrongSource);
  const wrongTarget = input.status === "410" ? undefined : targetFault(target);
  if (wrongTarget) throw refusing("target", wrongTarget);
  const source_key = addressKey(source);
  if (target && addressKey(target) === source_key) throw refusing("target", TO_ITSELF);
  return { ...input, source, target, source_key };
}

async function storedRules(db: Db): Promise<Rule[]> {
  const { id, source, source_key, target, record_id, is_active } = redirects;
  return db.select({ id, source, key: source_key, target, record_id, is_active }).from(redirects);
}

/** What a save of a rule writes: a target without further hops, and the same for rules that lead through it. */
async function settled(db: Db, id: string, input: RedirectInput, edit: Edit) {
  const values = valuesOf(input, edit.site);
  const path = readablePath(values.target);
  const [rules, pages] = await Promise.all([storedRules(db), pagesAt(db, values.target.startsWith("/") ? [path] : [])]);
  const { source, target, source_key: key, is_active } = values;
  const rule: Rule = { id, source, key, target, record_id: pages.get(path)?.id ?? null, is_active };
  const isFinal = pages.has(path) || values.status === "410";
  const { loop } = isFinal ? {} : follow(withRule(rules, rule), rule);
  if (loop) throw refusing("target", loopSentence(loop));
  const active = rules.filter((one) => one.is_active);
  const led = isFinal ? rule : follow(withRule(active, rule), rule);
  const settledRule = { ...rule, target: led.target, record_id: led.record_id };
  const moved = is_active && values.status !== "410" ? shortened(active, settledRule) : [];
  return {
    values: { ...values, target: led.target, record_id: led.record_id },
    before: (isUnchanged?: SQL) => rewriting(db, moved, edit, isUnchanged),
    total: rules.length,
  };
}

/** Statements that lead rules elsewhere, with a version of each for an undo. */
function rewriting(
  db: Db,
  rules: { id: string; target: string; record_id: string | null }[],
  edit: Edit,
  isUnchanged?: SQL,
): BatchItem<"sqlite">[] {
  if (rules.length === 0) return [];
  const of = (name: string) => sql`entry.value ->> ${sql.raw(`'${name}'`)}`;
  const ids = rules.map((rule) => rule.id);
  const isSaved = isUnchanged && sql`exists (select 1 from ${redirects} where ${isUnchanged})`;
  const isMoved = and(isOneOf(redirects.id, ids), isSaved);
  return [
    keepVersions(db, "redirect", edit.change, isMoved),
    db
      .update(redirects)
      .set({
        target: of("target"),
        record_id: of("record_id"),
        updated_at: laterThan(redirects.updated_at, edit.now),
        updated_by: edit.by,
      })
      .from(sql`json_each(${JSON.stringify(rules)}) as entry`)
      .where(and(sql`${of("id")} = ${redirects.id}`, isSaved)),
  ];
}

/** Throws `Refusal("invalid")`. */
export async function addRedirect(db: Db, input: RedirectInput, edit: Edit): Promise<Redirect> {
  const id = crypto.randomUUID();
  const { values, before, total } = await settled(db, id, input, edit);
  if (total >= REDIRECTS_MAX) throw refusing("source", TOO_MANY);
  const time = edit.now.toISOString();
  const row = { ...values, id, created_at: time, updated_at: time, updated_by: edit.by };
  const insertion = db.insert(redirects).values(row).returning();
  const [[added]] = await refuseTaken(() =>
    db.batch([insertion, ...before(), ...noteChange(db, "redirect", edit.change)]),
  );
  if (!added) throw new Error("nothing was inserted");
  return added;
}

/** Throws `Refusal`: `invalid`, `not_found`, `conflict`. */
export async function reviseRedirect(
  db: Db,
  id: string,
  basis: string,
  input: RedirectInput,
  edit: Edit,
): Promise<Redirect> {
  const { values, before } = await settled(db, id, input, edit);
  return refuseTaken(() => reviseRecord(db, "redirect", id, basis, { values, before }, edit));
}

async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw refusing("source", TAKEN);
  }
}
