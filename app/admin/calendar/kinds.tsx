import type { CalendarKind } from "../../../worker/publishing/calendar-rules";

export const KIND_LABELS: Record<CalendarKind, string> = {
  published: "Yayınlandı",
  scheduled: "Zamanlandı",
  queued: "Yayın sırası",
  ending: "Promosyon bitişi",
};

/** Filled circle, clock, stacked lines, flag. */
const SHAPES: Record<CalendarKind, string> = {
  published: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm-1 8.8L4.2 8l1-1L7 8.7l3.8-3.8 1 1Z",
  scheduled:
    "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 1.6a4.9 4.9 0 1 1 0 9.8 4.9 4.9 0 0 1 0-9.8Zm-.8 1.6h1.6v3l2.2 1.5-.9 1.3-2.9-2Z",
  queued: "M2 3h12v2H2Zm0 4h12v2H2Zm0 4h8v2H2Z",
  ending: "M3 1.5h1.6V3H13l-2.2 3L13 9H4.6v5.5H3Z",
};

export const KindMark = ({ kind }: { kind: CalendarKind }) => (
  <svg className="calendar-mark" data-kind={kind} viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
    <path d={SHAPES[kind]} fillRule="evenodd" />
  </svg>
);
