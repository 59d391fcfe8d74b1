/** Days after which a record in the trash is deleted for good. */
export const KEPT_DAYS = 30;
export const TRASH_KINDS = ["casino", "promotion", "category", "comment", "post", "splash-ad"] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];
/** Tags of every list that a restored record may return to. */
export const LIST_TAGS = ["posts", "promotions", "casinos", "categories"];
