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
