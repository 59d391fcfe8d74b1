import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { accepted, answered, api } from "../api";
import { formatDay, formatMoment } from "../shell/dates";
import type { LooseDraft, Movable, Target } from "./targets";
import type { CalendarEntry, Turn } from "./use-calendar";

interface Answer {
  /** Version of the record after the move. */
  updated_at?: string;
  /** Queue position before the move. */
  former_queue_position?: number | null;
}

export interface Move {
  call: () => Promise<Answer>;
  /** Undefined if the server would refuse to undo the move. */
  undo?: (answer: Answer) => Promise<unknown>;
  done: string;
  /** The entry as shown until the server answers. */
  moved: CalendarEntry;
  /** First part of the query keys of the lists that show the record. */
  list: string;
}

const setExpiry = (id: string, expiry_date: string, updated_at: string) =>
  answered(
    api.promotions[":id"].expiry.$put({ param: { id }, json: { expiry_date, updated_at } }),
    CHANGE_FAILED.promotion,
  );

const setPlan = (
  id: string,
  json: { publish_at: string | null; place?: number; queue_position?: number | null | undefined; updated_at: string },
) => answered(api.publishing.plan[":id"].$put({ param: { id }, json }), CHANGE_FAILED.post);

async function setPlace(id: string, place: number): Promise<Answer> {
  await accepted(api.publishing.queue[":id"].place.$put({ param: { id }, json: { place } }), CHANGE_FAILED.queue);
  return {};
}

const leaveQueue = (id: string) =>
  accepted(api.publishing.queue[":id"].$delete({ param: { id } }), CHANGE_FAILED.queue);

/** The requests that move an item and undo the move. */
export function moveOf(item: Movable, target: Target, now: Date): Move {
  if ("turn" in target) return toTurn(item, target.turn, now);
  if ("at" in target) return toTime(item, target.at, now);
  return toDay(item as CalendarEntry, target.day);
}

const toDay = (promotion: CalendarEntry, day: string): Move => ({
  call: () => setExpiry(promotion.id, day, promotion.updated_at),
  undo: ({ updated_at }) => setExpiry(promotion.id, promotion.day, updated_at ?? promotion.updated_at),
  done: `Yeni son gün: ${formatDay(day)}`,
  moved: { ...promotion, day },
  list: "promotions",
});

/** Restores a post's former time or queue place, or the lack of both; undefined for a past time. */
function backTo(post: CalendarEntry | LooseDraft, now: Date): ((answer: Answer) => Promise<unknown>) | undefined {
  const { id } = post;
  const version = ({ updated_at }: Answer) => updated_at ?? post.updated_at;
  const { place } = post;
  if (place !== undefined) return (answer) => setPlan(id, { publish_at: null, place, updated_at: version(answer) });
  if (post.kind === "draft") return (answer) => setPlan(id, { publish_at: null, updated_at: version(answer) });
  const { at } = post;
  return at !== null && at > now.toISOString()
    ? (answer) =>
        setPlan(id, { publish_at: at, queue_position: answer.former_queue_position, updated_at: version(answer) })
    : undefined;
}

function toTime(post: Movable, at: string, now: Date): Move {
  const { id, title, updated_at } = post;
  const undo = backTo(post, now);
  return {
    call: () => setPlan(id, { publish_at: at, updated_at }),
    ...(undo && { undo }),
    done: `Yayın zamanı: ${formatMoment(at)}`,
    moved: { kind: "scheduled", id, title, updated_at, at, day: dayInIstanbul(new Date(at)) },
    list: "blog",
  };
}

/** Moving a queued post changes its place, but not its version. */
function toTurn(post: Movable, { at, day, place }: Turn, now: Date): Move {
  const { id, title, updated_at } = post;
  const shown = {
    done: `Yayın sırası: ${formatMoment(at)}`,
    moved: { kind: "queued" as const, id, title, updated_at, at, day, place },
    list: "blog",
  };
  if (post.kind === "queued")
    return { ...shown, call: () => setPlace(id, place), undo: () => setPlace(id, post.place ?? 1) };
  const isOutside = post.kind === "draft" && post.place === undefined;
  const undo = isOutside ? () => leaveQueue(id) : backTo(post, now);
  return { ...shown, call: () => setPlan(id, { publish_at: null, place, updated_at }), ...(undo && { undo }) };
}
