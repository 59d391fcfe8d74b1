import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, id, instant, updatedAt } from "./columns";

/** One row. `claimed_by` is the last run that advanced `next_publish_at`; cron runs do not change `updated_at`. */
export const scheduled_publishing_settings = sqliteTable("scheduled_publishing_settings", {
  id: id(),
  daily_publish_count: integer().notNull().default(1),
  is_active: flagColumn().notNull().default(false),
  next_publish_at: instant(),
  last_published_at: instant(),
  claimed_by: text(),
  last_tick_at: instant(),
  updated_at: updatedAt(),
});

export const scheduled_publishing_logs = sqliteTable(
  "scheduled_publishing_logs",
  {
    id: id(),
    blog_id: text().notNull(),
    published_at: instant().notNull(),
    status: text().notNull(),
    message: text(),
    run_id: text(),
  },
  (t) => [
    index("publishing_logs_by_age").on(t.published_at, t.id),
    uniqueIndex("publishing_logs_of_run").on(t.blog_id, t.run_id),
  ],
);

export const SERVICES = ["indexing", "indexnow"] as const;

/** Pending notifications; deleted when the service has accepted them. */
export const announcements = sqliteTable(
  "announcements",
  {
    record_id: text().notNull(),
    service: text({ enum: SERVICES }).notNull(),
    kind: text({ enum: ["post", "promotion"] }).notNull(),
    attempts: integer().notNull().default(0),
    /** Null after the last attempt. */
    next_attempt_at: instant(),
    error: text(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.record_id, t.service] }),
    index("announcements_due").on(t.service, t.next_attempt_at),
  ],
);
