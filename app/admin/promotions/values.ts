import type { Promotion } from "../../../db/schema";
import { bonusTerms } from "../../../worker/promotions/bonus-terms";
import { TITLE_MAX } from "../../../worker/promotions/rules";
import { typedNumber } from "../../../worker/text/typed-values";
import { nameOfCopy } from "../list/copies";

export type EditedPromotion = Promotion & { full_description: string; casino_name: string | null };

export const valuesOf = (promotion: EditedPromotion | undefined) => ({
  title: promotion?.title ?? "",
  slug: promotion?.slug ?? "",
  casino_id: promotion?.casino_id ?? "",
  category_id: promotion?.category_id ?? "",
  short_description: promotion?.short_description ?? "",
  full_description: promotion?.full_description ?? "",
  terms: promotion?.terms.join("\n") ?? "",
  verdict: promotion?.verdict ?? "",
  url: promotion?.url ?? "",
  promotion_code: promotion?.promotion_code ?? "",
  expiry_date: promotion?.expiry_date ?? "",
  image_url: promotion?.image_url ?? "",
  image_alt: promotion?.image_alt ?? "",
  image_focus: promotion?.image_focus ?? "",
  is_active: promotion?.is_active ?? true,
  bonus_percent: typedNumber(promotion?.bonus_percent),
  loss_percent: typedNumber(promotion?.loss_percent),
  max_bonus: typedNumber(promotion?.max_bonus),
  fixed_bonus: typedNumber(promotion?.fixed_bonus),
  free_spins: typedNumber(promotion?.free_spins),
  spin_value: typedNumber(promotion?.spin_value),
  steps: typedNumber(promotion?.steps),
  min_deposit: typedNumber(promotion?.min_deposit),
  wagering: typedNumber(promotion?.wagering),
  wagering_base: promotion?.wagering_base ?? "",
  valid_days: typedNumber(promotion?.valid_days),
  max_bet: typedNumber(promotion?.max_bet),
  max_cashout: typedNumber(promotion?.max_cashout),
  games: promotion?.games ?? "",
  new_customers_only: promotion?.new_customers_only ?? false,
});
/** A copy is inactive and has an address of its own. */
export const copyOf = (promotion: EditedPromotion): EditedPromotion => ({
  ...promotion,
  title: nameOfCopy(promotion.title, TITLE_MAX),
  slug: "",
  verdict: null,
  is_active: false,
});
export type PromotionValues = ReturnType<typeof valuesOf>;

const TERMS: string[] = bonusTerms.keyof().options;
const SETTINGS = ["url", "promotion_code", "expiry_date", "is_active", "slug"];

export const SECTIONS = {
  details: { id: "details", label: "Promosyon Detayları" },
  terms: { id: "terms", label: "Çevrim ve Şartlar" },
  settings: { id: "settings", label: "Promosyon Ayarları" },
};

/** The section of the form that holds a field. */
export const sectionOf = (field: string) =>
  SETTINGS.includes(field) ? "settings" : TERMS.includes(field) ? "terms" : "details";
