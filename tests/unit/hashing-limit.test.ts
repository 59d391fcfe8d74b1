import { beforeEach, expect, it, vi } from "vitest";
import type * as hashingLimit from "../../worker/session/hashing-limit.server";

let limitHashing: typeof hashingLimit.limitHashing;
beforeEach(async () => {
  vi.resetModules();
  ({ limitHashing } = await import("../../worker/session/hashing-limit.server"));
  vi.useFakeTimers();
});

const HASH_MS = 500;

/** Starts hashes that take `HASH_MS`; says when they run, and how each ends. */
function startHashes(count: number) {
  const begin = Date.now();
  const starts: number[] = [];
  const ends: string[] = [];
  for (let n = 0; n < count; n++)
    limitHashing(async () => {
      starts.push(Date.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, HASH_MS));
    }).then(
      () => ends.push("hashed"),
      (error: { code: string; message: string; details: object }) => ends.push(error.code),
    );
  return { starts, ends };
}

it("hashes two passwords at a time, then leaves visitors as much time (B1.5)", async () => {
  const { starts, ends } = startHashes(6);
  await vi.advanceTimersByTimeAsync(3 * 2 * HASH_MS);
  expect(starts.map((time) => Math.round(time / HASH_MS))).toEqual([0, 0, 2, 2, 4, 4]);
  await vi.advanceTimersByTimeAsync(2 * HASH_MS);
  expect(ends).toEqual(Array(6).fill("hashed"));
});

it("refuses what has waited for five seconds, with the time to wait", async () => {
  const { ends } = startHashes(20);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(new Set(ends)).toEqual(new Set(["hashed"]));
  await vi.advanceTimersByTimeAsync(1_100);
  const hashed = ends.filter((end) => end === "hashed").length;
  expect(hashed).toBeGreaterThanOrEqual(10);
  expect(ends.filter((end) => end === "too_many")).toHaveLength(20 - hashed);
});

it("goes on after requests that end in the middle of a hash", async () => {
  for (let n = 0; n < 2; n++) void limitHashing(() => new Promise(() => undefined));
  const { ends } = startHashes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ends).toEqual(["hashed"]);
});
