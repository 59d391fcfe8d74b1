import { type CasinoChoice, FILTERS as OF_CASINOS } from "../casinos/constants";
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

const OF_LISTS = [...OF_PROMOTIONS, ...OF_CASINOS];

/** Parameters of lists that count as filters, by name. */
export const FILTERS = {
  kategori: "Kategori",
  siralama: "Sıralama",
  ...(Object.fromEntries(OF_LISTS.map(({ name, label }) => [name, label])) as Record<
    (typeof OF_LISTS)[number]["name"],
    string
  >),
} satisfies Record<Exclude<keyof (ListChoice & CasinoChoice), "q">, string>;
export type Filter = keyof typeof FILTERS;

export const isFilter = (name: string): name is Filter => Object.hasOwn(FILTERS, name);
