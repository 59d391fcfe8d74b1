/** Days after which a record in the trash is deleted for good. */
export const KEPT_DAYS = 30;
/** In the order of their names in the panel. */
export const TRASH_KINDS = ["post", "casino", "category", "promotion", "splash-ad", "comment", "image"] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];
