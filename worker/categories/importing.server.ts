import type { Db } from "../../db/client";
import { type Category, promotion_categories } from "../../db/schema";
import { fieldsOf, SLUG_TAKEN } from "../fields";
import { isNamedBy, lineSlug, namedBy } from "../records/import-addresses.server";
import { cellText, type Importer } from "../records/import-plan.server";
import type { ImportedLine } from "../records/import-rules";
import { KINDS } from "../records/kinds.server";
import { type Edit, revisionStatements } from "../records/revision.server";
import { noteChange } from "../records/versions.server";
import { rowOf, revisionOf } from "./editing.server";
import { type CategoryInput, categoryInput } from "./rules";

/** Imports categories. A line without an id matches by its slug, else by the slug of its name, which it then gets. */
export async function categoryImporter(
  db: Db,
  lines: ImportedLine[],
  edit: Edit,
): Promise<Importer<Category, CategoryInput>> {
  const known = await db
    .select()
    .from(promotion_categories)
    .where(isNamedBy(promotion_categories, lines, "name", edit.now));
  return {
    schema: categoryInput,
    missing: KINDS.category.missing,
    name: "name",
    find(line) {
      const row = namedBy(line, known, "name", edit.now);
      const slug = lineSlug(line, "name", edit.now);
      const isGiven = !row || cellText(line, "slug") !== "";
      const isTaken = isGiven && known.some((other) => other.slug === slug && other.id !== row?.id);
      return {
        values: { ...line.values, slug: isGiven ? slug : row.slug },
        errors: isTaken ? { slug: SLUG_TAKEN } : {},
        row,
      };
    },
    fieldsOf: (row) => fieldsOf(categoryInput, row),
    stored: (input) => input,
    addition: (id, input) => ({
      statements: [
        db
          .insert(promotion_categories)
          .values(rowOf(id, input, edit))
          .returning(),
      ],
      at: 0,
    }),
    revision: (row, input) =>
      revisionStatements(db, "category", row.id, row.updated_at, revisionOf(db, row.id, input), edit),
    after: noteChange(db, "category", edit.change),
  };
}
