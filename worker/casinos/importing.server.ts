import type { Db } from "../../db/client";
import { type Casino, casinos } from "../../db/schema";
import { fieldsOf } from "../fields";
import { isNamedBy, namedBy } from "../records/import-addresses.server";
import type { Importer } from "../records/import-plan.server";
import type { ImportedLine } from "../records/import-rules";
import { type Edit, revisionStatements } from "../records/revision.server";
import { refuseOwnSite } from "../outbound/own-site";
import { editable } from "../records/editable.server";
import { KINDS } from "../records/kinds.server";
import { addressesOf } from "./editing.server";
import { type CasinoInput, casinoInput } from "./rules";
import { additionStatements, revisionOf, storedDescription } from "./statements.server";
import { noteChange } from "../records/versions.server";

/** Imports casinos. A line without an id matches by its slug, else by the slug of its name. */
export async function casinoImporter(
  db: Db,
  lines: ImportedLine[],
  edit: Edit,
): Promise<Importer<Casino, CasinoInput>> {
  const known = await db
    .select()
    .from(casinos)
    .where(isNamedBy(casinos, lines, "name", edit.now));
  return {
    schema: casinoInput,
    missing: KINDS.casino.missing,
    name: "name",
    find: (line) => ({ values: line.values, errors: {}, row: namedBy(line, known, "name", edit.now) }),
    fieldsOf: (row) => fieldsOf(casinoInput, editable("casino", row)),
    stored(input) {
      refuseOwnSite(addressesOf(input), edit.site);
      return { ...input, description: storedDescription(input.description) };
    },
    addition: (id, input) => ({ statements: [...additionStatements(db, id, input, edit)], at: 0 }),
    revision: (row, input) =>
      revisionStatements(db, "casino", row.id, row.updated_at, revisionOf(db, row.id, input, edit), edit),
    after: noteChange(db, "casino", edit.change),
  };
}
