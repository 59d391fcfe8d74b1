import * as z from "zod";
import { DEPOSIT_MAX, HOUSE_EDGE_DEFAULT, HOUSE_EDGE_MAX } from "../../../worker/promotions/bonus-value";
import { requiredWholeNumber } from "../../../worker/fields";
import type { Scope } from "../../../worker/scope.server";

const DEPOSIT_DEFAULT = 500;
const EDGE_WRONG = `Kasa avantajı 0 ile ${HOUSE_EDGE_MAX} arasında bir sayı olmalıdır`;

const depositField = requiredWholeNumber(0, DEPOSIT_MAX);
/** Percent; a comma or a point before at most two digits. */
const edgeField = z
  .string()
  .trim()
  .regex(/^\d{1,2}([.,]\d{1,2})?$/, EDGE_WRONG)
  .transform((text) => Number(text.replace(",", ".")))
  .refine((edge) => edge <= HOUSE_EDGE_MAX, EDGE_WRONG);

/** The texts of the form and what they mean; without numbers, the first sentence that refuses one. */
export interface Stake {
  texts: { deposit: string; edge: string };
  numbers?: { deposit: number; edge: number };
  refusal?: string;
}

/** From `yatirim` and `avantaj`; by default the minimum deposit and a house edge of 4 %. */
export function stakeOf({ parameter }: Scope, minDeposit: number | null): Stake {
  const texts = {
    deposit: parameter("yatirim") ?? `${minDeposit ?? DEPOSIT_DEFAULT}`,
    edge: parameter("avantaj") ?? `${HOUSE_EDGE_DEFAULT}`,
  };
  const parsed = z.object({ deposit: depositField, edge: edgeField }).safeParse(texts);
  if (parsed.success) return { texts, numbers: parsed.data };
  return { texts, refusal: parsed.error.issues[0]?.message ?? EDGE_WRONG };
}
