import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, id, instant, updatedAt } from "./columns";

/** What administrators can be told of outside the panel. */
export const NOTIFICATION_KINDS = [
  ...(["comment", "wrong_fact", "broken_link", "publishing"] as const),
  ...(["postback", "sign_in", "backup"] as const),
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_FORMATS = ["telegram", "slack", "discord", "json"] as const;
export type NotificationFormat = (typeof NOTIFICATION_FORMATS)[number];

/** Where messages go. Never in backups: an address may be a secret, and `secret` signs or is a bot's token. */
export const notification_targets = sqliteTable("notification_targets", {
  id: id(),
  name: text().notNull(),
  format: text({ enum: NOTIFICATION_FORMATS }).notNull(),
  /** Empty for Telegram. */
  address: text().notNull().default(""),
  secret: text().notNull().default(""),
  chat_id: text().notNull().default(""),
  kinds: text({ mode: "json" }).$type<NotificationKind[]>().notNull(),
  is_on: flagColumn().notNull().default(true),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

/** An outbox: one row waits for a target and kind, and counts what happens until it is sent. */
export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    target_id: text().notNull(),
    kind: text({ enum: [...NOTIFICATION_KINDS, "trial"] }).notNull(),
    /** Words for a single event. */
    about: text(),
    count: integer().notNull().default(1),
    /** `count` of the last attempt. */
    told: integer().notNull().default(0),
    state: text({ enum: ["waiting", "sent", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    /** Null once it was sent, or for the last time. */
    next_attempt_at: instant(),
    tried_at: instant(),
    error: text(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("notifications_waiting")
      .on(t.target_id, t.kind)
      .where(sql`"state" = 'waiting'`),
    index("notifications_due").on(t.next_attempt_at),
    index("notifications_tried").on(t.target_id, t.kind, t.tried_at),
    index("notifications_by_age").on(t.created_at, t.id),
  ],
);

/** What a target was told, or will be told, to be wrong, until it is right again or its message is given up. */
export const noted_conditions = sqliteTable(
  "noted_conditions",
  { target_id: text().notNull(), kind: text({ enum: NOTIFICATION_KINDS }).notNull(), subject: text().notNull() },
  (t) => [primaryKey({ columns: [t.target_id, t.kind, t.subject] })],
);
