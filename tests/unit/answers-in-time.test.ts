import { expect, it } from "vitest";
import { jsonFields } from "../../worker/conversions/report-body";
import { extractJson } from "../../worker/writing/loose-json";

it("extractJson takes at most 2 seconds for 400,000 unclosed brackets", () => {
  const started = performance.now();
  expect(extractJson("[{".repeat(200_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2_000);
});

it("a report that is no JSON is refused in a few milliseconds, however its quotes are written", () => {
  for (const part of ['\\"', '"', '"\\', '{"a', '" :']) {
    const text = `{"a":"${part.repeat(64_000 / part.length)}`;
    const started = performance.now();
    expect(() => jsonFields(text)).toThrow("JSON okunamadı");
    expect(performance.now() - started, part).toBeLessThan(400);
  }
});
