/** Anchor of a comment. Eight digits of the id tell the ten comments of a page apart. */
export const commentAnchor = (id: string) => `yorum-${id.slice(0, 8)}`;

/** URL fragment after a comment was posted from a later page of the list. */
export const ADDED_HASH = "#yorum-eklendi";
