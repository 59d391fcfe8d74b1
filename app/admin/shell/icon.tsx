/** Strokes on a grid of 16 × 16. */
const PATHS = {
  dashboard: "M2.5 2.5h4.5v5H2.5zM9 2.5h4.5v3H9zM9 8h4.5v5.5H9zM2.5 10h4.5v3.5H2.5z",
  earnings: "M2 12.5l4-4.5 3 2.5 5-6.5M10 4h4v4",
  verified: "M14 8A6 6 0 1 1 8 2M5.5 7.5 8 10l6-6.5",
  comment: "M2.5 3h11v8H7l-3 2.5V11H2.5z",
  calendar: "M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3",
  fault: "M8 2.5 14.5 13.5h-13zM8 6.5v3.5M8 11.8v.2",
  promotion:
    "M2.5 6.5h11v3h-11zM3.5 9.5h9v4h-9zM8 6.5v7M8 6.5C5 6.5 4.5 2.5 6.5 2.5 8 2.5 8 6.5 8 6.5S8 2.5 9.5 2.5C11.5 2.5 11 6.5 8 6.5",
  casino: "M8 2l1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z",
  post: "M3.5 2h6l3 3v9h-9zM9.5 2v3h3M5.5 8h5M5.5 10.8h5",
  page: "M3.5 2h6l3 3v9h-9zM9.5 2v3h3",
  category: "M2 4h4.5l1.5 1.5h6V13H2z",
  image: "M2.5 3h11v10h-11zM2.5 11l3.5-3.5 2.5 2.5 2-2 3 3M10.5 5.8v.2",
  home: "M2.5 7.5 8 2.5l5.5 5M4 6.5v7h8v-7M6.7 13.5V9.5h2.6v4",
  ad: "M2.5 6v4h2.5l6 3V3L5 6zM13.5 6.5v3",
  search: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.3 10.3 14 14",
  clock: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M8 4.5V8l2.5 1.5",
  settings: "M2 4.5h7M12 4.5h2M9 3v3h3V3zM2 11.5h2M7 11.5h7M4 10v3h3v-3z",
  people:
    "M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M1.5 13.5c0-2.5 2-3.5 4.5-3.5s4.5 1 4.5 3.5M10.5 3.3a2.3 2.3 0 0 1 0 4.4M12 10.3c1.6.4 2.5 1.5 2.5 3.2",
  history: "M2.5 8a5.5 5.5 0 1 0 1.7-4M4 1.5V4.2h2.7M8 5v3.2l2.2 1.3",
  redirect: "M2.5 3v4.5a3 3 0 0 0 3 3h8M10.5 7.5l3 3-3 3",
  trash: "M2.5 4.5h11M6 4.5V2.5h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4",
  edit: "M3 13l.7-3L10.5 3.2a1.4 1.4 0 0 1 2.3 2.3L6 12.3zM9.5 4.3l2.2 2.2",
  outside: "M9 2.5h4.5V7M13.5 2.5 7 9M6.5 3.5h-4v10h10v-4",
  visit: "M6.5 2.5h7v11h-7M1.5 8h8M6.5 5 9.5 8l-3 3",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
  filter: "M2 3.5h12M4.5 8h7M6.5 12.5h3",
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside or instead of words; it has no name of its own. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
