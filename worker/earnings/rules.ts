import * as z from "zod";
import { dayInIstanbul, laterDay, mondayOf, type Span, WEEK } from "../text/calendar";
import { PERIODS } from "./constants";
import { daysIn, periodProblem } from "./period";

const day = z.iso.date("Geçerli bir tarih giriniz").regex(/^20/, "Yıl 2000 ile 2099 arasında olmalıdır");

/** `?period=`, and the first and last day of an own one. */
export const earningsQuery = z
  .object({ period: z.enum(PERIODS, "Dönem geçersiz").default("30"), from: day.optional(), to: day.optional() })
  .superRefine(({ period, from, to }, context) => {
    const problem = period === "own" ? periodProblem({ from, to }) : undefined;
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.sentence });
  });
export type EarningsQuery = z.infer<typeof earningsQuery>;

/** The days of a period: yesterday, last week from Monday to Sunday, chosen ones, or those until today. */
export function spanOf({ period, from, to }: EarningsQuery, now: Date): Span {
  const today = dayInIstanbul(now);
  if (period === "own") return { from: from ?? today, to: to ?? today };
  if (period === "yesterday") return { from: laterDay(today, -1), to: laterDay(today, -1) };
  if (period === "week") return { from: laterDay(mondayOf(today), -WEEK), to: laterDay(mondayOf(today), -1) };
  if (period === "month") return { from: `${today.slice(0, 7)}-01`, to: today };
  return { from: laterDay(today, 1 - Number(period)), to: today };
}

/** The whole days of a span, and the same ones of the equally long span before; undefined where only today has begun. */
export function comparedSpans(span: Span, now: Date): { days: Span; before: Span } | undefined {
  const yesterday = laterDay(dayInIstanbul(now), -1);
  const days = { from: span.from, to: span.to < yesterday ? span.to : yesterday };
  if (days.to < days.from) return undefined;
  const length = daysIn(span);
  return { days, before: { from: laterDay(days.from, -length), to: laterDay(days.to, -length) } };
}
