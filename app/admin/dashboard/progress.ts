import { isObject, isText, store, stored } from "../../stored";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { now } from "../shell/dates";

const KEY = "today";

interface Seen {
  day: string;
  most: number;
}

const isSeen = (value: unknown): value is Seen =>
  isObject(value) && isText(value["day"]) && Number.isSafeInteger(value["most"]);

/** Progress of the day's work: the most items that this tab saw open today, less those open now. */
export function progressOf(left: number): { done: number; total: number } {
  const day = dayInIstanbul(now());
  const known = stored("sessionStorage", KEY, isSeen);
  const total = known?.day === day ? Math.max(known.most, left) : left;
  store("sessionStorage", KEY, { day, most: total } satisfies Seen);
  return { done: total - left, total };
}
