export const VIEWED_KINDS = ["post", "promotion", "casino"] as const;
export type ViewedKind = (typeof VIEWED_KINDS)[number];

export const VIEWS_PER_REQUEST_MAX = 20;
