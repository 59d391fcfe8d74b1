import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt } from "./columns";

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
