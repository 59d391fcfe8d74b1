/**
 * Every table of the product. Property names equal column names equal the names in the API's JSON.
 * Instants are ISO 8601 text in UTC (`2026-11-21T09:30:00.000Z`), so that text order is time order;
 * `expiry_date` is a calendar day in Istanbul (`2026-11-30`), valid until 24:00 of that day.
 * Content tables have no ON DELETE CASCADE: a table rebuild in a migration would fire it.
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
