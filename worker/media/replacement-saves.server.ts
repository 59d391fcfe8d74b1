import { getTableColumns } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import {
  blog_posts,
  casinos,
  pages,
  promotions,
  type ReferringKind,
  settings,
  splash_ads,
  type VersionedKind,
} from "../../db/schema";
import type { ActivityKind } from "../activity/rules";
import { htmlMark } from "../html/mark";
import { safeHtml, sanitize } from "../html/sanitize";
import { type Edit, revisedBy, revisionStatements } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { type Picture, replacePicture } from "./replaced-picture";

type Table = SQLiteTable & { id: SQLiteColumn; updated_at: SQLiteColumn };
type Row = Record<string, string | null | undefined> & { id: string; updated_at: string };

interface Shown {
  table: Table;
  /** Keeps the replaced state. */
  versions?: VersionedKind;
  log: ActivityKind;
  cover?: string;
  /** What of the cover must be seen, which is elsewhere in another picture. */
  focus?: string;
  html?: string;
}

const SHOWN: Partial<Record<ReferringKind, Shown>> = {
  post: {
    table: blog_posts,
    versions: "post",
    log: "post",
    cover: "image_url",
    focus: "image_focus",
    html: "content",
  },
  promotion: {
    table: promotions,
    versions: "promotion",
    log: "promotion",
    cover: "image_url",
    focus: "image_focus",
    html: "description",
  },
  casino: { table: casinos, versions: "casino", log: "casino", cover: "logo_url", html: "description" },
  page: { table: pages, versions: "page", log: "page", html: "content" },
  "splash-ad": { table: splash_ads, log: "splash-ad", cover: "image_url" },
  settings: { table: settings, versions: "home_texts", log: "home_texts", html: "blog_section_text" },
};

const textIn = (row: Row, column: string | undefined) => (column ? (row[column] ?? "") : "");

/** The columns of a row that show `url`, with `next` in its place. */
function replaced(row: Row, { cover, focus, html }: Shown, url: string, next: Picture): Record<string, string | null> {
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

/** The saves of records that show the picture at `url`, with `next` in its place; the answer at `at` is empty after a conflict. */
export async function savesOf(
  db: Db,
  uses: { kind: ReferringKind; id: string }[],
  url: string,
  next: Picture,
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
