import type { Ad } from "./splash-dialog";

/** Delay (ms) before the ad opens (P9.1). */
const DELAY_MS = 7_000;
const VISIT = "splash";
/** Inactivity (ms) after which a new visit begins. */
const VISIT_MS = 30 * 60_000;
const FIELDS = "input, textarea, select";

/** Start of a visit and its latest page view, in Unix milliseconds. */
interface Visit {
  since: number;
  last: number;
  seen?: boolean;
}

/** Shows one of the page's ads, once per visit; the delay is measured from the first page of the visit. */
export function splashAd() {
  const { seen, since } = visit();
  const page = document.querySelector<HTMLElement>("[data-ads]");
  const ads = JSON.parse(page?.dataset["ads"] ?? "[]") as Ad[];
  const ad = ads[Math.floor(Math.random() * ads.length)];
  if (ad && !seen) setTimeout(() => showOnceFree(ad), since + DELAY_MS - Date.now());
}

/** Opens the ad when no field has the focus and the comment form is empty. */
function showOnceFree(ad: Ad) {
  if (visit().seen) return;
  if (document.activeElement?.matches(FIELDS) || document.querySelector<HTMLTextAreaElement>("[name=comment]")?.value)
    addEventListener("focusout", () => setTimeout(() => showOnceFree(ad)), { once: true });
  else {
    visit({ seen: true });
    import("./splash-dialog").then(
      ({ showAd }) => showAd(ad),
      () => undefined,
    );
  }
}

/** Reads and updates the current visit, shared by all tabs. Without storage the ad counts as seen. */
function visit(changes?: Partial<Visit>): Visit {
  const last = Date.now();
  try {
    const known = JSON.parse(localStorage.getItem(VISIT) ?? "{}") as Partial<Visit>;
    const isOver = !(last - (known.last ?? 0) < VISIT_MS);
    const now = { since: last, ...(!isOver && known), last, ...changes };
    localStorage.setItem(VISIT, JSON.stringify(now));
    return now;
  } catch {
    return { since: last, last, seen: true };
  }
}
