import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  appearance,
  blog_posts,
  casinos,
  hero_section,
  media,
  pages,
  profiles,
  promotion_categories,
  promotion_comments,
  promotions,
  RECORD_KINDS,
  type RecordKind,
  redirects,
  seo_settings,
  settings,
  splash_ads,
} from "../../db/schema";
import { NO_CASINO_SLUG } from "../text/slug";
import { isActiveSql } from "./active-promotion.server";

export type RecordTable = SQLiteTable & { id: SQLiteColumn };
type AddressedTable = RecordTable & { slug: SQLiteColumn };
export type RevisedTable = RecordTable & { updated_at: SQLiteColumn };

export interface Columns {
  name?: string;
  picture?: string;
  alt?: string;
  /** The place of the picture that stays visible when it is cropped. */
  focus?: string;
  html?: string;
  link?: string;
  /** The present domain of a casino. */
  entry?: string;
  card?: string;
  /** Labels and addresses of pages that it cites. */
  sources?: string;
  /** Values that name pictures: a logo, the sizes of an icon. */
  pictures?: readonly string[];
}

/** Where the page of a record stands: at the prefix and its slug, and at `byId` and its id. */
interface Address {
  prefix: string;
  /** The flag without which it has no page. */
  shown?: SQLiteColumn;
  /** Puts the slug of this record before its own, `none` without one. */
  owner?: { table: AddressedTable; id: SQLiteColumn; none: string };
  byId?: string;
}

export interface Kind {
  table: RecordTable;
  /** Says that a record is unknown. */
  missing: string;
  name?: string;
  columns: Columns;
  address?: Address;
  /** SQL: visitors see the record; `today` is a day in Istanbul. Others are always public. */
  isPublic?: (today: string) => SQL;
  inTrash?: true;
  hasVersions?: true;
  /** Only administrators open and change its records, but for one that has the id of the account. */
  isForAdministrators?: true;
  /** Views of its page are counted. */
  isViewed?: true;
}

const cover = { picture: "image_url", alt: "image_alt", focus: "image_focus" } as const;
const card = "share_image_url";
export const SETTINGS_MISSING = "Ayarlar bulunamadı";

/** Logos use the casino's name as alternative text, splash ads their title. */
export const KINDS = {
  post: {
    table: blog_posts,
    missing: "Blog yazısı bulunamadı",
    columns: { name: "title", ...cover, html: "content", card, sources: "sources" },
    address: { prefix: "/blog/", shown: blog_posts.is_published },
    isPublic: () => eq(blog_posts.is_published, true),
    inTrash: true,
    hasVersions: true,
    isViewed: true,
  },
  casino: {
    table: casinos,
    missing: "Casino bulunamadı",
    columns: {
      name: "name",
      picture: "logo_url",
      alt: "name",
      html: "description",
      link: "url",
      entry: "entry_url",
      card,
    },
    address: { prefix: "/casino/" },
    inTrash: true,
    hasVersions: true,
    isViewed: true,
  },
  category: {
    table: promotion_categories,
    missing: "Kategori bulunamadı",
    columns: { name: "name" },
    inTrash: true,
  },
  promotion: {
    table: promotions,
    missing: "Promosyon bulunamadı",
    columns: { name: "title", ...cover, html: "description", link: "url", card },
    address: {
      prefix: "/bonuslar/",
      owner: { table: casinos, id: promotions.casino_id, none: NO_CASINO_SLUG },
      byId: "/promotion/",
    },
    isPublic: (today) => isActiveSql(promotions, today),
    inTrash: true,
    hasVersions: true,
    isViewed: true,
  },
  page: {
    table: pages,
    missing: "Sayfa bulunamadı",
    columns: { name: "title", html: "content" },
    address: { prefix: "/" },
    inTrash: true,
    hasVersions: true,
  },
  "splash-ad": {
    table: splash_ads,
    missing: "Splash reklam bulunamadı",
    columns: { name: "title", picture: "image_url", alt: "title", link: "href" },
    isPublic: () => eq(splash_ads.is_active, true),
    inTrash: true,
  },
  comment: { table: promotion_comments, missing: "Yorum bulunamadı", columns: { name: "user_name" }, inTrash: true },
  image: { table: media, missing: "Görsel bulunamadı", columns: { name: "title" }, inTrash: true },
  redirect: {
    table: redirects,
    missing: "Yönlendirme bulunamadı",
    columns: { name: "source" },
    inTrash: true,
    isForAdministrators: true,
  },
  profile: {
    table: profiles,
    missing: "Profil bulunamadı",
    columns: { name: "name", picture: "photo_url", alt: "name" },
    address: { prefix: "/yazar/", shown: profiles.is_public },
    isPublic: () => eq(profiles.is_public, true),
    inTrash: true,
    hasVersions: true,
    isForAdministrators: true,
  },
  hero: {
    table: hero_section,
    missing: SETTINGS_MISSING,
    name: "Hero bölümü",
    columns: { link: "button_url" },
    hasVersions: true,
  },
  home_texts: {
    table: settings,
    missing: SETTINGS_MISSING,
    name: "Ayarlar",
    columns: { html: "blog_section_text" },
    hasVersions: true,
  },
  appearance: {
    table: appearance,
    missing: SETTINGS_MISSING,
    name: "Görünüm",
    columns: { pictures: ["logo_light", "logo_dark", "icon"], sources: "footer_links" },
    hasVersions: true,
    isForAdministrators: true,
  },
  seo: { table: seo_settings, missing: "Sayfa bulunamadı", columns: { name: "page_name" }, hasVersions: true },
} as const satisfies Record<RecordKind, Kind>;

type Kinds = typeof KINDS;
type KindsWith<Shape> = { [K in RecordKind]: Kinds[K] extends Shape ? K : never }[RecordKind];
export type TableOf<K extends RecordKind> = Kinds[K]["table"];
export type RowOf<K extends RecordKind> = TableOf<K>["$inferSelect"];
export type RevisedKind = KindsWith<{ table: RevisedTable }>;
export type ReadKind = KindsWith<{ isViewed: true }>;
export type TrashKind = KindsWith<{ inTrash: true }>;
export type VersionedKind = KindsWith<{ hasVersions: true }>;
type Referring = { picture: string } | { html: string } | { link: string } | { sources: string };
export type ReferringKind = KindsWith<{ columns: Referring }>;

/** In this order trashed records can be restored. */
export const TRASH_KINDS = RECORD_KINDS.filter((kind): kind is TrashKind => "inTrash" in KINDS[kind]);
export const READ_KINDS = RECORD_KINDS.filter((kind): kind is ReadKind => "isViewed" in KINDS[kind]);
export const VERSIONED_KINDS = RECORD_KINDS.filter((kind): kind is VersionedKind => "hasVersions" in KINDS[kind]);
export const REFERRING_KINDS = RECORD_KINDS.filter((kind): kind is ReferringKind => {
  const { picture, html, link, sources }: Columns = KINDS[kind].columns;
  return Boolean(picture ?? html ?? link ?? sources);
});

export type Addressed = Address & { table: AddressedTable };

export const ADDRESSED = RECORD_KINDS.flatMap((kind): Addressed[] => {
  const { table, address }: Kind = KINDS[kind];
  return address ? [{ table: table as AddressedTable, ...address }] : [];
});

/** SQL: the record has a page; undefined for kinds that always have one. */
export const isShown = ({ shown }: Address): SQL | undefined => shown && eq(shown, true);

/** Kinds with a page at a prefix and their slug; `isShown` is the condition for one. */
export const ADDRESSED_BY_SLUG = ADDRESSED.flatMap((kind) =>
  kind.owner ? [] : [{ table: kind.table, prefix: kind.prefix, isShown: isShown(kind) }],
);

export const isVersioned = (kind: RecordKind): kind is VersionedKind => VERSIONED_KINDS.includes(kind as VersionedKind);

type ColumnsOf<K extends RecordKind> = Kinds[K]["columns"];

/** The columns of a row that may refer to pictures and pages. */
export type ReferringRow<K extends ReferringKind> = { id: string } & Pick<
  Kinds[K]["table"]["$inferInsert"],
  Extract<ColumnsOf<K>[Exclude<keyof ColumnsOf<K>, "focus">], keyof Kinds[K]["table"]["$inferInsert"]>
>;

export type StoredRow = Record<string, string | null | undefined> & { id: string; updated_at: string };

export const textIn = (row: Record<string, unknown>, column: string | undefined) =>
  column === undefined ? "" : ((row[column] as string | null | undefined) ?? "");

/** SQL: the name of a record, within its table. */
export function nameSql(kind: RecordKind): SQL<string> {
  const { table, columns, name }: Kind = KINDS[kind];
  return columns.name ? sql<string>`${getTableColumns(table)[columns.name]}` : sql<string>`${name}`;
}

/** The name of a record with these values. */
export function nameIn(kind: RecordKind, values: Record<string, string | number | null>): string | null {
  const { columns, name }: Kind = KINDS[kind];
  return (columns.name ? values[columns.name]?.toString() : name) ?? null;
}
