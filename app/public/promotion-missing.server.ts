import { href } from "react-router";
import { excerpt } from "../../worker/text";
import { refusePage } from "./load-page.server";
import type { Shell } from "./page";

/** Longest part of an address that a message repeats. */
const REPEATED_MAX = 80;

/** Ends a loader with 'Promosyon bulunamadı (…)' and the way back. `asked` is what the address named. */
export function refusePromotion(asked: string, shell?: Shell): never {
  return refusePage(404, {
    heading: "Promosyon bulunamadı",
    sentence: `Promosyon bulunamadı (${excerpt(asked, REPEATED_MAX)})`,
    link: { to: href("/bonuslar"), label: "Tüm Bonuslara Dön" },
    shell,
  });
}
