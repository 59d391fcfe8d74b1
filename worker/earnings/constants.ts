export const DIMENSIONS = ["casino", "promotion", "placement", "page", "country", "device"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const PERIODS = ["yesterday", "7", "week", "30", "90", "month", "own"] as const;
export type PeriodName = (typeof PERIODS)[number];

/** Id of the row of conversions without a click. */
export const UNMATCHED = "unmatched";

export const TABLE_ROWS_MAX = 500;
