import { bonusValue, HOUSE_EDGE_DEFAULT } from "../../../worker/promotions/bonus-value";
import type { ComparedPromotion } from "../../../worker/promotions/detail.server";
import type { Money } from "../../ui/money";
import { isRecommended } from "../../ui/warning";

export const canClaim = (promotion: ComparedPromotion) => Boolean(promotion.active) && isRecommended(promotion);

/** Null where the terms do not say enough, below the minimum deposit, and for a loss rebate, which is no gain. */
export const valueFor = (promotion: ComparedPromotion, deposit: number) =>
  promotion.loss_percent === null ? (bonusValue(promotion, deposit, HOUSE_EDGE_DEFAULT) ?? null) : null;

const LIST = new Intl.ListFormat("tr");
/** Amounts are rounded, so a difference of one unit may be none. */
export const isAsGood = (gain: number, best: number) => best - gain <= 1;

/** Says in a sentence which bonus is worth most for a deposit. */
export function conclusionOf(promotions: ComparedPromotion[], deposit: number, money: Money): string {
  const offered = promotions.filter(canClaim);
  const amount = money(deposit);
  if (offered.length === 0) return "Bu bonusların hiçbiri şu anda alınamıyor.";
  const valued = offered
    .flatMap((promotion) => {
      const value = valueFor(promotion, deposit);
      return value ? [{ title: promotion.title, ...value }] : [];
    })
    .toSorted((one, other) => other.gain - one.gain);
  const [best, second] = valued;
  if (!best) {
    const isTooLittle = offered.every(({ min_deposit }) => (min_deposit ?? 0) > deposit);
    return isTooLittle
      ? `${amount} bu bonuslardan hiçbirine yetmez.`
      : "Şartları hesaplamaya yetmiyor; satır satır karşılaştırın.";
  }
  const gain = (best.gain > 0 ? "+" : "") + money(best.gain);
  const wager = best.wager > 0 ? `${money(best.wager)} çevirmeniz gerekir` : "çevrim şartı yok";
  const equals = valued.flatMap((value) => (isAsGood(value.gain, best.gain) ? value.title : []));
  const tie = `${LIST.format(equals)} ortalamada aynı değerde: ${gain}`;
  if (best.gain < 0) {
    const least = equals.length > 1 ? tie : `en az kaybettiren ${best.title}: ortalama ${gain}; ${wager}`;
    return `${amount} için hesaplanan hiçbir bonus kendini karşılamaz; ${least}.`;
  }
  if (offered.length === 1)
    return `Şu anda yalnız ${best.title} alınabiliyor: ${amount} için ortalama ${gain}; ${wager}.`;
  if (!second) return `${amount} için değeri yalnız ${best.title} için hesaplanabiliyor: ortalama ${gain}; ${wager}.`;
  if (equals.length > 1) return `${amount} için ${tie}.`;
  const other = promotions.length === 2 ? "diğerinden" : "ikinciden";
  return `${amount} için en değerlisi ${best.title}: ortalama ${gain}, ${other} ${money(best.gain - second.gain)} fazla; ${wager}.`;
}
