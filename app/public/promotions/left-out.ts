import type { ComparedPromotion } from "../../../worker/promotions/detail.server";
import { isExpired } from "../../../worker/records/active-promotion";
import { isRecommended } from "../../ui/warning";
import { isBelowMinimum, isForOthers, type Situation, valueFor } from "./compared-value";

type NameOf = (promotion: ComparedPromotion) => string;
type Reason = [applies: (promotion: ComparedPromotion) => boolean, say: (left: ComparedPromotion[]) => string];

const LIST = new Intl.ListFormat("tr");

/** Sentences on the promotions that have no value to compare, each in the first that applies. */
export function leftOutOf(promotions: ComparedPromotion[], nameOf: NameOf, by: Situation): string[] {
  const { today, deposit, membership, money } = by;
  const names = (left: ComparedPromotion[]) => LIST.format(left.map(nameOf));
  const minimumOf = (promotion: ComparedPromotion) =>
    `${nameOf(promotion)} için en az ${money(promotion.min_deposit ?? 0)}`;
  const reasons: Reason[] = [
    [({ expiry_date }) => isExpired(expiry_date, today), (left) => `${names(left)} sona erdi.`],
    [({ active }) => !active, (left) => `${names(left)} şu anda verilmiyor.`],
    [(promotion) => !isRecommended(promotion), (left) => `Sitesini önermediğimiz ${names(left)} hesaba katılmadı.`],
    [
      (promotion) => isForOthers(promotion, membership) === true,
      (left) => `${names(left)} yalnızca ${membership === "new" ? "mevcut" : "yeni"} üyelere verilir.`,
    ],
    [({ audience }) => audience === null, (left) => `${names(left)} için kimin alabileceği belirtilmemiş.`],
    [
      (promotion) => isBelowMinimum(promotion, deposit),
      (left) => `${LIST.format(left.map(minimumOf))} yatırmak gerekir.`,
    ],
    [
      (promotion) => valueFor(promotion, deposit) === null,
      (left) => `${names(left)} için şartlar hesaplamaya yetmiyor; satır satır karşılaştırın.`,
    ],
  ];
  const reasonOf = (promotion: ComparedPromotion) => reasons.find(([applies]) => applies(promotion));
  return reasons.flatMap((reason) => {
    const left = promotions.filter((promotion) => reasonOf(promotion) === reason);
    return left.length > 0 ? reason[1](left) : [];
  });
}
