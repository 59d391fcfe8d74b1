import { READ_KINDS } from "../records/kinds.server";

export const VIEWED_KINDS = [...READ_KINDS, "list" as const, "ad" as const];
export type ViewedKind = (typeof VIEWED_KINDS)[number];
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
