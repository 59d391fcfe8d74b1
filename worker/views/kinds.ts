export const READ_KINDS = ["post", "promotion", "casino"] as const;
/** `ad` is a splash ad that was shown, `ad-click` one whose link was followed. */
export const VIEWED_KINDS = [...READ_KINDS, "ad", "ad-click"] as const;
export type ReadKind = (typeof READ_KINDS)[number];
export type ViewedKind = (typeof VIEWED_KINDS)[number];
