import type { CasinoChoice } from "../casinos/constants";
import { FILTERS as OF_PROMOTIONS, type ListChoice } from "../promotions/list-choice";

export const PATH_MAX = 500;
/** Visits below which the panel shows no value. */
export const LEAST_SHOWN = 3;
/** Days that the panel can show. */
export const PERIODS = ["7", "30", "90"] as const;
/** Referring hosts of a day that keep their names. */
export const REFERRERS_MAX = 30;

export const DIRECT = "doğrudan";
export const OTHERS = "diğer";

type OfPromotions = (typeof OF_PROMOTIONS)[number]["name"];

/** Parameters of lists that count as filters, by name. */
export const FILTERS = {
  kategori: "Kategori",
  siralama: "Sıralama",
  ...(Object.fromEntries(OF_PROMOTIONS.map(({ name, label }) => [name, label])) as Record<OfPromotions, string>),
  destek: "7/24 destek",
} satisfies Record<Exclude<keyof (ListChoice & CasinoChoice), "q">, string>;
export type Filter = keyof typeof FILTERS;

export const isFilter = (name: string): name is Filter => Object.hasOwn(FILTERS, name);
