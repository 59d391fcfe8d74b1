import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  blog_posts,
  casinos,
  hero_section,
  pages,
  promotions,
  record_versions,
  type ReferringKind,
  settings,
  splash_ads,
  type VersionedKind,
} from "../../db/schema";

export type RecordTable = SQLiteTable & { id: SQLiteColumn; updated_at: SQLiteColumn };

export interface Columns {
  name?: string;
  /** Address of a picture, its alternative text and the place that stays visible when it is cropped. */
  picture?: string;
  alt?: string;
  focus?: string;
  html?: string;
  link?: string;
}

export interface Kind {
  table: RecordTable;
  /** Name of the one record of its kind. */
  name?: string;
  columns: Columns;
}

/** Records that show pictures or links. Logos use the casino's name as alternative text, splash ads their title. */
export const KINDS = {
  post: {
    table: blog_posts,
    columns: { name: "title", picture: "image_url", alt: "image_alt", focus: "image_focus", html: "content" },
  },
  promotion: {
    table: promotions,
    columns: {
      ...{ name: "title", picture: "image_url", alt: "image_alt", focus: "image_focus" },
      ...{ html: "description", link: "url" },
    },
  },
  casino: {
    table: casinos,
    columns: { name: "name", picture: "logo_url", alt: "name", html: "description", link: "url" },
  },
  page: { table: pages, columns: { name: "title", html: "content" } },
  "splash-ad": { table: splash_ads, columns: { name: "title", picture: "image_url", alt: "title", link: "href" } },
  home_texts: { table: settings, name: "Ayarlar", columns: { html: "blog_section_text" } },
  hero: { table: hero_section, name: "Hero bölümü", columns: { link: "button_url" } },
} as const satisfies Record<ReferringKind, Kind>;

type ColumnsOf<K extends ReferringKind> = (typeof KINDS)[K]["columns"];

/** The columns of a row that may refer to pictures and pages. */
export type ReferringRow<K extends ReferringKind> = { id: string } & Pick<
  (typeof KINDS)[K]["table"]["$inferInsert"],
  Extract<ColumnsOf<K>[Exclude<keyof ColumnsOf<K>, "focus">], keyof (typeof KINDS)[K]["table"]["$inferInsert"]>
>;

export type StoredRow = Record<string, string | null | undefined> & { id: string; updated_at: string };

export const textIn = (row: Record<string, unknown>, column: string | undefined) =>
  column === undefined ? "" : ((row[column] as string | null | undefined) ?? "");

export const hasVersions = (kind: string): kind is VersionedKind =>
  (record_versions.kind.enumValues as string[]).includes(kind);
