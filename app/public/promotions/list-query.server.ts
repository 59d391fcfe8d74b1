import type { PromotionOrder } from "../../../worker/promotions/filtering.server";
import { matchOf } from "../../../worker/promotions/search-terms";
import type { Scope } from "../../../worker/scope.server";
import { categorySlug, filterText, searchTerm, SWITCH } from "../shell/query.server";
import type { ListChoice } from "./list-choice";

const ORDERS: Record<string, PromotionOrder> = { yeni: "newest", bitis: "ending", cevrim: "wagering", deger: "value" };
const ORDER = /^(yeni|bitis|cevrim|deger)$/;
const NUMBER = /^(0|[1-9]\d{0,8})$/;

export interface ChosenList {
  /** FTS5 query for term and filters; null without them. */
  match: string | null;
  order: PromotionOrder;
  choice: ListChoice;
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Filter and order of `/bonuslar`. Throws a 400 for malformed values. */
export function readListChoice(scope: Scope): ChosenList {
  const choice: ListChoice = {
    q: searchTerm(scope),
    kategori: categorySlug(scope),
    siralama: filterText(scope, "siralama", ORDER),
    cevrim: filterText(scope, "cevrim", NUMBER),
    yatirim: filterText(scope, "yatirim", NUMBER),
    lisansli: filterText(scope, "lisansli", SWITCH),
    kodlu: filterText(scope, "kodlu", SWITCH),
  };
  const match = matchOf({
    q: choice.q,
    maxWagering: numberOf(choice.cevrim),
    deposit: numberOf(choice.yatirim),
    isLicensed: choice.lisansli !== undefined,
    hasCode: choice.kodlu !== undefined,
  });
  return { match: match ?? null, order: ORDERS[choice.siralama ?? "yeni"] ?? "newest", choice };
}
