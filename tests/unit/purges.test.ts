import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Db } from "../../db/client";
import * as schema from "../../db/schema";
import { purgeStale, sendPendingPurges } from "../../worker/edge/purges.server";
import { memoryDatabase } from "../support/memory-database";

const NOW = new Date("2026-11-22T09:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const CONFIRMED = { success: true, errors: [] };

let db: Db;
const purge = vi.fn();
const cache = { purge };
const stale = async (...tags: string[]) => db.insert(schema.pending_purges).values(tags.map((tag) => ({ tag })));
const pending = async () => (await db.select().from(schema.pending_purges)).map(({ tag }) => tag);
const purgeAt = (now: Date, hasReplicas = false) =>
  sendPendingPurges({ db, cache, requestId: "test", hasReplicas }, now);

beforeEach(async () => {
  ({ db } = await memoryDatabase(1));
  await db.delete(schema.pending_purges);
  purge.mockReset().mockResolvedValue(CONFIRMED);
});
afterEach(() => vi.restoreAllMocks());

describe("purging what is stale", () => {
  it("sends each tag once, in one call, and forgets it once that is confirmed", async () => {
    await stale("posts", "post:1", "posts");
    await purgeAt(NOW);
    expect(purge.mock.calls).toEqual([[{ tags: ["post:1", "posts"] }]]);
    expect(await pending()).toEqual([]);
    await purgeAt(NOW);
    expect(purge).toHaveBeenCalledOnce();
  });

  it.each([
    ["refuses", () => Promise.resolve({ success: false, errors: [{ code: 10001, message: "rate limited" }] })],
    ["breaks", () => Promise.reject(new Error("gone"))],
  ])("keeps the tags and logs why where the platform %s, and tries them again", async (_, answer) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    purge.mockImplementationOnce(answer);
    await stale("posts");
    await purgeAt(NOW);
    expect(logged).toHaveBeenCalledOnce();
    expect(await pending()).toEqual(["posts"]);
    await purgeAt(NOW);
    expect(purge).toHaveBeenCalledTimes(2);
    expect(await pending()).toEqual([]);
  });

  it("calls at most five times a minute, whoever writes", async () => {
    for (let second = 0; second < 60; second += 5) {
      await stale("posts");
      await purgeAt(later(second));
    }
    expect(purge).toHaveBeenCalledTimes(5);
    expect((await pending()).length).toBe(7);
    await purgeAt(later(61));
    expect(purge).toHaveBeenCalledTimes(6);
    expect(await pending()).toEqual([]);
  });

  it("empties the whole cache where there are more tags than one call takes", async () => {
    await stale(...Array.from({ length: 101 }, (_, n) => `post:${n}`));
    await purgeAt(NOW);
    expect(purge.mock.calls).toEqual([[{ purgeEverything: true }]]);
    expect(await pending()).toEqual([]);
  });

  it("keeps a tag that is noted while it is being purged", async () => {
    await stale("posts");
    purge.mockImplementationOnce(async () => {
      await stale("posts");
      return CONFIRMED;
    });
    await purgeAt(NOW);
    expect(await pending()).toEqual(["posts"]);
  });

  it("does nothing where there is no cache, as on a developer's machine", async () => {
    await stale("posts");
    await sendPendingPurges({ db, cache: undefined, requestId: "test", hasReplicas: true }, NOW);
    expect(await pending()).toEqual([]);
  });
});

describe("with replicas, which may be ten seconds old", () => {
  it("purges a tag once more after that time, and only then forgets it", async () => {
    await stale("posts");
    await purgeAt(NOW, true);
    await purgeAt(later(9), true);
    expect(purge).toHaveBeenCalledOnce();
    expect(await pending()).toEqual(["posts"]);
    await purgeAt(later(10), true);
    expect(purge.mock.calls).toEqual([[{ tags: ["posts"] }], [{ tags: ["posts"] }]]);
    expect(await pending()).toEqual([]);
  });

  it("purges both in one call where something else is written in between", async () => {
    await stale("posts");
    await purgeAt(NOW, true);
    await stale("casinos");
    await purgeAt(later(10), true);
    expect(purge.mock.calls.at(-1)).toEqual([{ tags: ["casinos", "posts"] }]);
    expect(await pending()).toEqual(["casinos"]);
  });

  it("takes three calls a minute for that, and leaves two for what is written", async () => {
    for (const second of [0, 11, 22]) {
      await stale("posts");
      await purgeAt(later(second), true);
    }
    await purgeAt(later(33), true);
    expect(purge).toHaveBeenCalledTimes(3);
    await stale("casinos");
    await purgeAt(later(34), true);
    expect(purge).toHaveBeenCalledTimes(4);
  });

  it("purges again by itself after a write", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "Date"], now: NOW });
    await stale("posts");
    const purging = purgeStale({ db, cache, requestId: "test", hasReplicas: true });
    await vi.waitFor(() => expect(purge).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(11_000);
    await purging;
    vi.useRealTimers();
    expect(purge).toHaveBeenCalledTimes(2);
    expect(await pending()).toEqual([]);
  });
});
