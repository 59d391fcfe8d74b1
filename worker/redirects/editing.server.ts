import { count, getTableColumns, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Redirect, redirects } from "../../db/schema";
import { type ListQuery, orderOf, readList } from "../records/list";
import { type Edit, isDuplicate, reviseRecord } from "../records/revision.server";
import { Refusal } from "../refusal";
import { addressKey } from "./address-key";
import { hitColumns } from "./hits.server";
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

export async function listRedirects(db: Db, { q, sort = "-created_at", page }: ListQuery, { now }: Pick<Edit, "now">) {
  const term = q.toLowerCase();
  const has = (text: unknown, part: string) => sql`instr(lower(${text}), ${part}) > 0`;
  const matches = q
    ? or(has(redirects.source_key, addressKey(q).slice(1)), has(redirects.target, term), has(redirects.note, term))
    : undefined;
  return readList(
    db,
    db
      .select({ ...getTableColumns(redirects), ...hitColumns(sql`"redirects"."id"`, now) })
      .from(redirects)
      .where(matches)
      .orderBy(...orderOf(redirectSorts, sort, redirects.id)),
    { from: redirects, matches, page },
  );
}

const refusing = (field: "source" | "target", sentence: string) =>
  new Refusal("invalid", sentence, { fields: { [field]: sentence } });

/** The values to store. Throws `Refusal("invalid")` for addresses of other sites, and for a rule to itself. */
function valuesOf(input: RedirectInput, site: string) {
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

/** Throws `Refusal("invalid")`. */
export async function addRedirect(db: Db, input: RedirectInput, { now, by, site }: Edit): Promise<Redirect> {
  const values = valuesOf(input, site);
  const [all] = await db.select({ total: count().as("total") }).from(redirects);
  if ((all?.total ?? 0) >= REDIRECTS_MAX) throw refusing("source", TOO_MANY);
  const time = now.toISOString();
  const row = { ...values, id: crypto.randomUUID(), created_at: time, updated_at: time, updated_by: by };
  const [added] = await refuseTaken(() => db.insert(redirects).values(row).returning());
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
  const values = valuesOf(input, edit.site);
  return refuseTaken(() => reviseRecord(db, "redirect", id, basis, { values }, edit));
}

async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw refusing("source", TAKEN);
  }
}
