import * as z from "zod";
import { requiredWholeNumber } from "../../../worker/fields";
import { HOUSE_EDGE_MAX } from "../../../worker/promotions/bonus-value";
import { AMOUNT_MAX } from "../../../worker/promotions/constants";

const EDGE_WRONG = `Kasa avantajı 0 ile ${HOUSE_EDGE_MAX} arasında bir sayı olmalıdır`;

const stakeInput = z.object({
  deposit: requiredWholeNumber(0, AMOUNT_MAX),
  /** Percent; a comma or a point before at most two digits. */
  edge: z
    .string()
    .trim()
    .regex(/^\d{1,2}([.,]\d{1,2})?$/, EDGE_WRONG)
    .transform((text) => Number(text.replace(",", ".")))
    .refine((edge) => edge <= HOUSE_EDGE_MAX, EDGE_WRONG),
});

/** Parses a visitor's input. In a file of its own, because few pages need it and zod is large. */
export function parseStake(texts: { deposit: string; edge: string }) {
  const parsed = stakeInput.safeParse(texts);
  return parsed.success ? { numbers: parsed.data } : { refusal: parsed.error.issues[0]?.message ?? EDGE_WRONG };
}
