import { href } from "react-router";
import type { CasinoChoice } from "../../../worker/casinos/constants";
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
export const casinosAddress = ({ siralama, lisansli, destek }: CasinoChoice, page = 1) =>
  withQuery(href("/guvenilir-siteler"), {
    siralama: siralama === BY_SCORE ? undefined : siralama,
    lisansli,
    destek,
    sayfa: page > 1 ? page : undefined,
  });

/** Kept out of search engines. */
export const isCasinoListFiltered = ({ siralama = BY_SCORE, lisansli, destek }: CasinoChoice) =>
  Boolean(siralama !== BY_SCORE || lisansli || destek);
