import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Db } from "../../db/client";
import * as schema from "../../db/schema";
import { purgeStale } from "../../worker/edge/purges.server";
import { memoryDatabase } from "../support/memory-database";

const CONFIRMED = { success: true, errors: [] };

let db: Db;
const purge = vi.fn();
const cache = { purge };
const stale = async (...tags: string[]) => db.insert(schema.pending_purges).values(tags.map((tag) => ({ tag })));
const pending = async () => (await db.select().from(schema.pending_purges)).map(({ tag }) => tag);
const send = () => purgeStale({ db, cache, requestId: "test" });

beforeAll(async () => void ({ db } = await memoryDatabase(1)));
beforeEach(async () => {
  await db.delete(schema.pending_purges);
  purge.mockResolvedValue(CONFIRMED);
});

describe("purging what is stale", () => {
  it("sends each tag once, in one call, and forgets it once that is confirmed", async () => {
    await stale("posts", "post:1", "posts");
    await send();
    expect(purge.mock.calls).toEqual([[{ tags: ["post:1", "posts"] }]]);
    expect(await pending()).toEqual([]);
    await send();
    expect(purge).toHaveBeenCalledOnce();
  });

  it.each([
    ["refuses", () => Promise.resolve({ success: false, errors: [{ code: 10001, message: "rate limited" }] })],
    ["breaks", () => Promise.reject(new Error("gone"))],
  ])("keeps the tags and logs why where the platform %s, and tries them again", async (_, answer) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    purge.mockImplementationOnce(answer);
    await stale("posts");
    await send();
    expect(logged).toHaveBeenCalledOnce();
    expect(await pending()).toEqual(["posts"]);
    await send();
    expect(purge).toHaveBeenCalledTimes(2);
    expect(await pending()).toEqual([]);
  });

  it("empties the whole cache where there are more tags than one call takes", async () => {
    await stale(...Array.from({ length: 101 }, (_, n) => `post:${n}`));
    await send();
    expect(purge.mock.calls).toEqual([[{ purgeEverything: true }]]);
    expect(await pending()).toEqual([]);
  });

  it("keeps a tag that is noted while it is being purged", async () => {
    await stale("posts");
    purge.mockImplementationOnce(async () => {
      await stale("posts");
      return CONFIRMED;
    });
    await send();
    expect(await pending()).toEqual(["posts"]);
  });

  it("does nothing where there is no cache, as on a developer's machine", async () => {
    await stale("posts");
    await purgeStale({ db, cache: undefined, requestId: "test" });
    expect(await pending()).toEqual([]);
  });
});
