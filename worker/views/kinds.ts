export const READ_KINDS = ["post", "promotion", "casino"] as const;
export const VIEWED_KINDS = [...READ_KINDS, "ad"] as const;
export type ReadKind = (typeof READ_KINDS)[number];
export type ViewedKind = (typeof VIEWED_KINDS)[number];
/** Shows of splash ads (`ad`) are reported by browsers, clicks on them counted by `/git/reklam`. */
export type CountedKind = ViewedKind | "ad-click";
