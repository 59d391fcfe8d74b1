export const READ_KINDS = ["post", "promotion", "casino"] as const;
export const VIEWED_KINDS = [...READ_KINDS, "list", "ad"] as const;
export type ReadKind = (typeof READ_KINDS)[number];
export type ViewedKind = (typeof VIEWED_KINDS)[number];
/** Shows of splash ads (`ad`) are reported by browsers, clicks on them counted by `/git/reklam`. */
export type CountedKind = ViewedKind | "ad-click";

/** Lists whose views are counted, by name. */
export const LISTS = {
  home: "/",
  promotions: "/bonuslar",
  casinos: "/guvenilir-siteler",
  comparison: "/karsilastir",
} as const;
export type List = keyof typeof LISTS;

export const isList = (name: string): name is List => Object.hasOwn(LISTS, name);
