/** Days that one request may ask for. */
export const RANGE_DAYS_MAX = 45;
/** Entries of one kind that a day names; the others are counted. */
export const DAY_ROWS = 20;
/** Drafts that no turn and no time is planned for. */
export const LOOSE_DRAFTS = 10;

export const CALENDAR_KINDS = ["published", "scheduled", "queued", "ending"] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export interface CalendarEntry {
  kind: CalendarKind;
  id: string;
  title: string;
  /** Day in Istanbul. */
  day: string;
  /** The moment (UTC); null for the last day of a promotion. */
  at: string | null;
  updated_at: string;
  /** Casino of a promotion. */
  casino_name?: string | null;
  /** Place of a queued post, from 1. */
  place?: number;
}

/** A coming run of the schedule. */
export interface Turn {
  at: string;
  day: string;
  /** Place in the queue of the first post that it takes. */
  place: number;
  /** Posts that it takes, if all of them can be published. */
  total: number;
}
