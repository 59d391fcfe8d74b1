import { mayHaveChosen } from "./chosen";

/** Milliseconds from the start of the visit to the ad (P9.1), and of rest before it (P9.3). */
const DELAY_MS = 7_000;
const REST_MS = 2_000;
/** Milliseconds that the page of a link or form may take to come. */
const LEAVING_MS = 8_000;

const ACTIONS = [
  ...["pointerdown", "pointerup", "click", "keydown", "input", "scroll"],
  ...["visibilitychange", "popstate", "hashchange"],
];
const FIELDS = "input, textarea, select, iframe";
/** Open dialogs, open filters, a choice that is not stored yet, and results of a filter (P9.4). */
const BUSY = "dialog[open], .sieve[open], .compare :checked, .active-filter";

interface Moment {
  now: number;
  /** Start of the visit. */
  since: number;
  /** The visitor's latest action. */
  acted: number;
  isBusy: boolean;
}

/** Milliseconds until an ad may be shown; 0 means now. While the visitor is busy, the caller asks again after that time. */
export function adWait({ now, since, acted, isBusy }: Moment): number {
  const left = Math.max(since + DELAY_MS, acted + REST_MS) - now;
  return left > 0 || !isBusy ? Math.max(left, 0) : REST_MS;
}

const isBusy = () =>
  document.hidden ||
  mayHaveChosen() ||
  Boolean(document.activeElement?.matches(FIELDS)) ||
  Boolean(document.querySelector<HTMLTextAreaElement>("[name=comment]")?.value) ||
  document.querySelector(BUSY) !== null;

/**
 * Watches what the visitor does from now on, in a visit that began at `since` (Unix time in ms). Returns a function whose
 * promise resolves at the next moment when an ad may be shown.
 */
export function watchVisitor(since: number): () => Promise<void> {
  let acted = Date.now();
  const note = () => (acted = Math.max(acted, Date.now()));
  for (const action of ACTIONS) addEventListener(action, note, { capture: true, passive: true });
  addEventListener("pageshow", ({ persisted }) => persisted && note());
  const leave = ({ type, target, defaultPrevented }: Event) => {
    const leads = type === "submit" || (target instanceof Element && target.closest("a"));
    if (leads && !defaultPrevented) acted = Date.now() + LEAVING_MS;
  };
  for (const way of ["click", "submit"]) addEventListener(way, leave);
  const wait = () => adWait({ now: Date.now(), since, acted, isBusy: isBusy() });
  return async () => {
    for (let left = wait(); left > 0; left = wait()) await new Promise((resolve) => setTimeout(resolve, left));
  };
}
