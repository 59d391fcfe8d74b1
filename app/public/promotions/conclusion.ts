import { bonusValue, HOUSE_EDGE_DEFAULT } from "../../../worker/promotions/bonus-value";
import type { ComparedPromotion } from "../../../worker/promotions/detail.server";
import type { Money } from "../../ui/money";
import { isRecommended } from "../../ui/warning";

export const canClaim = (promotion: ComparedPromotion) => Boolean(promotion.active) && isRecommended(promotion);

/** Null where the terms do not say enough, below the minimum deposit, and for a loss rebate, which is no gain. */
export const valueFor = (promotion: ComparedPromotion, deposit: number) =>
  promotion.loss_percent === null ? (bonusValue(promotion, deposit, HOUSE_EDGE_DEFAULT) ?? null) : null;

/** Says in a sentence which bonus is worth most for a deposit. */
export function conclusionOf(promotions: ComparedPromotion[], deposit: number, money: Money): string {
  const offered = promotions.filter(canClaim);
  const amount = money(deposit);
  if (offered.length === 0) return "Bu bonusların hiçbiri şu anda alınamıyor.";
  const [best, second] = offered
    .flatMap((promotion) => {
      const value = valueFor(promotion, deposit);
      return value ? [{ title: promotion.title, ...value }] : [];
    })
    .toSorted((one, other) => other.gain - one.gain);
  if (!best) {
    const isTooLittle = offered.every(({ min_deposit }) => (min_deposit ?? 0) > deposit);
    return isTooLittle
      ? `${amount} bu bonuslardan hiçbirine yetmez.`
      : "Şartları hesaplamaya yetmiyor; satır satır karşılaştırın.";
  }
  const gain = (best.gain > 0 ? "+" : "") + money(best.gain);
  const wager = best.wager > 0 ? `${money(best.wager)} çevirmeniz gerekir` : "çevrim şartı yok";
  if (best.gain < 0)
    return `${amount} için hesaplanan hiçbir bonus kendini karşılamaz; en az kaybettiren ${best.title}: ortalama ${gain}; ${wager}.`;
  if (offered.length === 1)
    return `Şu anda yalnız ${best.title} alınabiliyor: ${amount} için ortalama ${gain}; ${wager}.`;
  if (!second) return `${amount} için değeri yalnız ${best.title} için hesaplanabiliyor: ortalama ${gain}; ${wager}.`;
  if (best.gain === second.gain)
    return `${amount} için ${best.title} ve ${second.title} ortalamada aynı değerde: ${gain}.`;
  const other = promotions.length === 2 ? "diğerinden" : "ikinciden";
  return `${amount} için en değerlisi ${best.title}: ortalama ${gain}, ${other} ${money(best.gain - second.gain)} fazla; ${wager}.`;
}
