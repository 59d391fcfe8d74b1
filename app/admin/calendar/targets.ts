import { PAST_TIME } from "../../../worker/publishing/sentences";
import { dayInIstanbul, fromIstanbulClock, toIstanbulClock } from "../../../worker/turkish/calendar";
import type { Calendar, CalendarEntry, Turn } from "./use-calendar";

/** A draft that nothing is planned for. */
export type LooseDraft = Calendar["drafts"][number] & { kind: "draft" };
export type Movable = CalendarEntry | LooseDraft;

/** Where something is moved to: the last day of a promotion, a moment (UTC) or a turn of the queue. */
export type Target = { day: string } | { at: string } | { turn: Turn };

const PAST_DAY = "Geçmiş bir güne taşınamaz; bugünü ya da sonrasını seçin.";
const NO_TURN = "O günün yayın sırasına yazı kalmıyor. Yazıya kendi zamanını vermek için 'Taşı' düğmesini kullanın.";

export const isMovable = ({ kind }: CalendarEntry) => kind !== "published";

/** Turns that a post can be moved to; the one after the last post only takes one from outside of the queue. */
export const openTurns = ({ turns, queue }: Calendar, { kind }: Movable) =>
  turns.filter(({ total, place }) => total > 0 || (kind !== "queued" && place === queue.total + 1));

/** The sentence why something cannot be moved there. */
export function moveRefusal(target: Target, now: Date): string | undefined {
  if ("day" in target) return target.day < dayInIstanbul(now) ? PAST_DAY : undefined;
  return "at" in target && target.at <= now.toISOString() ? PAST_TIME : undefined;
}

/** Where a drop on a day leads: to a target, to a sentence that refuses it, or (null) to the question at what time. */
export function targetOn(day: string, item: Movable, calendar: Calendar, now: Date): Target | string | null {
  if (day < dayInIstanbul(now)) return PAST_DAY;
  if (item.kind === "ending") return { day };
  if (item.kind === "draft") return null;
  if (item.kind === "scheduled") return { at: fromIstanbulClock(`${day}T${toIstanbulClock(item.at ?? "").slice(11)}`) };
  const turn = openTurns(calendar, item).find((open) => open.day === day);
  return turn ? { turn } : NO_TURN;
}

/** Whether it stands there already. */
export function isAt(item: Movable, target: Target): boolean {
  if (item.kind === "draft") return false;
  if ("day" in target) return item.day === target.day;
  return "at" in target
    ? item.kind === "scheduled" && item.at === target.at
    : item.kind === "queued" && item.at === target.turn.at;
}
