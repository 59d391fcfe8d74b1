import { visit } from "./visit";

/** Delay (ms) before the ad opens (P9.1). */
const DELAY_MS = 7_000;

/** Shows one of the page's ads, once per visit; the delay is measured from the first page of the visit. */
export function splashAd() {
  const { seen, since } = visit();
  const ads = document.querySelector<HTMLElement>("[data-ads]")?.dataset["ads"];
  if (ads && !seen) setTimeout(() => open(ads), since + DELAY_MS - Date.now());
}

function open(ads: string) {
  import("./splash-dialog").then(
    ({ showOnceFree }) => showOnceFree(ads),
    () => undefined,
  );
}
