import { isObject, store, stored } from "../stored";

const VISIT = "splash";
/** Inactivity (ms) after which a new visit begins. */
const VISIT_MS = 30 * 60_000;

/** Start of a visit and its latest page view, in Unix milliseconds. */
interface Visit {
  since: number;
  last: number;
  seen?: boolean;
}

/** Reads and updates the current visit, shared by all tabs. Without storage the ad counts as seen. */
export function visit(changes?: Partial<Visit>): Visit {
  const last = Date.now();
  const before: Partial<Visit> = stored("localStorage", VISIT, isObject) ?? {};
  const { since = NaN, last: latest = NaN } = before;
  const goesOn = since <= latest && latest <= last && last - latest < VISIT_MS;
  const now = { since: last, ...(goesOn && before), last, ...changes };
  return store("localStorage", VISIT, now) ? now : { since: last, last, seen: true };
}
