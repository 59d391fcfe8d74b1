import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { api, type Change, changed } from "../api";
import { lastDaySaved, PROMOTION_EDIT, saveLastDay } from "../promotions/last-day";
import { formatMoment } from "../shell/dates";
import type { Undoable } from "../undo";
import type { Movable, Target } from "./targets";
import type { CalendarEntry, Turn } from "./use-calendar";

export interface Move {
  /** `isContinued` joins a plan to the one before, in one entry of the log. */
  call: (isContinued?: boolean) => Promise<Change>;
  /** What an undo takes back; undefined if the move cannot be undone. */
  undoes?: Undoable;
  done: string;
  /** The entry as shown until the server answers. */
  moved: CalendarEntry;
  /** First part of the query keys of the lists that show the record. */
  list: string;
}

/** What an undo of a plan takes back. */
export const PLANNED = { kind: "post", action: "edit" } as const;

const setPlan = (
  id: string,
  json: { publish_at: string | null; position?: number; updated_at: string; is_continued?: boolean },
) => changed(api.publishing.plan[":id"].$put({ param: { id }, json }), CHANGE_FAILED.post);

const setPosition = (id: string, position: number) =>
  changed(api.publishing.queue[":id"].position.$put({ param: { id }, json: { position } }), CHANGE_FAILED.queue);

/** The requests that move an item and undo the move. */
export function moveOf(item: Movable, target: Target, now: Date): Move {
  if ("turn" in target) return toTurn(item, target.turn, now);
  if ("at" in target) return toTime(item, target.at, now);
  return toDay(item as CalendarEntry, target.day);
}

const toDay = (promotion: CalendarEntry, day: string): Move => ({
  call: () => saveLastDay(promotion.id, day, promotion.updated_at),
  undoes: PROMOTION_EDIT,
  done: lastDaySaved(day),
  moved: { ...promotion, day },
  list: "promotions",
});

/** Undoes a plan, but for a post whose former time has passed: it would be published at once. */
const backOf = (post: Movable, now: Date) =>
  post.kind === "scheduled" && (post.at ?? "") <= now.toISOString() ? {} : { undoes: PLANNED };

function toTime(post: Movable, at: string, now: Date): Move {
  const { id, title, updated_at } = post;
  return {
    call: (is_continued = false) => setPlan(id, { publish_at: at, updated_at, is_continued }),
    ...backOf(post, now),
    done: `Yayın zamanı: ${formatMoment(at)}`,
    moved: { kind: "scheduled", id, title, updated_at, at, day: dayInIstanbul(new Date(at)) },
    list: "blog",
  };
}

/** Moving a queued post changes its position, but not its version. */
function toTurn(post: Movable, { at, day, position }: Turn, now: Date): Move {
  const { id, title, updated_at } = post;
  const shown = {
    done: `Yayın sırası: ${formatMoment(at)}`,
    moved: { kind: "queued" as const, id, title, updated_at, at, day, position },
    list: "blog",
  };
  if (post.kind === "queued")
    return { ...shown, call: () => setPosition(id, position), undoes: { kind: "queue", action: "edit" } };
  return { ...shown, call: () => setPlan(id, { publish_at: null, position, updated_at }), ...backOf(post, now) };
}
