import { and, eq, ne, or } from "drizzle-orm";
import type { Context } from "hono";
import { type Db, openDb } from "../db/client";
import { activities } from "../db/schema";
import type { AppEnv } from "./app-env";
import { IMPORT_DEADLINE_MS, importRecords } from "./records/importing.server";
import type { Importer } from "./records/import-plan.server";
import type { ImportedLine, RecordImport } from "./records/import-rules";
import type { Edit } from "./records/revision.server";
import { Refusal } from "./refusal";
import { editOf } from "./session/require-admin";

const OTHER_CHANGE = "Bu içe aktarma başka bir işlemle karıştı; dosyaları yeniden seçin. Hiçbir kayıt değişmedi.";

/** Imports the lines of a request under the change that it names. Throws `Refusal("conflict")` if that names anything else. */
export async function importLines<
  Row extends { id: string; updated_at: string },
  Input extends Record<string, unknown>,
>(
  c: Context<AppEnv>,
  request: RecordImport,
  importer: (db: Db, lines: ImportedLine[], edit: Edit) => Promise<Importer<Row, Input>>,
) {
  const { lines, is_dry: isDry } = request;
  const { db, edit } = await openImport(c, request);
  const answer = await importRecords(db, () => importer(db, lines, edit), lines, { isDry });
  if (answer.ids.length > 0) c.var.scope.announce();
  return answer;
}

/** The database and the edit of a request of an import. Throws as `importLines`. */
export async function openImport(c: Context<AppEnv>, { is_dry, change }: Pick<RecordImport, "is_dry" | "change">) {
  const db = openDb(c.env, IMPORT_DEADLINE_MS);
  if (change && !is_dry) c.set("change", change);
  const edit = editOf(c);
  if (change && !is_dry) await requireOwnImport(db, change, edit.by);
  return { db, edit };
}

async function requireOwnImport(db: Db, change: string, by: string) {
  const isOther = or(ne(activities.action, "import"), ne(activities.by, by));
  const others = await db.$count(activities, and(eq(activities.change_id, change), isOther));
  if (others > 0) throw new Refusal("conflict", OTHER_CHANGE);
}
