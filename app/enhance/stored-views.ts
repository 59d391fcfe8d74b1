const STORED = "views";
const HOUR_MS = 3_600_000;

/** Unix hour in which the view of `kind/id` was sent; 0 while it waits. */
type Views = Record<string, number>;

const thisHour = () => Math.floor(Date.now() / HOUR_MS);

/** Views that wait or were sent in this hour, in which they do not count again. Throws without storage. */
function read(): Views {
  const views = Object.entries(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Views);
  return Object.fromEntries(views.filter(([, hour]) => hour === 0 || hour === thisHour()));
}

const waitingOf = (views: Views) => Object.keys(views).filter((view) => views[view] === 0);

function mark(some: string[], hour: number) {
  const views = read();
  for (const view of some) views[view] = hour;
  localStorage.setItem(STORED, JSON.stringify(views));
}

/** Adds a view unless it was sent in this hour. Returns all waiting views; undefined without storage. */
export function addView(view: string): string[] | undefined {
  try {
    mark(read()[view] ? [] : [view], 0);
    return waitingOf(read());
  } catch {
    return undefined;
  }
}

/** Takes at most `most` waiting views and marks them as sent at once, so that no other tab takes them. */
export function takeViews(most: number): string[] {
  try {
    const taken = waitingOf(read()).slice(0, most);
    if (taken.length > 0) mark(taken, thisHour());
    return taken;
  } catch {
    return [];
  }
}

/** Puts views back that could not be sent. */
export const returnViews = (views: string[]) => mark(views, 0);
