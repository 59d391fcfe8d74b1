import { getTableColumns, or, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../db/client";
import { casinos, type Promotion, promotion_categories, promotions } from "../../db/schema";
import { fieldMessages } from "../invalid-input";
import { isOneOf } from "../records/selection.server";
import { slugify } from "../text/slug";
import { foldTr } from "../turkish/folding";
import { editable, PROMOTION_NOT_FOUND } from "./editing.server";
import type { ImportedLine, LineOutcome } from "./import-rules";
import { type PromotionInput, promotionFields, promotionInput } from "./rules";

export const CHANGED_MEANWHILE =
  "Bu kayıt dosya alındıktan sonra değiştirildi; güncel hâlini dışa aktarıp yeniden deneyin";

interface PlannedLine {
  outcome: LineOutcome;
  /** The promotion that the line changes. */
  known?: Promotion;
  /** What is to be written, if anything; `category` is a name. */
  write?: { input: PromotionInput; category: string | null };
}

interface Named {
  id: string;
  name: string;
  slug: string;
}

/** By slug, else by name; undefined if there is none, or more than one of that name. */
function findNamed(all: Named[], text: string): Named | undefined {
  const bySlug = all.find(({ slug }) => slug === text);
  const byName = all.filter(({ name }) => foldTr(name) === foldTr(text));
  return bySlug ?? (byName.length === 1 ? byName[0] : undefined);
}

const textIn = ({ values }: ImportedLine, field: string) => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
};

/** The line's fields, with ids of casino and category; an unknown one is left out and has its sentence. */
function readLine(line: ImportedLine, named: { casino: Named[]; category: Named[] }) {
  const fields = Object.entries(line.values).filter(([field]) => field !== "casino" && field !== "category");
  const values = Object.fromEntries(fields);
  const errors: Record<string, string> = {};
  for (const [field, sentence] of [
    ["casino", "Casino bulunamadı"],
    ["category", "Kategori bulunamadı"],
  ] as const) {
    if (!(field in line.values)) continue;
    const text = textIn(line, field);
    const found = findNamed(named[field], text);
    if (text && !found) errors[field] = sentence;
    else values[`${field}_id`] = found?.id ?? null;
  }
  return { values, errors };
}

const same = (one: unknown, other: unknown) => normal(one) === normal(other);
const normal = (value: unknown) => JSON.stringify(value ?? null).replaceAll("\\r\\n", "\\n");

/** What each line would do, found out by two round trips. */
export async function planLines(db: Db, lines: ImportedLine[], now: Date): Promise<PlannedLine[]> {
  const [allCasinos, allCategories] = await db.batch([
    db.select({ id: casinos.id, name: casinos.name, slug: casinos.slug }).from(casinos),
    db
      .select({ id: promotion_categories.id, name: promotion_categories.name, slug: promotion_categories.slug })
      .from(promotion_categories),
  ]);
  const read = lines.map((line) => ({ line, ...readLine(line, { casino: allCasinos, category: allCategories }) }));
  const addresses = read.map(({ line, values }) => ({
    casino_id: values["casino_id"] ?? null,
    slug: textIn(line, "slug") || slugify(textIn(line, "title"), now),
  }));
  const ids = lines.flatMap(({ id }) => id ?? []);
  const atAddress = sql`${promotions.id} in (select held.id from json_each(${JSON.stringify(addresses)}) as address
    join ${promotions} as held on held.slug = address.value ->> 'slug' and held.casino_id is address.value ->> 'casino_id')`;
  const known = await db
    .select(getTableColumns(promotions))
    .from(promotions)
    .where(or(isOneOf(promotions.id, ids), atAddress));
  const categoryName = (id: string | null) => allCategories.find((category) => category.id === id)?.name ?? null;
  return read.map(({ line, values, errors }, index) => {
    const address = addresses[index];
    const row = line.id
      ? known.find(({ id }) => id === line.id)
      : known.find(({ slug, casino_id }) => slug === address?.slug && casino_id === address.casino_id);
    return planLine(line, { values, errors }, row, categoryName);
  });
}

function planLine(
  line: ImportedLine,
  { values, errors }: ReturnType<typeof readLine>,
  row: Promotion | undefined,
  categoryName: (id: string | null) => string | null,
): PlannedLine {
  const before = row && promotionFields(editable(row));
  const title = textIn(line, "title") || (row?.title ?? "");
  const refuse = (sentences: Record<string, string>): PlannedLine => ({
    outcome: { line: line.line, status: "refused", title, changes: [], errors: sentences },
  });
  if (line.id && !row && !(line.is_new && z.uuid().safeParse(line.id).success))
    return refuse({ id: PROMOTION_NOT_FOUND });
  const after = promotionInput.safeParse({ ...before, ...values });
  const wrong = { ...errors, ...(after.success ? {} : fieldMessages(after.error)) };
  if (!after.success || Object.keys(wrong).length > 0) return refuse(wrong);
  const input = after.data;
  const write = { input, category: categoryName(input.category_id) };
  if (!row || !before) {
    const id = line.id ?? crypto.randomUUID();
    return { outcome: { line: line.line, status: "new", title, id, changes: [], errors: {} }, write };
  }
  const stored = promotionInput.safeParse(before);
  const current: Record<string, unknown> = stored.success ? stored.data : before;
  const changes = Object.entries(input).flatMap(([field, value]) =>
    same(value, current[field]) || (field === "slug" && value === "") ? [] : field,
  );
  const { id, updated_at } = row;
  const outcome = { line: line.line, title, id, updated_at, changes, errors: {} };
  if (changes.length === 0) return { outcome: { ...outcome, status: "unchanged" } };
  if (line.updated_at && line.updated_at !== updated_at) return refuse({ id: CHANGED_MEANWHILE });
  return { outcome: { ...outcome, status: "changed" }, known: row, write };
}
