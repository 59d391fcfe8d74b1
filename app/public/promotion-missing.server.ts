import { href } from "react-router";
import { cleanText, excerpt } from "../../worker/text";
import { refusePage } from "./load-page.server";
import type { Shell } from "./page";

/** Longest part of an address that a message repeats. */
const REPEATED_MAX = 80;

/** Ends a loader with 'Promosyon bulunamadı (…)' and the way back. `asked` is what the address named. */
export function refusePromotion(asked: string, shell?: Shell): never {
  const named = excerpt(cleanText(asked), REPEATED_MAX);
  return refusePage(404, {
    heading: "Promosyon bulunamadı",
    sentence: named ? `Promosyon bulunamadı (${named})` : "Promosyon bulunamadı",
    link: { to: href("/bonuslar"), label: "Tüm Bonuslara Dön" },
    shell,
  });
}
