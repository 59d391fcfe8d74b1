import * as z from "zod";
import { requiredWholeNumber, typedNumberOf } from "../../../worker/fields";
import { HOUSE_EDGE_MAX } from "../../../worker/promotions/bonus-value";
import { AMOUNT_MAX } from "../../../worker/promotions/constants";

const EDGE_WRONG = `Kasa avantajı 0 ile ${HOUSE_EDGE_MAX} arasında bir sayı olmalıdır`;

const stakeInput = z.object({
  deposit: requiredWholeNumber(0, AMOUNT_MAX, "money"),
  edge: typedNumberOf(EDGE_WRONG, "percent").pipe(z.number(EDGE_WRONG).max(HOUSE_EDGE_MAX, EDGE_WRONG)),
});

/** Parses a visitor's input. In a file of its own, because few pages need it and zod is large. */
export function parseStake(texts: { deposit: string; edge: string }) {
  const parsed = stakeInput.safeParse(texts);
  return parsed.success ? { numbers: parsed.data } : { refusal: parsed.error.issues[0]?.message ?? EDGE_WRONG };
}
