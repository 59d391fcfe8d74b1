import { seededRandom } from "../../support/random";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MONTH_DAYS = 30;
/** Share of a day's views by hour in Istanbul, of 100: quiet at night, most in the evening. */
const BY_HOUR = [3, 2, 1, 1, 1, 1, 2, 2, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 7, 8, 8, 7, 6];
/** Editors write from 9 to 18 o'clock in Istanbul. */
const WORKING_HOURS = [9, 18] as const;
const ISTANBUL_MS = 3 * HOUR_MS;
/** A view leaves a comment this often. */
const COMMENT_EVERY = 2_000;
/** Exponent of Zipf's law, as measured for the pages of web sites. */
const ZIPF = 0.9;

/** What editors write in 30 days; by how often. */
export const EDITS = {
  promotionEdited: 90,
  promotionAdded: 30,
  promotionEnded: 20,
  promotionVerified: 120,
  casinoEdited: 20,
  postPublished: 20,
  postEdited: 30,
  commentHidden: 60,
  categoryRenamed: 1,
  heroEdited: 4,
  pageEdited: 4,
  seoEdited: 2,
};
export type Edit = keyof typeof EDITS | "commentAdded";

export type Event = { at: number } & ({ kind: "view"; page: string; place: number } | { kind: "write"; edit: Edit });

interface Traffic {
  seed: number;
  /** When it begins, in milliseconds since 1970. */
  from: number;
  /** Page views in all, and in 30 days. */
  views: number;
  viewsAMonth: number;
  /** By popularity. */
  pages: string[];
  places: number;
}

/** Views and writes in the order of time; the same for the same seed. */
export function* trace({ seed, from, views, viewsAMonth, pages, places }: Traffic): Generator<Event> {
  const random = seededRandom(seed);
  const fraction = () => (random(0x1_0000_0000) + 0.5) / 0x1_0000_0000;
  const pick = zipf(pages.length);
  const pickPlace = zipf(places);
  const edits = Object.entries(EDITS) as [keyof typeof EDITS, number][];
  const editsADay = edits.reduce((sum, [, count]) => sum + count, 0) / MONTH_DAYS;
  const nextEdit = (after: number) => {
    const [start, end] = WORKING_HOURS;
    const at = after - (Math.log(fraction()) * (end - start) * HOUR_MS) / editsADay;
    const hour = hourInIstanbul(at);
    return hour >= start && hour < end ? at : at + ((start - hour + 24) % 24) * HOUR_MS;
  };
  let at = from;
  let edited = nextEdit(from);
  for (let view = 0; view < views; view++) {
    const perMs = ((viewsAMonth / MONTH_DAYS) * (BY_HOUR[Math.floor(hourInIstanbul(at))] ?? 0)) / 100 / HOUR_MS;
    at -= Math.log(fraction()) / perMs;
    for (; edited <= at; edited = nextEdit(edited))
      yield { at: edited, kind: "write", edit: chosen(edits, fraction() * editsADay * MONTH_DAYS) };
    yield { at, kind: "view", page: pages[pick(fraction())] ?? "/", place: pickPlace(fraction()) };
    if (random(COMMENT_EVERY) === 0) yield { at, kind: "write", edit: "commentAdded" };
  }
}

const hourInIstanbul = (time: number) => ((time + ISTANBUL_MS) % DAY_MS) / HOUR_MS;

/** A place from 0 below `count`, earlier ones more often, by a number from 0 to 1. */
function zipf(count: number): (fraction: number) => number {
  let sum = 0;
  const sums = Array.from({ length: count }, (_, place) => (sum += 1 / (place + 1) ** ZIPF));
  return (fraction) => {
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < fraction * sum) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function chosen<Name>(weighted: [Name, number][], at: number): Name {
  let left = at;
  const found = weighted.find(([, weight]) => (left -= weight) < 0) ?? weighted.at(-1);
  if (!found) throw new Error("nothing to choose from");
  return found[0];
}
