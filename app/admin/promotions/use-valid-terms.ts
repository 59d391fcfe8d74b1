import { useState } from "react";
import { type BonusTerms, bonusTerms } from "../../../worker/promotions/bonus-terms";
import type { PromotionValues } from "./values";

const read = (values: Partial<PromotionValues>) =>
  bonusTerms.safeParse(Object.fromEntries(bonusTerms.keyof().options.map((name) => [name, values[name]])));

/** The last valid terms, and whether they are the current ones of the form. */
export function useValidTerms(values: Partial<PromotionValues>): { terms: BonusTerms; isCurrent: boolean } {
  const { data } = read(values);
  const [last, setLast] = useState(data ?? bonusTerms.parse({}));
  if (data && JSON.stringify(data) !== JSON.stringify(last)) setLast(data);
  return { terms: data ?? last, isCurrent: data !== undefined };
}
