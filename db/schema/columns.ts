import { integer, text } from "drizzle-orm/sqlite-core";

/** A UUID. */
export const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

/** An instant, ISO 8601 in UTC. */
export const instant = () => text();
const now = () => new Date().toISOString();
export const createdAt = () => instant().notNull().$defaultFn(now);
export const updatedAt = () => instant().notNull().$defaultFn(now);

export const flag = () => integer({ mode: "boolean" });
