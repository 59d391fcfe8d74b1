import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag } from "./columns";

export const REFERRING_KINDS = [
  "post",
  "promotion",
  "casino",
  "page",
  "splash-ad",
  "settings",
  "hero",
  "trash",
] as const;
export type ReferringKind = (typeof REFERRING_KINDS)[number];

/** Uploaded pictures that records show, and pages of the site that they link to; read from them by `worker/references`. */
export const record_references = sqliteTable(
  "record_references",
  {
    kind: text({ enum: REFERRING_KINDS }).notNull(),
    record_id: text().notNull(),
    type: text({ enum: ["picture", "link"] }).notNull(),
    /** Key of a picture in the bucket, or path of a page. */
    target: text().notNull(),
    /** Of the record. */
    name: text().notNull(),
    /** Folded name, see `foldTr`. */
    search_text: text().notNull(),
    /** Whether the record shows the picture without alternative text. */
    lacks_alt: flag().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.record_id, t.type, t.target] }),
    index("references_to").on(t.type, t.target),
    index("references_without_alt")
      .on(t.target)
      .where(sql`"lacks_alt" = 1`),
  ],
);

/** Records that were written since their references were read; triggers add them. Ids are never reused. */
export const stale_references = sqliteTable("stale_references", {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text({ enum: REFERRING_KINDS }).notNull(),
  record_id: text().notNull(),
});
