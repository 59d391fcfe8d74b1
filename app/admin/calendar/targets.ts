import { PAST_TIME } from "../../../worker/publishing/sentences";
import { dayInIstanbul, fromIstanbulClock, toIstanbulClock } from "../../../worker/text/calendar";
import type { Calendar, CalendarEntry, Turn } from "./use-calendar";

/** A draft without a day; `position` is its position in the queue, if it has one. */
export interface LooseDraft extends Omit<Calendar["drafts"][number], "is_unchecked"> {
  kind: "draft";
  position?: number;
  is_unchecked?: boolean;
}
export type Movable = CalendarEntry | LooseDraft;

/** Target of a move: a promotion's last day, an instant (UTC) or a queue run. */
export type Target = { day: string } | { at: string } | { turn: Turn };

const PAST_DAY = "Geçmiş bir güne taşınamaz; bugünü ya da sonrasını seçin.";
const NO_TURN = "O günün yayın sırasına yazı kalmıyor. Yazıya kendi zamanını vermek için 'Taşı' düğmesini kullanın.";

export const isMovable = ({ kind }: CalendarEntry) => kind !== "published";

/** Drafts without a time of their own: first those of the queue in its order, then those outside it. */
export const waitingDrafts = ({ queue, drafts }: Calendar): LooseDraft[] => [
  ...queue.drafts.map((draft, at) => ({ kind: "draft" as const, ...draft, position: at + 1 })),
  ...drafts.map((draft) => ({ kind: "draft" as const, ...draft })),
];

/** Waiting drafts that stand on no day: with the queue switched on, its drafts stand on the days of their turns. */
export const undatedDrafts = (calendar: Calendar) =>
  waitingDrafts(calendar).filter(({ position }) => position === undefined || !calendar.queue.is_active);

/** How many waiting drafts are not named. */
export const unnamedDrafts = ({ queue, drafts, unplanned }: Calendar) =>
  unplanned - drafts.length + queue.total - queue.drafts.length;

/** How many undated drafts are not named. */
export const unnamedUndated = (calendar: Calendar) =>
  unnamedDrafts(
    calendar.queue.is_active ? { ...calendar, queue: { ...calendar.queue, total: 0, drafts: [] } } : calendar,
  );

/** Queue runs that a post can move to. Only a post from outside the queue can be appended at its end. */
export const openTurns = ({ turns, queue }: Calendar, { kind }: Movable) =>
  turns.filter(({ total, position }) => total > 0 || (kind !== "queued" && position === queue.total + 1));

/** Why a move is refused; undefined if it is allowed. */
export function moveRefusal(target: Target, now: Date): string | undefined {
  if ("day" in target) return target.day < dayInIstanbul(now) ? PAST_DAY : undefined;
  return "at" in target && target.at <= now.toISOString() ? PAST_TIME : undefined;
}

/** Target of a drop on a day: a target, a sentence if it is refused, or null if the time must be asked. */
export function targetOn(day: string, item: Movable, calendar: Calendar, now: Date): Target | string | null {
  if (day < dayInIstanbul(now)) return PAST_DAY;
  if (item.kind === "ending") return { day };
  if (item.kind === "draft") return null;
  if (item.kind === "scheduled") return { at: fromIstanbulClock(`${day}T${toIstanbulClock(item.at ?? "").slice(11)}`) };
  const turn = openTurns(calendar, item).find((open) => open.day === day);
  return turn ? { turn } : NO_TURN;
}

/** Whether the item is there already. */
export function isAt(item: Movable, target: Target): boolean {
  if (item.kind === "draft") return false;
  if ("day" in target) return item.day === target.day;
  return "at" in target
    ? item.kind === "scheduled" && item.at === target.at
    : item.kind === "queued" && item.at === target.turn.at;
}
