import { describe, expect, it } from "vitest";
import { DEMO_KINDS } from "../../../worker/dashboard/first-run-rules";

describe("removing the demo content", () => {
  it.each(["casino", "category"] as const)("removes promotions before their %s", (kind) =>
    expect(DEMO_KINDS.indexOf("promotion")).toBeLessThan(DEMO_KINDS.indexOf(kind)),
  );

  it("removes each kind of record once", () => expect(new Set(DEMO_KINDS).size).toBe(DEMO_KINDS.length));
});
