import { href } from "react-router";
import { FILTERS, type ListChoice } from "../../../worker/promotions/list-choice";
import type { Audience } from "../../../worker/promotions/bonus-terms";
import type { Search } from "../../../worker/promotions/search";
import { withQuery } from "../../ui/addresses";

export const NEWEST = "yeni";
const MOST_VALUABLE = "deger";

/** What the visitor can deposit, chosen or typed. */
export function chosenDeposit({ yatirim }: ListChoice, { filters }: Pick<Search, "filters">): number | undefined {
  return yatirim ? Number(yatirim) : filters.find(({ of }) => of === "deposit")?.value;
}

/** The promotions of a page, and those of the end that do not say who can get them, if the order puts them there. */
export function byAudience<P extends { audience: Audience | null }>({ uye, siralama }: ListChoice, promotions: P[]) {
  const isUnknown = ({ audience }: P) => audience === null && (uye !== undefined || siralama === MOST_VALUABLE);
  return [promotions.filter((promotion) => !isUnknown(promotion)), promotions.filter(isUnknown)] as const;
}

/** Canonical address of a choice: parameters in a fixed order, without defaults. */
export const listAddress = ({ q, kategori, siralama, ...filters }: ListChoice, page = 1) =>
  withQuery(href("/bonuslar"), {
    q,
    kategori,
    siralama: siralama === NEWEST ? undefined : siralama,
    ...Object.fromEntries(FILTERS.map(({ name }) => [name, filters[name]])),
    sayfa: page > 1 ? page : undefined,
  });

/** Whether more than a category is chosen: kept out of search engines. */
export const isPromotionListFiltered = ({ q, siralama = NEWEST, ...filters }: ListChoice) =>
  Boolean(q || siralama !== NEWEST || FILTERS.some(({ name }) => filters[name]));
