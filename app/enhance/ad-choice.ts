import type { SentAd } from "../../worker/splash-ads/sent";

const DAY_MS = 86_400_000;
/** Least time (ms) between two shows of an ad to one visitor. */
const REST_MS = { day: DAY_MS, week: 7 * DAY_MS };

/** When ads were shown to the visitor, in Unix milliseconds by id. */
export type Shown = Record<string, number>;

interface Circumstances {
  now: number;
  isPhone: boolean;
  /** Whether a search engine led to the page. */
  isLanding: boolean;
  shown: Shown;
  /** From 0 to 1. */
  random: number;
}

/** One of the ads that fit, by their weights. */
export function chooseAd(ads: SentAd[], { now, isPhone, isLanding, shown, random }: Circumstances): SentAd | undefined {
  const fitting = ads.filter(
    ({ id, from = 0, until = Infinity, frequency, devices, onLanding }) =>
      from <= now &&
      now < until &&
      (!devices || (devices === "phones") === isPhone) &&
      (onLanding || !isLanding) &&
      (!frequency || now - (shown[id] ?? 0) >= REST_MS[frequency]),
  );
  let left = random * fitting.reduce((all, { weight = 1 }) => all + weight, 0);
  return fitting.find(({ weight = 1 }) => (left -= weight) < 0);
}

/** The shows that an ad may still have to wait for, and this one. */
export const withShow = (shown: Shown, id: string, now: number): Shown => ({
  ...Object.fromEntries(Object.entries(shown).filter(([, at]) => now - at < REST_MS.week)),
  [id]: now,
});
