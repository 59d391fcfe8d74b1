import type { Ad } from "./splash-dialog";
import { visit } from "./visit";

/** Delay (ms) before the ad opens (P9.1). */
const DELAY_MS = 7_000;

/** Shows one of the page's ads, once per visit; the delay is measured from the first page of the visit. */
export function splashAd() {
  const { seen, since } = visit();
  const page = document.querySelector<HTMLElement>("[data-ads]");
  const ads = JSON.parse(page?.dataset["ads"] ?? "[]") as Ad[];
  const ad = ads[Math.floor(Math.random() * ads.length)];
  if (ad && !seen) setTimeout(() => open(ad), since + DELAY_MS - Date.now());
}

function open(ad: Ad) {
  import("./splash-dialog").then(
    ({ showOnceFree }) => showOnceFree(ad),
    () => undefined,
  );
}
