import { isObject, isTime, store, stored } from "../stored";
import { type Shown, withShow } from "./ad-choice";

const KEY = "ads";

/** When the browser showed each ad, until `now` (Unix milliseconds). */
export const shownAds = (now: number): Shown =>
  stored(
    "localStorage",
    KEY,
    (value): value is Shown => isObject(value) && Object.values(value).every((at) => isTime(at) && at <= now),
  ) ?? {};

export const keepShow = (shown: Shown, id: string, now: number) => store("localStorage", KEY, withShow(shown, id, now));
