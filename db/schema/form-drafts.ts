import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { instant } from "./columns";

/** What accounts have typed into forms and not saved, so that they can go on with it on another device. */
export const form_drafts = sqliteTable(
  "form_drafts",
  {
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** The form and the id of its record: `post:new`, `post:<id>`, `home`. */
    form: text().notNull(),
    /** Made by the browser, whose copy has the same. */
    draft_id: text().notNull(),
    /** Null once it was saved or discarded, which tells other devices to delete their copies. */
    form_values: text({ mode: "json" }).$type<Record<string, unknown>>(),
    /** The `updated_at` of the row that the form was filled from. */
    basis: text(),
    /** As in `sessions`. */
    user_agent: text().notNull(),
    saved_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.form] }), index("form_drafts_by_time").on(t.saved_at)],
);
