import type { Promotion } from "../../../db/schema";
import { promotionInput, TITLE_MAX } from "../../../worker/promotions/rules";
import { formValues } from "../form/form-values";
import { nameOfCopy } from "../list/copies";

export type EditedPromotion = Promotion & { full_description: string; casino_name: string | null };

export const valuesOf = (promotion: EditedPromotion | undefined) => formValues(promotionInput, promotion);

/** A copy is inactive and has an address of its own. */
export const copyOf = (promotion: EditedPromotion): EditedPromotion => ({
  ...promotion,
  title: nameOfCopy(promotion.title, TITLE_MAX),
  slug: "",
  verdict: null,
  is_active: false,
});
export type PromotionValues = ReturnType<typeof valuesOf>;
