import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, id } from "./columns";

/** SQL: pictures whose variants have not been made; must equal the condition of the index below. */
export const LACKS_VARIANTS = `instr("media"."key", '__') = 0 and "media"."needs_no_variants" = 0`;

/** Images in R2; `size` in bytes. */
export const media = sqliteTable(
  "media",
  {
    id: id(),
    key: text().notNull().unique(),
    folder: text().notNull(),
    content_type: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Title for editors; at first the name of the uploaded file. */
    title: text().notNull().default(""),
    search_text: text().notNull().default(""),
    /** Whether the bucket lacked the file when it was last looked through. */
    is_lost: flagColumn().notNull().default(false),
    /** Key before it got variants, at which its file stays. */
    former_key: text().unique(),
    /** Whether it was found that none can be made that are lighter. */
    needs_no_variants: flagColumn().notNull().default(false),
    /** Whether its files are known to be without metadata. */
    is_stripped: flagColumn().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index("media_by_age").on(t.created_at, t.id),
    index("media_by_title").on(t.search_text, t.id),
    index("media_lost")
      .on(t.key)
      .where(sql`"is_lost" = 1`),
    index("media_without_variants")
      .on(t.id)
      .where(sql`instr("key", '__') = 0 and "needs_no_variants" = 0`),
  ],
);

export type Media = typeof media.$inferSelect;
