import * as z from "zod";
import { flag, requiredLine } from "../fields";

export const SAVED_VIEWS_MAX = 20;
const SCREENS = ["promotions", "blog", "casinos", "comments"] as const;
const QUERY_MAX = 1_000;

const screen = z.enum(SCREENS, { error: "Bilinmeyen liste" });
const name = requiredLine(1, "Görünüme bir ad verin", 60);

export const viewsOf = z.object({ screen });

export const viewInput = z.strictObject({
  screen,
  name,
  query: z.string().max(QUERY_MAX, "Filtreler kaydedilemeyecek kadar uzun"),
  is_default: flag.default(false),
});
export type ViewInput = z.infer<typeof viewInput>;

export const viewUpdate = z.strictObject({ name, is_default: flag });
export type ViewUpdate = z.infer<typeof viewUpdate>;
