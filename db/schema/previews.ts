import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant } from "./columns";

/** Links that show a draft to whoever has them. */
export const preview_links = sqliteTable(
  "preview_links",
  {
    id: id(),
    kind: text({ enum: ["post", "promotion"] }).notNull(),
    record_id: text().notNull(),
    /** SHA-256 of the token in the address, which is not stored. */
    token_hash: text().notNull().unique(),
    created_by: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [
    index("preview_links_of_record").on(t.record_id, t.expires_at, t.id),
    index("preview_links_by_end").on(t.expires_at),
  ],
);

export type LinkedKind = typeof preview_links.$inferSelect.kind;
