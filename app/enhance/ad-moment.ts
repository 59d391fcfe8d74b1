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
/** A dialog, open filters, a choice that is not kept yet; what a list found (P9.4) since it was opened. */
const BUSY = "dialog[open], .sieve[open], .compare :checked, .active-filter";

interface Moment {
  now: number;
  /** Start of the visit. */
  since: number;
  /** The visitor's latest action. */
  acted: number;
  isBusy: boolean;
}

/** Milliseconds until an ad may be shown, 0 for now; a busy visitor is looked at again after it. */
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

/** Notes the visitor's actions from now on. Returns what resolves once an ad may be shown in a visit that began at `since`. */
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
