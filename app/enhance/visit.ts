const VISIT = "splash";
/** Inactivity (ms) after which a new visit begins. */
const VISIT_MS = 30 * 60_000;

/** Start of a visit and its latest page view, in Unix milliseconds. */
interface Visit {
  since: number;
  last: number;
  seen?: boolean;
}

/** Not by `stored`, for which the first script has no room; the next visit replaces a broken value. */
function visitBefore(): Partial<Visit> {
  try {
    return (JSON.parse(localStorage.getItem(VISIT) ?? "{}") as Partial<Visit> | null) ?? {};
  } catch {
    return {};
  }
}

/** Reads and updates the current visit, shared by all tabs. Without storage the ad counts as seen. */
export function visit(changes?: Partial<Visit>): Visit {
  const last = Date.now();
  const before = visitBefore();
  const { since = NaN, last: latest = NaN } = before;
  const goesOn = since <= latest && latest <= last && last - latest < VISIT_MS;
  const now = { since: last, ...(goesOn && before), last, ...changes };
  try {
    localStorage.setItem(VISIT, JSON.stringify(now));
    return now;
  } catch {
    return { since: last, last, seen: true };
  }
}
