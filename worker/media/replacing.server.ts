import { and, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import type { Db } from "../../db/client";
import {
  blog_posts,
  casinos,
  media,
  pages,
  promotions,
  record_references,
  type ReferringKind,
  settings,
  splash_ads,
  trash,
  type VersionedKind,
} from "../../db/schema";
import type { ActivityKind } from "../activity/rules";
import { htmlMark, safeHtml, sanitize } from "../html/sanitize";
import { type Edit, revisedBy, revisionStatements } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { showsPicture } from "../references/pictures.server";
import { updateReferences } from "../references/updating.server";
import { Refusal } from "../refusal";
import { foldTr } from "../turkish/folding";
import { IMAGE_NOT_FOUND } from "./editing.server";
import { type Picture, replacePicture } from "./replaced-picture";
import { addressOf } from "./storing.server";

/** Records that one transaction changes; each takes up to three statements. */
const RECORDS_AT_ONCE = 50;

export const replacementInput = z.strictObject({
  /** Address of the picture to show instead. */
  url: z.string().trim().max(300),
});

type Table = SQLiteTable & { id: SQLiteColumn; updated_at: SQLiteColumn };
type Row = Record<string, string | null | undefined> & { id: string; updated_at: string };

interface Shown {
  table: Table;
  /** Keeps the replaced state. */
  versions?: VersionedKind;
  log: ActivityKind;
  cover?: string;
  html?: string;
}

const SHOWN: Partial<Record<ReferringKind, Shown>> = {
  post: { table: blog_posts, versions: "post", log: "post", cover: "image_url", html: "content" },
  promotion: {
    table: promotions,
    versions: "promotion",
    log: "promotion",
    cover: "image_url",
    html: "description",
  },
  casino: { table: casinos, versions: "casino", log: "casino", cover: "logo_url", html: "description" },
  page: { table: pages, versions: "page", log: "page", html: "content" },
  "splash-ad": { table: splash_ads, log: "splash-ad", cover: "image_url" },
  settings: { table: settings, versions: "home_texts", log: "home_texts", html: "blog_section_text" },
};

const textIn = (row: Row, column: string | undefined) => (column ? (row[column] ?? "") : "");

/** The columns of a row that show `url`, with `next` in its place. */
function replaced(row: Row, { cover, html }: Shown, url: string, next: Picture): Record<string, string> {
  const values: Record<string, string> = {};
  const address = textIn(row, cover);
  if (cover && address.includes(url)) values[cover] = address.replaceAll(url, next.url);
  const text = textIn(row, html);
  if (html && text.includes(url)) {
    const clean = sanitize(replacePicture(safeHtml(text, row["html_mark"] ?? ""), url, next));
    Object.assign(values, { [html]: clean, html_mark: htmlMark(clean) });
  }
  return values;
}

/** What shows an image. Throws `Refusal("not_found")`. `site` is the origin of the site. */
export async function countUses(db: Db, id: string, site: string) {
  await updateReferences(db, site);
  const [image] = await db.select({ key: media.key }).from(media).where(eq(media.id, id));
  if (!image) throw new Refusal("not_found", IMAGE_NOT_FOUND);
  const total = await db.$count(record_references, showsPicture(sql`${image.key}`));
  return { total };
}

/**
 * Saves up to 50 records that show an image with another one, in one transaction; those that somebody saves meanwhile
 * wait. The last call hands the name over. Throws `Refusal`: `not_found`, `invalid`. `site` is the origin of the site.
 */
export async function replaceImage(db: Db, id: string, url: string, site: string, edit: Edit) {
  await updateReferences(db, site);
  const known = await db
    .select()
    .from(media)
    .where(sql`${media.id} = ${id} or '/media/' || ${media.key} = ${url}`);
  const [old, next] = [known.find((image) => image.id === id), known.find((image) => image.id !== id)];
  if (!old) throw new Refusal("not_found", IMAGE_NOT_FOUND);
  if (!next) throw new Refusal("invalid", "Yerine konacak görsel kütüphanede yok");
  const isShown = showsPicture(sql`${old.key}`);
  const uses = await db
    .select({ kind: record_references.kind, id: record_references.record_id })
    .from(record_references)
    .where(and(isShown, ne(record_references.kind, "trash")))
    .limit(RECORDS_AT_ONCE);
  const picture = { url: addressOf(next), width: next.width, height: next.height };
  const saves = await savesOf(db, uses, addressOf(old), picture, edit);
  const answers = await db.batch([
    db
      .update(trash)
      .set({ row: sql`replace(${trash.row}, ${addressOf(old)}, ${picture.url})` })
      .where(
        sql`${trash.id} in (select record_id from ${record_references} where kind = 'trash' and ${isShown} limit ${RECORDS_AT_ONCE})`,
      ),
    ...saves.flatMap(({ statements }) => statements),
  ]);
  const records = saves.flatMap(({ at, record }, index) => {
    const before = saves.slice(0, index).reduce((sum, { statements }) => sum + statements.length, 1);
    return (answers[before + at] as unknown[]).length > 0 ? [record] : [];
  });
  await updateReferences(db, site);
  const remaining = await db.$count(record_references, isShown);
  if (remaining === 0) await handNameOver(db, old, next);
  return { records, remaining };
}

type Image = typeof media.$inferSelect;

async function savesOf(
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

/** The new picture is called like the old one, and the old one says that it is. */
async function handNameOver(db: Db, old: Image, next: Image): Promise<void> {
  const name = (id: string, title: string) =>
    db
      .update(media)
      .set({ title, search_text: foldTr(title) })
      .where(eq(media.id, id));
  await db.batch([name(next.id, old.title), name(old.id, `${old.title} (eski)`)]);
}
