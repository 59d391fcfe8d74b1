import type { Db } from "../../db/client";
import { type Page, pages } from "../../db/schema";
import { fieldsOf } from "../fields";
import { editable } from "../records/editable.server";
import { isNamedBy, namedBy } from "../records/import-addresses.server";
import type { Importer } from "../records/import-plan.server";
import type { ImportedLine } from "../records/import-rules";
import { KINDS } from "../records/kinds.server";
import { type Edit, revisionStatements } from "../records/revision.server";
import { noteChange } from "../records/versions.server";
import { additionStatements, requireFreeAddress, revisionOf, storedContent } from "./editing.server";
import { type PageInput, pageInput } from "./rules";

/** Imports pages. A line without an id matches by its slug, else by the slug of its title. */
export async function pageImporter(db: Db, lines: ImportedLine[], edit: Edit): Promise<Importer<Page, PageInput>> {
  const known = await db
    .select()
    .from(pages)
    .where(isNamedBy(pages, lines, "title", edit.now));
  return {
    schema: pageInput,
    missing: KINDS.page.missing,
    name: "title",
    find: (line) => ({ values: line.values, errors: {}, row: namedBy(line, known, "title", edit.now) }),
    fieldsOf: (row) => fieldsOf(pageInput, editable("page", row)),
    stored(input) {
      requireFreeAddress(input, edit.now);
      return { ...input, content: storedContent(input.content) };
    },
    addition: (id, input) => ({ statements: [...additionStatements(db, id, input, edit)], at: 0 }),
    revision: (row, input) =>
      revisionStatements(db, "page", row.id, row.updated_at, revisionOf(db, row.id, input, edit), edit),
    after: noteChange(db, "page", edit.change),
  };
}
