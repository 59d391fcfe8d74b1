import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flagColumn, instant } from "./columns";

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

/** `destination` is the address of a record itself, `outside` a link of its text; both are addresses of other sites. */
export const REFERENCE_TYPES = ["picture", "link", "destination", "outside"] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

/** Uploaded pictures that records show, and pages that they lead to; read from them by `worker/references`. */
export const record_references = sqliteTable(
  "record_references",
  {
    kind: text({ enum: REFERRING_KINDS }).notNull(),
    record_id: text().notNull(),
    type: text({ enum: REFERENCE_TYPES }).notNull(),
    /** Key of a picture in the bucket, path of a page, or address of another site. */
    target: text().notNull(),
    /** Of the record. */
    name: text().notNull(),
    /** Folded name, see `foldTr`. */
    search_text: text().notNull(),
    /** Whether the record shows the picture without alternative text. */
    lacks_alt: flagColumn().notNull().default(false),
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

/** Failed checks in a row from which on an address counts as broken; the index below says the same. */
export const FAILURES_BROKEN = 2;

/** Addresses of other sites as they were when last asked; those that were never asked have no row. */
export const address_checks = sqliteTable(
  "address_checks",
  {
    address: text().primaryKey(),
    checked_at: instant().notNull(),
    next_check_at: instant().notNull(),
    /** In a row. */
    failures: integer().notNull().default(0),
    /** Why the last check failed, see `Failure` in `worker/references/probing.ts`; null if it did not. */
    reason: text(),
  },
  (t) => [
    index("address_checks_broken")
      .on(t.address)
      .where(sql`"failures" >= 2`),
  ],
);
