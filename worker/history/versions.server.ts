import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import {
  blog_posts,
  casinos,
  hero_section,
  pages,
  promotions,
  record_versions,
  seo_settings,
  settings,
  type VersionedKind,
} from "../../db/schema";
import * as blog from "../blog/editing.server";
import * as casino from "../casinos/editing.server";
import { lostPicturesIn } from "../media/listing.server";
import * as page from "../pages/editing.server";
import * as promotion from "../promotions/editing.server";
import { VERSIONS_MAX } from "../records/versions.server";
import * as site from "../site/editing.server";

export const VERSION_NOT_FOUND = "Bu sürüm artık yok";

type StoredRow = Record<string, string | number | null>;

const rowsOf =
  <T extends SQLiteTable, Shown extends object>(table: T, shown: (row: T["$inferSelect"]) => Shown) =>
  (stored: StoredRow): object => {
    const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
      const value = stored[name] ?? null;
      return [name, value === null ? (column.default ?? null) : column.mapFromDriverValue(value)] as const;
    });
    return shown(Object.fromEntries(columns));
  };

const READERS: Record<VersionedKind, (stored: StoredRow) => object> = {
  post: rowsOf(blog_posts, blog.editable),
  promotion: rowsOf(promotions, promotion.editable),
  casino: rowsOf(casinos, casino.editable),
  page: rowsOf(pages, page.editable),
  hero: rowsOf(hero_section, site.wholeHero),
  home_texts: rowsOf(settings, site.editable),
  seo: rowsOf(seo_settings, (row) => row),
};

export function listVersions(db: Db, kind: VersionedKind, recordId: string) {
  return db
    .select({ id: record_versions.id, saved_by: record_versions.saved_by, saved_at: record_versions.saved_at })
    .from(record_versions)
    .where(and(eq(record_versions.kind, kind), eq(record_versions.record_id, recordId)))
    .orderBy(desc(record_versions.saved_at), desc(record_versions.id))
    .limit(VERSIONS_MAX);
}

/** A saved version in the shape of the record's form, and the addresses of its lost pictures. */
export async function readVersion(
  db: Db,
  id: string,
): Promise<(Record<string, unknown> & { lost_pictures: string[] }) | undefined> {
  const [version] = await db.select().from(record_versions).where(eq(record_versions.id, id));
  if (!version) return undefined;
  const lost_pictures = await lostPicturesIn(db, JSON.stringify(version.row));
  return { ...READERS[version.kind](version.row), ...(await namesIn(db, version.row)), lost_pictures };
}

async function namesIn(db: Db, { casino_id }: StoredRow) {
  if (!casino_id) return {};
  const [row] = await db
    .select({ name: casinos.name })
    .from(casinos)
    .where(eq(casinos.id, String(casino_id)));
  return { casino_name: row?.name ?? null };
}
