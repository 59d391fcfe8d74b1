import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
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

type Table = SQLiteTable & { id: SQLiteColumn; updated_at: SQLiteColumn };
export type Row = Record<string, string | null | undefined> & { id: string; updated_at: string };

export interface Shown {
  table: Table;
  versions?: VersionedKind;
  log: ActivityKind;
  cover?: string;
  focus?: string;
  html?: string;
}

export const SHOWN: Partial<Record<ReferringKind, Shown>> = {
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

export const textIn = (row: Row, column: string | undefined) => (column ? (row[column] ?? "") : "");
