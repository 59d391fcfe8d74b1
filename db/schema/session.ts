import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
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

/** `id` is the SHA-256 (hex) of the session id in the cookie, `expires_at` Unix time in seconds. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    expires_at: integer().notNull(),
    /** At sign-in, cut to 300 characters. */
    user_agent: text().notNull().default(""),
    created_at: createdAt(),
  },
  (t) => [index("sessions_by_user").on(t.user_id), index("sessions_by_expiry").on(t.expires_at)],
);

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

/** Devices that have signed in, which failed attempts from elsewhere do not slow down. Columns as in `sessions`. */
export const devices = sqliteTable(
  "devices",
  {
    id: text().notNull(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    expires_at: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.user_id] }),
    index("devices_by_user").on(t.user_id),
    index("devices_by_expiry").on(t.expires_at),
  ],
);

/** Who may use the panel: `admin` everything, `editor` the content. */
export const admin_users = sqliteTable("admin_users", {
  id: text()
    .primaryKey()
    .references(() => users.id),
  role: text({ enum: ["admin", "editor"] })
    .notNull()
    .default("admin"),
  /** Last look at the list of comments, and the end of the visit before it. */
  comments_seen_at: instant(),
  comments_new_since: instant(),
  created_at: createdAt(),
});

export type Role = typeof admin_users.$inferSelect.role;

/** Fixed-window counters; `window_ends_at` is Unix time in milliseconds. */
export const rate_limits = sqliteTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    window_ends_at: integer().notNull(),
  },
  (t) => [index("rate_limits_by_end").on(t.window_ends_at)],
);

/** Keys for hashing IP addresses, one for each day in UTC (`2026-11-21`), kept for two days. */
export const daily_secrets = sqliteTable("daily_secrets", {
  day: text().primaryKey(),
  secret: text().notNull(),
});
