import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, updatedAt } from "./columns";

/** One row. What `/.well-known/security.txt` says; there is none without a contact. */
export const system_settings = sqliteTable("system_settings", {
  id: id(),
  /** An e-mail address or an https address. */
  security_contact: text(),
  security_policy: text(),
  updated_at: updatedAt(),
});

export type SystemSettings = typeof system_settings.$inferSelect;
