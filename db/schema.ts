/**
 * All tables. Columns have the same names here, in SQL and in the JSON of the API. Instants are ISO 8601 text in UTC
 * (`2026-11-21T09:30:00.000Z`), which sorts by time; `expiry_date` is the last valid day in Istanbul (`2026-11-30`).
 * Content tables have no ON DELETE CASCADE, since a migration that rebuilds a table would fire it.
 */

export * from "./schema/addresses";
export * from "./schema/blog";
export * from "./schema/media";
export * from "./schema/promotions";
export * from "./schema/publishing";
export * from "./schema/session";
export * from "./schema/site";
export * from "./schema/splash-ads";
export * from "./schema/trash";
export * from "./schema/writing";
