import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant, updatedAt } from "./columns";

export const users = sqliteTable("users", {
  id: id(),
  email: text().notNull().unique(),
  /** Display name; "" if none was given. */
  name: text().notNull().default(""),
  password_hash: text().notNull(),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

/** Who may use the panel: `admin` everything, `editor` the content, `writer` own drafts of posts. */
export const admin_users = sqliteTable("admin_users", {
  id: text()
    .primaryKey()
    .references(() => users.id),
  role: text({ enum: ["admin", "editor", "writer"] })
    .notNull()
    .default("admin"),
  /** Last look at the list of comments, and the end of the visit before it. */
  comments_seen_at: instant(),
  comments_new_since: instant(),
  created_at: createdAt(),
});

/** Accounts that also need a code of an authenticator app to sign in (TOTP, RFC 6238). */
export const second_factors = sqliteTable("second_factors", {
  user_id: text()
    .primaryKey()
    .references(() => users.id),
  secret: text().notNull(),
  /** 30-second step (since 1970) of the last used code: no code works twice. */
  last_step: integer().notNull(),
  created_at: createdAt(),
});

/** Each code signs in once; `hash` is its SHA-256 (hex). */
export const recovery_codes = sqliteTable(
  "recovery_codes",
  {
    user_id: text()
      .notNull()
      .references(() => users.id),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.hash] })],
);

export type Role = typeof admin_users.$inferSelect.role;
