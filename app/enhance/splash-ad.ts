import { visit } from "./visit";

/** Milliseconds from the start of the visit to the ad's script, which then watches for a quiet moment. */
const LOAD_MS = 4_000;

/** Prepares one of the page's ads, once per visit. */
export function splashAd() {
  const { seen, since } = visit();
  const ads = document.querySelector<HTMLElement>("[data-ads]")?.dataset["ads"];
  if (ads && !seen) setTimeout(() => prepare(ads, since), since + LOAD_MS - Date.now());
}

function prepare(ads: string, since: number) {
  import("./splash-dialog").then(
    ({ showOnceQuiet }) => showOnceQuiet(ads, since),
    () => undefined,
  );
}
