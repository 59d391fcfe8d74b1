import type { PromotionOrder } from "../../../worker/promotions/filtering.server";
import { type ListChoice, MEMBERSHIP, NUMBERS, SWITCHES } from "../../../worker/promotions/list-choice";
import type { Scope } from "../../../worker/scope.server";
import { categorySlug, filterText, searchTerm, SWITCH } from "../shell/query.server";

const ORDERS: Record<string, PromotionOrder> = { yeni: "newest", bitis: "ending", cevrim: "wagering", deger: "value" };
const ORDER = /^(yeni|bitis|cevrim|deger)$/;
export const MEMBER = /^[01]$/;
const NUMBER = /^(0|[1-9]\d{0,8})$/;

/** Filter and order of `/bonuslar`. Throws a 400 for malformed values. */
export function readListChoice(scope: Scope): { order: PromotionOrder; choice: ListChoice } {
  const choice: ListChoice = {
    q: searchTerm(scope),
    kategori: categorySlug(scope),
    siralama: filterText(scope, "siralama", ORDER),
    ...Object.fromEntries(NUMBERS.map(({ name }) => [name, filterText(scope, name, NUMBER)])),
    [MEMBERSHIP.name]: filterText(scope, MEMBERSHIP.name, MEMBER),
    ...Object.fromEntries(SWITCHES.map(({ name }) => [name, filterText(scope, name, SWITCH)])),
  };
  return { order: ORDERS[choice.siralama ?? "yeni"] ?? "newest", choice };
}
