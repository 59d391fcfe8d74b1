import { dayInIstanbul } from "../../../worker/text/calendar";
import { now } from "../shell/dates";

const KEY = "today";

/** Progress of the day's work: the most items that this tab saw open today, less those open now. */
export function progressOf(left: number): { done: number; total: number } {
  const day = dayInIstanbul(now());
  const [knownDay, most] = (sessionStorage.getItem(KEY) ?? "").split(" ");
  const total = knownDay === day ? Math.max(Number(most), left) : left;
  sessionStorage.setItem(KEY, `${day} ${total}`);
  return { done: total - left, total };
}
