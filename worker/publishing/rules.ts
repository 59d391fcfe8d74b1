import * as z from "zod";
import { dayInIstanbul } from "../turkish/calendar";
import { basis, optionalInstant } from "../fields";

/** Drafts published in one run, at most; the most that may be asked for a day. */
export const RUN_MAX = 500;
export const HISTORY_SIZE = 20;
/** Drafts of the queue that the screen shows before it is asked for all. */
export const QUEUE_SHOWN = 5;
/** Milliseconds without a tick of the cron after which the screen warns. */
export const CRON_SILENT_MS = 3_600_000;
const DAY_MS = 86_400_000;

const TOO_FEW = "Günlük yayın sayısı en az 1 olmalıdır";
export const NO_DRAFTS = "Yayınlanacak taslak blog bulunamadı";
export const NOT_PUBLISHED = "Yayınlama işlemi başarısız oldu";
export const PUBLISHING_BROKE = "Yayınlama işlemi sırasında bir hata oluştu";

/** The one unsafe address that other sites may call: it is opened by a token, never by a session. */
export const PUBLIC_FUNCTION = "/api/functions/publish-blogs-public";
export const FUNCTIONS = ["scheduled-blog-publisher", "publish-scheduled-blogs", "publish-blogs-public"] as const;

/** The schedule as the panel sends it. */
export const scheduleUpdate = z.strictObject({
  daily_publish_count: z
    .number(TOO_FEW)
    .int("Günlük yayın sayısı tam sayı olmalıdır")
    .min(1, TOO_FEW)
    .max(RUN_MAX, `Günlük yayın sayısı en çok ${RUN_MAX} olabilir`),
  is_active: z.boolean({ error: "Açık veya kapalı olmalıdır" }),
  next_publish_at: optionalInstant,
  updated_at: basis,
});
export type ScheduleUpdate = z.infer<typeof scheduleUpdate>;

/** A draft's place in the queue, from 1. */
export const placeInput = z.strictObject({
  place: z.number("Geçersiz sıra").int("Geçersiz sıra").min(1, "Geçersiz sıra"),
});

/** `manual` publishes at once, whatever the schedule says. */
export const functionCall = z.strictObject({
  manual: z.boolean({ error: "manual true veya false olmalıdır" }).default(false),
});

export interface FunctionAnswer {
  success: boolean;
  publishedCount: number;
  message: string;
}

/** The first turn after `now` at the hour of day of `turn`: whole days later, since Turkey keeps UTC+3 all year. */
export function turnAfter(turn: string, now: Date): string {
  const first = Date.parse(turn);
  const days = Math.max(0, Math.floor((now.getTime() - first) / DAY_MS) + 1);
  return new Date(first + days * DAY_MS).toISOString();
}

/**
 * The turn after one that was taken at `now`. One taken more than an hour late stands for the whole day in Istanbul:
 * the next is tomorrow's, however soon the hour comes again.
 */
export function turnAfterRun(turn: string, now: Date): string {
  const next = new Date(turnAfter(turn, now));
  const isLate = now.getTime() - Date.parse(turn) > CRON_SILENT_MS;
  return isLate && dayInIstanbul(next) === dayInIstanbul(now) ? dayLater(next) : next.toISOString();
}

export const dayLater = (now: Date) => new Date(now.getTime() + DAY_MS).toISOString();
