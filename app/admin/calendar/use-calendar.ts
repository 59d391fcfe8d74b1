import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useSearchParams } from "react-router";
import { CALENDAR_KINDS, type CalendarKind } from "../../../worker/publishing/calendar-rules";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { dayInIstanbul, type Span } from "../../../worker/text/calendar";
import { answered, api } from "../api";
import { now } from "../shell/dates";
import { isDay } from "./planned-day";
import { type CalendarView, spanOf } from "./span";

export type Calendar = InferResponseType<typeof api.calendar.$get, 200>;
export type CalendarEntry = Calendar["entries"][number];
export type Turn = Calendar["turns"][number];

export const CALENDAR = "calendar";
export const calendarKey = ({ from, to }: Span) => [CALENDAR, from, to];

export const useCalendar = (span: Span) =>
  useQuery({
    queryKey: calendarKey(span),
    queryFn: () => answered(api.calendar.$get({ query: { ...span } }), READ_FAILED.calendar),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** View, day and hidden kinds from the query string. */
export function useShown() {
  const [params, setParams] = useSearchParams();
  const today = dayInIstanbul(now());
  const view: CalendarView = params.get("view") === "week" ? "week" : "weeks";
  const asked = params.get("date");
  const hidden = (params.get("hide") ?? "").split(",");
  function show(changes: { view?: CalendarView; date?: string; hide?: CalendarKind[] }) {
    const next = new URLSearchParams(params);
    if (changes.view) next.set("view", changes.view);
    if (changes.date) next.set("date", changes.date);
    if (changes.hide) next.set("hide", changes.hide.join(","));
    if (!next.get("hide")) next.delete("hide");
    setParams(next, { replace: true, preventScrollReset: true });
  }
  const date = isDay(asked) ? asked : today;
  return {
    today,
    view,
    date,
    span: spanOf(view, date),
    hidden: CALENDAR_KINDS.filter((kind) => hidden.includes(kind)),
    show,
  };
}
