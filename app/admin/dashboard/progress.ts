import { dayInIstanbul } from "../../../worker/text/calendar";
import { now } from "../shell/dates";

const KEY = "today";

/** How much of the day's work is done: what is left, beside the most that was left on this day in this tab. */
export function progressOf(left: number): { done: number; total: number } {
  const day = dayInIstanbul(now());
  const [knownDay, most] = (sessionStorage.getItem(KEY) ?? "").split(" ");
  const total = knownDay === day ? Math.max(Number(most), left) : left;
  sessionStorage.setItem(KEY, `${day} ${total}`);
  return { done: total - left, total };
}
