export const RANGE_DAYS_MAX = 45;
export const DAY_ROWS = 20;
export const LOOSE_DRAFTS = 10;

export const CALENDAR_KINDS = ["published", "scheduled", "queued", "ending"] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export interface CalendarEntry {
  kind: CalendarKind;
  id: string;
  title: string;
  day: string;
  /** Instant in UTC; null for the last day of a promotion. */
  at: string | null;
  updated_at: string;
  casino_name?: string | null;
  position?: number;
  /** Whether no run publishes it before somebody approves it; of drafts alone. */
  is_unchecked?: boolean;
}

export interface Turn {
  at: string;
  day: string;
  position: number;
  total: number;
}
