import { describe, expect, it } from "vitest";
import { ACTIVITY_ACTIONS, ACTIVITY_DAYS, ACTIVITY_KINDS } from "../../../worker/activity/rules";
import { RETENTION_DAYS } from "../../../worker/trash/rules";

describe("the activity log", () => {
  it.each([
    ["kind", ACTIVITY_KINDS],
    ["action", ACTIVITY_ACTIONS],
  ])("names each %s once", (_, names) => expect(new Set(names).size).toBe(names.length));

  it("still names a deletion when the trash is emptied by time", () =>
    expect(ACTIVITY_DAYS).toBeGreaterThan(RETENTION_DAYS));
});
