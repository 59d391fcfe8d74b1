import { getTableColumns } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import type { ReferringKind } from "../../db/schema";
import type { ActivityKind } from "../activity/rules";
import { htmlMark } from "../html/mark";
import { safeHtml, sanitize } from "../html/sanitize";
import { type Edit, revisedBy, revisionStatements } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { type ReplacementPicture, replacePicture } from "./replaced-picture";
import { type Row, type Shown, SHOWN, textIn } from "./shown-columns";

function replaced(
  row: Row,
  { cover, focus, html }: Shown,
  url: string,
  next: ReplacementPicture,
): Record<string, string | null> {
  const values: Record<string, string | null> = {};
  const address = textIn(row, cover);
  if (cover && address.includes(url)) {
    values[cover] = address.replaceAll(url, next.url);
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
  uses: { kind: ReferringKind; id: string }[],
  url: string,
  next: ReplacementPicture,
  edit: Edit,
): Promise<{ statements: BatchItem<"sqlite">[]; at: number; record: { kind: ActivityKind; id: string } }[]> {
  const kinds = Object.entries(SHOWN) as [ReferringKind, Shown][];
  const shown = kinds.flatMap(([kind, shown]) => {
    const ids = uses.filter((use) => use.kind === kind).map((use) => use.id);
    return ids.length > 0 ? [{ shown, ids }] : [];
  });
  if (shown.length === 0) return [];
  const found = (await db.batch(
    shown.map(({ shown: { table }, ids }) =>
      db
        .select()
        .from(table as SQLiteTable)
        .where(isOneOf(table.id, ids)),
    ) as unknown as [BatchItem<"sqlite">],
  )) as unknown as Row[][];
  return shown.flatMap(({ shown }, at) =>
    (found[at] ?? []).map((row) => {
      const { updated_at, updated_by } = revisedBy(row.updated_at, edit);
      const signed = { updated_at, ...("updated_by" in getTableColumns(shown.table) && { updated_by }) };
      const values = { ...replaced(row, shown, url, next), ...signed };
      return {
        ...revisionStatements(
          db,
          shown.table,
          row.id,
          row.updated_at,
          values,
          shown.versions ? { kind: shown.versions } : {},
        ),
        record: { kind: shown.log, id: row.id },
      };
    }),
  );
}
