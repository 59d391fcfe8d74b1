export const DIMENSIONS = ["casino", "promotion", "placement", "page", "country", "device"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Id of the row of conversions without a click. */
export const UNMATCHED = "unmatched";

export const TABLE_ROWS_MAX = 500;
