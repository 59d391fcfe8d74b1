import { expect, it } from "vitest";
import { WORK_LISTS } from "../../../worker/dashboard/rules";
import { extendedDay } from "../../../worker/text/calendar";

it.each([
  ["from the last day", "2026-11-30", 7, "2026-12-07"],
  ["from tomorrow", "2026-11-25", 7, "2026-12-02"],
  ["from today, which is the last day", "2026-11-24", 7, "2026-12-01"],
  ["from today when the last day has passed", "2026-11-23", 7, "2026-12-01"],
  ["from today after years", "2019-01-31", 30, "2026-12-24"],
  ["from today without a last day", null, 7, "2026-12-01"],
  ["over the end of a year", "2026-12-28", 7, "2027-01-04"],
  ["over a leap day", "2028-02-27", 7, "2028-03-05"],
  ["over February without one", "2027-02-27", 7, "2027-03-06"],
  ["over the end of a month", "2026-11-25", 30, "2026-12-25"],
  ["over a change of clocks elsewhere", "2027-03-27", 30, "2027-04-26"],
])("an extended last day counts %s: %s and %i days", (_, lastDay, days, extended) =>
  expect(extendedDay(lastDay, days, "2026-11-24")).toBe(extended),
);

it.each([
  ["ending", "status=active&end=week&sort=expiry_date"],
  ["expired", "status=overdue&sort=-expiry_date"],
  ["comments", "status=pending"],
  ["drafts", "status=unplanned"],
] as const)("a section of the dashboard opens the list of %s by the filters %s", (section, query) =>
  expect(new URLSearchParams(WORK_LISTS[section]).toString()).toBe(query),
);
