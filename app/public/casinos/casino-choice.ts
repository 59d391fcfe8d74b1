import { href } from "react-router";
import { type CasinoChoice, FILTERS } from "../../../worker/casinos/constants";
import type { PaymentMethod } from "../../../worker/casinos/public.server";
import { foldTr } from "../../../worker/text/folding";
import { withQuery } from "../../ui/addresses";

/** The default order. */
export const BY_SCORE = "puan";

/** How the list says its order. */
const ORDER_TEXTS: Record<string, string> = {
  [BY_SCORE]: "en yüksek puanlısı önde",
  ad: "alfabetik sırayla",
  bonus: "en çok aktif bonusu olan önde",
};
export const orderText = ({ siralama = BY_SCORE }: CasinoChoice) => ORDER_TEXTS[siralama];

/** Canonical address of a choice: parameters in a fixed order, without defaults. */
export const casinosAddress = ({ siralama, ...filters }: CasinoChoice, page = 1) =>
  withQuery(href("/guvenilir-siteler"), {
    siralama: siralama === BY_SCORE ? undefined : siralama,
    ...Object.fromEntries(FILTERS.map(({ name }) => [name, filters[name]])),
    sayfa: page > 1 ? page : undefined,
  });

/** Kept out of search engines. */
export const isCasinoListFiltered = ({ siralama = BY_SCORE, ...filters }: CasinoChoice) =>
  siralama !== BY_SCORE || FILTERS.some(({ name }) => filters[name]);

/** The payment methods to choose from, and the choice with the name that these have for the chosen one. */
export function withMethods(choice: CasinoChoice, methods: PaymentMethod[]) {
  const { odeme } = choice;
  const known = odeme && methods.find(({ label }) => foldTr(label) === foldTr(odeme));
  return {
    choice: known ? { ...choice, odeme: known.value } : choice,
    methods: odeme && !known ? [...methods, { value: odeme, label: odeme }] : methods,
  };
}
