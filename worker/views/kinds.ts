export const VIEWED_KINDS = ["post", "promotion", "casino"] as const;
export type ViewedKind = (typeof VIEWED_KINDS)[number];
