import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { accepted, answered, api } from "../api";
import { type Changed, undoable, undoAll, undoneField } from "../list/bulk-action";
import { formatDay, formatMoment } from "../shell/dates";
import type { Movable, Target } from "./targets";
import type { CalendarEntry, Turn } from "./use-calendar";

interface Answer extends Partial<Changed> {
  /** Version of the record after the move. */
  updated_at?: string;
}

export interface Move {
  call: () => Promise<Answer>;
  /** Undefined if the move cannot be undone. */
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

const planned = undoable(api.blog.selection.$put, CHANGE_FAILED.post);

async function setPlan(id: string, json: { publish_at: string | null; position?: number; updated_at: string }) {
  const answer = await answered(api.publishing.plan[":id"].$put({ param: { id }, json }), CHANGE_FAILED.post);
  return planned({ ...answer, ids: [id] });
}

const undoPlan = ({ ids = [], ...answer }: Answer) => undoAll([{ ...answer, ids }]);

async function setPosition(id: string, position: number): Promise<Answer> {
  await accepted(api.publishing.queue[":id"].position.$put({ param: { id }, json: { position } }), CHANGE_FAILED.queue);
  return {};
}

/** The requests that move an item and undo the move. */
export function moveOf(item: Movable, target: Target, now: Date): Move {
  if ("turn" in target) return toTurn(item, target.turn, now);
  if ("at" in target) return toTime(item, target.at, now);
  return toDay(item as CalendarEntry, target.day);
}

const toDay = (promotion: CalendarEntry, day: string): Move => ({
  call: () => setExpiry(promotion.id, day, promotion.updated_at),
  async undo({ updated_at }) {
    await setExpiry(promotion.id, promotion.day, updated_at ?? promotion.updated_at);
    return undoneField("expiry_date", day, promotion.day);
  },
  done: `Yeni son gün: ${formatDay(day)}`,
  moved: { ...promotion, day },
  list: "promotions",
});

/** Undoes a plan, but for a post whose former time has passed: it would be published at once. */
const backOf = (post: Movable, now: Date) =>
  post.kind === "scheduled" && (post.at ?? "") <= now.toISOString() ? {} : { undo: undoPlan };

function toTime(post: Movable, at: string, now: Date): Move {
  const { id, title, updated_at } = post;
  return {
    call: () => setPlan(id, { publish_at: at, updated_at }),
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
    return {
      ...shown,
      call: () => setPosition(id, position),
      async undo() {
        const former = post.position ?? 1;
        await setPosition(id, former);
        return undoneField("queue_position", String(position), String(former));
      },
    };
  return { ...shown, call: () => setPlan(id, { publish_at: null, position, updated_at }), ...backOf(post, now) };
}
