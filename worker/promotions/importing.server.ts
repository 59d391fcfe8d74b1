import { getTableColumns, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, type Promotion, promotion_categories, promotions } from "../../db/schema";
import { fieldsOf } from "../fields";
import { type Importer, cellText } from "../records/import-plan.server";
import type { ImportedLine } from "../records/import-rules";
import { type Edit, revisionStatements } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { noteChange } from "../records/versions.server";
import { lineSlug } from "../records/import-addresses.server";
import { foldTr } from "../text/folding";
import { composeDescription, fullDescription } from "./description.server";
import { KINDS } from "../records/kinds.server";
import { editable } from "./editing.server";
import { refuseOwnSite } from "../outbound/own-site";
import { type PromotionInput, promotionInput } from "./rules";
import { additionStatements, revisionOf } from "./statements.server";

interface Named {
  id: string;
  name: string;
  slug: string;
}

function finderOf(all: Named[]): (text: string) => Named | undefined {
  const bySlug = new Map(all.map((record) => [record.slug, record]));
  const byName = new Map<string, Named | undefined>();
  for (const record of all) {
    const name = foldTr(record.name);
    byName.set(name, byName.has(name) ? undefined : record);
  }
  return (text) => bySlug.get(text) ?? byName.get(foldTr(text));
}

function withIds(line: ImportedLine, find: Record<"casino" | "category", ReturnType<typeof finderOf>>) {
  const fields = Object.entries(line.values).filter(([field]) => field !== "casino" && field !== "category");
  const values = Object.fromEntries(fields);
  const errors: Record<string, string> = {};
  for (const [field, sentence] of [
    ["casino", KINDS.casino.missing],
    ["category", KINDS.category.missing],
  ] as const) {
    if (!(field in line.values)) continue;
    const text = cellText(line, field);
    const found = find[field](text);
    if (text && !found) errors[field] = sentence;
    else values[`${field}_id`] = found?.id ?? null;
  }
  return { values, errors };
}

/** Matches casinos and categories by slug or name, promotions by casino and slug or title. Two round trips. */
export async function promotionImporter(
  db: Db,
  lines: ImportedLine[],
  edit: Edit,
): Promise<Importer<Promotion, PromotionInput>> {
  const [allCasinos, allCategories] = await db.batch([
    db.select({ id: casinos.id, name: casinos.name, slug: casinos.slug }).from(casinos),
    db
      .select({ id: promotion_categories.id, name: promotion_categories.name, slug: promotion_categories.slug })
      .from(promotion_categories),
  ]);
  const find = { casino: finderOf(allCasinos), category: finderOf(allCategories) };
  const read = new Map(lines.map((line) => [line, withIds(line, find)]));
  const addressOf = (line: ImportedLine) => ({
    casino_id: read.get(line)?.values["casino_id"] ?? null,
    slug: lineSlug(line, "title", edit.now),
  });
  const ids = lines.flatMap(({ id }) => id ?? []);
  const atAddress = sql`${promotions.id} in (select held.id from json_each(${JSON.stringify(lines.map(addressOf))}) as address
    join ${promotions} as held on held.slug = address.value ->> 'slug' and held.casino_id is address.value ->> 'casino_id')`;
  const known = await db
    .select(getTableColumns(promotions))
    .from(promotions)
    .where(or(isOneOf(promotions.id, ids), atAddress));
  const categoryOf = ({ category_id }: PromotionInput) =>
    allCategories.find(({ id }) => id === category_id)?.name ?? null;
  return {
    schema: promotionInput,
    missing: KINDS.promotion.missing,
    name: "title",
    find(line) {
      const { values, errors } = read.get(line) ?? { values: {}, errors: {} };
      const address = addressOf(line);
      const row = known.find(({ id, slug, casino_id }) =>
        line.id ? id === line.id : slug === address.slug && casino_id === address.casino_id,
      );
      return { values, errors, row };
    },
    fieldsOf: (row) => fieldsOf(promotionInput, editable(row)),
    stored(input) {
      refuseOwnSite({ url: input.url }, edit.site);
      const { description, short_description } = composeDescription(input.short_description, input.full_description);
      return { ...input, short_description, full_description: fullDescription({ description }) };
    },
    addition: (id, input) => ({ statements: [...additionStatements(db, id, input, categoryOf(input), edit)], at: 0 }),
    revision(row, input) {
      const revision = revisionOf(db, row, input, categoryOf(input), edit);
      return revisionStatements(db, "promotion", row.id, row.updated_at, revision, edit);
    },
    after: noteChange(db, "promotion", edit.change),
  };
}
