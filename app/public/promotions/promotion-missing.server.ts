import { href } from "react-router";
import { normalizeText, excerpt } from "../../../worker/text/visible-text";
import type { Shell } from "../shell/shell";
import type { Problem } from "../shell/problem";

/** Maximum length of the address in the message. */
const REPEATED_MAX = 80;

export const PROMOTION_GONE = "Bu bonus kalıcı olarak kaldırıldı.";

/** The 404 page of a promotion; `asked` is the requested id or slug. */
export function missingPromotion(asked: string, shell?: Shell): Problem {
  const named = excerpt(normalizeText(asked), REPEATED_MAX);
  return {
    heading: "Promosyon bulunamadı",
    sentence: named ? `Promosyon bulunamadı (${named})` : "Promosyon bulunamadı",
    link: { to: href("/bonuslar"), label: "Tüm Bonuslara Dön" },
    shell,
  };
}
