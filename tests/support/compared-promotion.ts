import { bonusTerms } from "../../worker/promotions/bonus-terms";
import type { ComparedPromotion } from "../../worker/promotions/detail.server";

/** A promotion of a comparison for everybody that states no other terms but `values`. */
export const comparedPromotion = (values: Partial<ComparedPromotion>): ComparedPromotion => ({
  ...bonusTerms.parse({}),
  audience: "all",
  id: "1",
  title: "Bonus",
  slug: "bonus",
  has_own_url: 1,
  short_description: "",
  image_url: null,
  image_focus: null,
  expiry_date: null,
  promotion_code: null,
  is_active: true,
  active: 1,
  casino_id: "1",
  casino_name: "Casino",
  casino_slug: "casino",
  casino_logo: null,
  casino_score: null,
  casino_rating: null,
  casino_warning: null,
  casino_is_licensed: 1,
  casino_licence_country: null,
  casino_licence_authority: null,
  casino_last_verified_at: null,
  ...values,
});
