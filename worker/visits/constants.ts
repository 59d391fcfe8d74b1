import type { CasinoChoice } from "../casinos/constants";
import type { ListChoice } from "../promotions/constants";

export const PATH_MAX = 500;
/** Visits below which the panel shows no value. */
export const LEAST_SHOWN = 3;
/** Days that the panel can show. */
export const PERIODS = ["7", "30", "90"] as const;
/** Referring hosts of a day that keep their names. */
export const REFERRERS_MAX = 30;

export const DIRECT = "doğrudan";
export const OTHERS = "diğer";

/** Parameters of lists that count as filters, by name. */
export const FILTERS = {
  kategori: "Kategori",
  siralama: "Sıralama",
  cevrim: "Çevrim",
  yatirim: "Yatırabileceğim",
  uye: "Zaten üyeyim",
  lisansli: "Lisanslı siteler",
  kodlu: "Kodu olanlar",
  destek: "7/24 destek",
} as const satisfies Record<Exclude<keyof (ListChoice & CasinoChoice), "q">, string>;
export type Filter = keyof typeof FILTERS;

export const isFilter = (name: string): name is Filter => Object.hasOwn(FILTERS, name);
