import { describe, expect, it } from "vitest";
import { extractJson } from "../../worker/writing/loose-json";

describe("extractJson", () => {
  it("takes at most 2 seconds for 400,000 unclosed brackets", () => {
    const started = performance.now();
    expect(extractJson("[{".repeat(200_000))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
