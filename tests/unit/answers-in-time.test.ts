import { expect, it } from "vitest";
import { extractJson } from "../../worker/writing/loose-json";

it("seeks the JSON of a model in time, however many brackets stay open", () => {
  const started = performance.now();
  expect(extractJson("[{".repeat(200_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2_000);
});
