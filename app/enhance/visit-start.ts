import { visit } from "./visit";

/** On the first page of a visit, and on pages with a query, loads what tells of it. */
export function tellVisit() {
  const { since, last, seen } = visit();
  // Without storage each page would be the first; the ad counts as seen then.
  const isFirst = since === last && !seen;
  if (!isFirst && !location.search) return;
  import("./visit-report").then(
    ({ tellWhenShown }) => tellWhenShown(isFirst),
    () => undefined,
  );
}
