/**
 * Instants are ISO 8601 text in UTC, which sorts by time; `expiry_date` is the last valid day in Istanbul. No ON DELETE
 * CASCADE on content tables: a migration that rebuilds a table would trigger it.
 */

export * from "./schema/accounts";
export * from "./schema/activity";
export * from "./schema/addresses";
export * from "./schema/appearance";
export * from "./schema/backups";
export * from "./schema/blog";
export * from "./schema/casinos";
export * from "./schema/categories";
export * from "./schema/clicks";
export * from "./schema/comments";
export * from "./schema/criteria";
export * from "./schema/edge";
export * from "./schema/form-drafts";
export * from "./schema/hero";
export * from "./schema/home";
export * from "./schema/kinds";
export * from "./schema/media";
export * from "./schema/notifications";
export * from "./schema/pages";
export * from "./schema/previews";
export * from "./schema/profiles";
export * from "./schema/promotions";
export * from "./schema/publishing";
export * from "./schema/rate-limits";
export * from "./schema/redirects";
export * from "./schema/references";
export * from "./schema/saved-views";
export * from "./schema/secrets";
export * from "./schema/sessions";
export * from "./schema/settings";
export * from "./schema/splash-ads";
export * from "./schema/system-settings";
export * from "./schema/trash";
export * from "./schema/unknown-addresses";
export * from "./schema/versions";
export * from "./schema/views";
export * from "./schema/visits";
export * from "./schema/writing";
