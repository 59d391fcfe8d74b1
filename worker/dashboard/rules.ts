/** Rows of a kind of work: at first, and when all are asked for. */
export const WORK_ROWS = { first: 5, all: 500 };
export const TRAFFIC_DAYS = 30;
export const MOST_VIEWED = 8;

export const WORK_LISTS = {
  ending: { status: "active", end: "week", sort: "expiry_date" },
  expired: { status: "overdue", sort: "-expiry_date" },
  comments: { status: "pending" },
  drafts: { status: "unplanned" },
  reviews: { status: "unchecked" },
  returned: { status: "returned" },
};

/** Records with outbound links. */
export const CLICKED_KINDS = ["promotion", "casino"] as const;
export type ClickedKind = (typeof CLICKED_KINDS)[number];
