import { describe, expect, it } from "vitest";
import { turnsBetween } from "../../worker/publishing/forecast";

const at = (day: string, time = "09:00:00.000Z") => `${day}T${time}`;

/** The turns of a daily schedule at noon in Istanbul, whose next one is on 2026-11-22. */
const turns = (from: string, to: string, now = "2026-11-21T12:00:00.000Z", scheduled = at("2026-11-22")) =>
  turnsBetween(scheduled, new Date(now), from, to);

describe("the turns of the schedule that the calendar foretells", () => {
  it("are one a day, counted from the next one", () =>
    expect(turns("2026-11-20", "2026-11-24")).toEqual([
      { index: 0, at: at("2026-11-22") },
      { index: 1, at: at("2026-11-23") },
      { index: 2, at: at("2026-11-24") },
    ]));

  it("keep their number in a month that begins later", () =>
    expect(turns("2026-12-01", "2026-12-02")).toEqual([
      { index: 9, at: at("2026-12-01") },
      { index: 10, at: at("2026-12-02") },
    ]));

  it.each([
    ["the day of the next turn alone", "2026-11-22", "2026-11-22", [0]],
    ["the day after it alone", "2026-11-23", "2026-11-23", [1]],
    ["days that end with it", "2026-11-01", "2026-11-22", [0]],
    ["days before it", "2026-11-01", "2026-11-21", []],
    ["days long past", "2026-01-01", "2026-01-31", []],
    ["a day a month later", "2026-12-22", "2026-12-22", [30]],
  ])("on %s", (_, from, to, indexes) => expect(turns(from, to).map(({ index }) => index)).toEqual(indexes));

  it("begin now where the next one is overdue, and go on tomorrow at the usual time", () => {
    const now = "2026-11-24T12:34:56.000Z";
    expect(turns("2026-11-20", "2026-11-26", now)).toEqual([
      { index: 0, at: now },
      { index: 1, at: at("2026-11-25") },
      { index: 2, at: at("2026-11-26") },
    ]);
  });

  it("go on from the scheduled time where it is due this moment", () => {
    const now = at("2026-11-22");
    expect(turns("2026-11-22", "2026-11-23", now).map((turn) => turn.at)).toEqual([now, at("2026-11-23")]);
  });

  it("stand on their day in Istanbul, which begins at 21:00 UTC", () => {
    const scheduled = at("2026-11-22", "21:30:00.000Z");
    expect(turns("2026-11-23", "2026-11-24", "2026-11-22T12:00:00.000Z", scheduled)).toEqual([
      { index: 0, at: at("2026-11-22", "21:30:00.000Z") },
      { index: 1, at: at("2026-11-23", "21:30:00.000Z") },
    ]);
    expect(turns("2026-11-22", "2026-11-22", "2026-11-22T12:00:00.000Z", scheduled)).toEqual([]);
  });
});
