import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flagColumn, instant } from "./columns";
import { RECORD_KINDS } from "./kinds";

/** Links to other sites: `destination` is the record's own address, `outside` a link in its text. */
export const REFERENCE_TYPES = ["picture", "link", "destination", "outside"] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

/** Uploaded pictures and links in records and in the trash, written by the saves of records. */
export const record_references = sqliteTable(
  "record_references",
  {
    kind: text({ enum: RECORD_KINDS }).notNull(),
    record_id: text().notNull(),
    type: text({ enum: REFERENCE_TYPES }).notNull(),
    /** Key of a picture in the bucket, path of a page, or address of another site. */
    target: text().notNull(),
    name: text().notNull(),
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

/** Failed checks in a row that make an address broken; must equal the condition of the index below. */
export const FAILURES_BROKEN = 2;

/** Latest checks of other sites' addresses; addresses without a check have no row. */
export const address_checks = sqliteTable(
  "address_checks",
  {
    address: text().primaryKey(),
    checked_at: instant().notNull(),
    next_check_at: instant().notNull(),
    failures: integer().notNull().default(0),
    /** Reason of the last failure, see `ProbeFailure` in `worker/references/probing.ts`; null after a success. */
    reason: text(),
  },
  (t) => [
    index("address_checks_broken")
      .on(t.address)
      .where(sql`"failures" >= 2`),
  ],
);
