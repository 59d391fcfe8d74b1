import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { htmlMark } from "../text/mark";
import { safeHtml, sanitize } from "../text/sanitize";
import { type Columns, KINDS, type StoredRow, textIn } from "../records/kinds.server";
import { type Edit, revisionStatements } from "../records/revision.server";
import { type ReplacementPicture, replacePicture } from "./replaced-picture";
import { rowsShowing, type Use } from "./showing-records.server";

function replaced(
  row: StoredRow,
  { picture, focus, html }: Columns,
  url: string,
  next: ReplacementPicture,
): Record<string, string | null> {
  const values: Record<string, string | null> = {};
  const address = textIn(row, picture);
  if (picture && address.includes(url)) {
    values[picture] = address.replaceAll(url, next.url);
    if (focus) values[focus] = null;
  }
  const text = textIn(row, html);
  if (html && text.includes(url)) {
    const clean = sanitize(replacePicture(safeHtml(text, row["html_mark"] ?? ""), url, next));
    Object.assign(values, { [html]: clean, html_mark: htmlMark(clean) });
  }
  return values;
}

/** Statements that show `next` in place of the picture at `url`; the one at `at` returns no row after a conflict. */
export async function savesOf(
  db: Db,
  uses: Use[],
  url: string,
  next: ReplacementPicture,
  edit: Edit,
): Promise<{ statements: BatchItem<"sqlite">[]; at: number; record: Use }[]> {
  const found = await rowsShowing(db, uses);
  return found.map(({ kind, row }) => {
    const values = replaced(row, KINDS[kind].columns, url, next);
    return {
      ...revisionStatements(db, kind, row.id, row.updated_at, { values }, edit),
      record: { kind, id: row.id },
    };
  });
}
