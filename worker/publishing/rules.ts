import * as z from "zod";
import { dayInIstanbul } from "../text/calendar";
import { expectedVersion, flag, isContinued, optionalInstant } from "../fields";

export const RUN_MAX = 500;
export const HISTORY_SIZE = 20;
export const QUEUE_SHOWN = 5;
export const CRON_SILENT_MS = 3_600_000;
const DAY_MS = 86_400_000;

const TOO_FEW = "Günlük yayın sayısı en az 1 olmalıdır";
export const NO_DRAFTS = "Yayınlanacak taslak blog bulunamadı";
export const PUBLISHING_FAILED = "Yayınlama işlemi başarısız oldu";
export const PUBLISHING_ERROR = "Yayınlama işlemi sırasında bir hata oluştu";

export const scheduleUpdate = z.strictObject({
  daily_publish_count: z
    .number(TOO_FEW)
    .int("Günlük yayın sayısı tam sayı olmalıdır")
    .min(1, TOO_FEW)
    .max(RUN_MAX, `Günlük yayın sayısı en çok ${RUN_MAX} olabilir`),
  is_active: flag,
  next_publish_at: optionalInstant,
  updated_at: expectedVersion,
});
export type ScheduleUpdate = z.infer<typeof scheduleUpdate>;

export const positionInput = z.strictObject({
  position: z.number("Geçersiz sıra").int("Geçersiz sıra").min(1, "Geçersiz sıra"),
});

/** When a draft is published: at `publish_at`, or by the queue, at `position` if given. */
export const planInput = z
  .strictObject({
    publish_at: optionalInstant.unwrap(),
    position: positionInput.shape.position.optional(),
    updated_at: expectedVersion,
    is_continued: isContinued,
  })
  .refine(
    ({ publish_at, position }) => position === undefined || publish_at === null,
    "Zaman ve sıra birlikte verilemez",
  );
export type PlanInput = z.infer<typeof planInput>;

/** `manual` ignores the schedule. */
export const functionCall = z.strictObject({
  manual: z.boolean({ error: "manual true veya false olmalıdır" }).default(false),
});

export type FunctionCall = z.infer<typeof functionCall>;

export interface FunctionAnswer {
  success: boolean;
  publishedCount: number;
  message: string;
}

/** The first instant after `now` at the same time of day; days have 24 hours, since Turkey keeps UTC+3 all year. */
export function nextDailyTime(scheduled: string, now: Date): string {
  const first = Date.parse(scheduled);
  const days = Math.max(0, Math.floor((now.getTime() - first) / DAY_MS) + 1);
  return new Date(first + days * DAY_MS).toISOString();
}

/** The next run after one at `now`; if that was over an hour late, not on the same day in Istanbul. */
export function nextTimeAfterRun(scheduled: string, now: Date): string {
  const next = new Date(nextDailyTime(scheduled, now));
  const isLate = now.getTime() - Date.parse(scheduled) > CRON_SILENT_MS;
  return isLate && dayInIstanbul(next) === dayInIstanbul(now) ? dayLater(next) : next.toISOString();
}

export const dayLater = (now: Date) => new Date(now.getTime() + DAY_MS).toISOString();
