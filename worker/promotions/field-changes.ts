import * as z from "zod";
import { optionalDay, selected } from "../fields";
import { AUDIENCES } from "./bonus-terms";
import { MOVES } from "./moved-day";

const expectedId = (sentence: string) => z.uuid(sentence).nullable();

/** One field of many promotions; a last day is also days to add, and moves that of an ended one only if it `revives`. */
export const fieldChange = z.discriminatedUnion("field", [
  z.object({
    field: z.literal("expiry_date"),
    value: z.union([z.enum(MOVES), optionalDay.unwrap()]),
    revives: z.boolean().default(false),
  }),
  z.object({ field: z.literal("category_id"), value: expectedId("Kategori bulunamadı") }),
  z.object({ field: z.literal("audience"), value: z.enum(AUDIENCES) }),
  z.object({ field: z.literal("casino_id"), value: expectedId("Casino bulunamadı") }),
]);
export type FieldChange = z.infer<typeof fieldChange>;
export type AskedChange = z.input<typeof fieldChange>;

export const selectedFields = z.object({ ids: selected(z.uuid("Geçersiz kayıt")), change: fieldChange });
