import type { RecordKind } from "../../db/schema";

/** In order of removal: promotions before their casinos and categories. */
export const REMOVED_KINDS = [
  "post",
  "splash-ad",
  "promotion",
  "casino",
  "category",
  "profile",
] as const satisfies RecordKind[];

/** Pages stay: a site needs its legal pages and its help page. */
export const DEMO_KINDS = [...REMOVED_KINDS, "page"] as const satisfies RecordKind[];
export type DemoKind = (typeof DEMO_KINDS)[number];

/** Slugs of the pages that say who the owner is and what happens to data of visitors. */
export const OWNER_PAGES = ["iletisim", "gizlilik"];
