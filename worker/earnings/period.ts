import type { Span } from "../text/calendar";

const PERIOD_DAYS_MAX = 400;
const DAY_MS = 86_400_000;

export const daysIn = ({ from, to }: Span) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** What is wrong with chosen days, and in which field; undefined if nothing is. */
export function periodProblem({ from = "", to = "" }: { from?: string | undefined; to?: string | undefined }) {
  const missing = (["from", "to"] as const).find((field) => Number.isNaN(Date.parse({ from, to }[field])));
  if (missing) return { field: missing, sentence: "Dönemin ilk ve son gününü seçin" };
  if (from > to) return { field: "to", sentence: "Son gün ilk günden önce olamaz" } as const;
  if (daysIn({ from, to }) <= PERIOD_DAYS_MAX) return undefined;
  return { field: "to", sentence: `Dönem en çok ${PERIOD_DAYS_MAX} gün olabilir` } as const;
}
