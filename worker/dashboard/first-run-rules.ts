import type { RecordKind } from "../../db/schema";

/** In order of removal: promotions before their casinos and categories. */
export const DEMO_KINDS = [
  "post",
  "page",
  "splash-ad",
  "promotion",
  "casino",
  "category",
] as const satisfies RecordKind[];
export type DemoKind = (typeof DEMO_KINDS)[number];
