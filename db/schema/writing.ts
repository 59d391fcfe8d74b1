import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns";

export const writing_calls = sqliteTable(
  "writing_calls",
  {
    id: id(),
    kind: text({ enum: ["article", "seo", "expansion", "ideas", "page-seo", "terms"] }).notNull(),
    model: text().notNull(),
    prompt_tokens: integer().notNull(),
    completion_tokens: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [index("writing_calls_by_age").on(t.created_at)],
);
