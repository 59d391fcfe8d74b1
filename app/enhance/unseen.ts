import { splashAd } from "./splash-ad";
import { countView } from "./views";
import { tellVisit } from "./visit-start";

/** Counts the page's view, tells of the visit and prepares an ad. */
export function unseen() {
  countView();
  tellVisit();
  splashAd();
}
