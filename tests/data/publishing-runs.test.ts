import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import {
  blog_posts,
  scheduled_publishing_logs as logs,
  scheduled_publishing_settings as schedules,
} from "../../db/schema";
import { publishDue, publishNow } from "../../worker/publishing/runs.server";
import { nextTimeAfterRun } from "../../worker/publishing/rules";
import { DATABASES } from "../support/databases";
import { draftPost, replaceAllPosts, setSchedule } from "../support/drafts";
import { seededRandom } from "../support/random";

const TURN = "2026-11-21T09:00:00.000Z";
const MINUTE_MS = 60_000;

describe.each(DATABASES)("many runs of publishing on %s", (name, open) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => void ({ db, close } = await open()));
  afterAll(() => close());

  const publishedIds = async () =>
    (await db.select({ id: blog_posts.id, is_published: blog_posts.is_published }).from(blog_posts))
      .filter((post) => post.is_published)
      .map(({ id }) => id)
      .sort();
  const history = () => db.select().from(logs);
  const schedule = async () => (await db.select().from(schedules))[0];

  it("publishes a thousand drafts, 500 a run at most", async () => {
    await replaceAllPosts(
      db,
      Array.from({ length: 1_000 }, (_, i) => draftPost(i)),
    );
    await setSchedule(db, TURN, 500);
    expect((await publishDue(db, new Date(TURN))).published).toHaveLength(500);
    await db.update(schedules).set({ daily_publish_count: 1e9 });
    expect((await publishNow(db, new Date(TURN))).published).toHaveLength(500);
    expect(await history()).toHaveLength(1_000);
    expect(await publishedIds()).toHaveLength(1_000);
  });

  it("publishes in the order of the queue, the first at the time of the run", async () => {
    const drafts = [3, 1, 4, 0, 2].map((place) => draftPost(place));
    await replaceAllPosts(db, drafts);
    await setSchedule(db, TURN, drafts.length);
    expect((await publishDue(db, new Date(TURN))).published).toHaveLength(drafts.length);
    const posts = await db.select().from(blog_posts).orderBy(blog_posts.published_at);
    const inQueue = drafts.sort((a, b) => (a.queue_position ?? 0) - (b.queue_position ?? 0)).map(({ id }) => id);
    expect(posts.map(({ id }) => id)).toEqual(inQueue);
    expect(new Set(posts.map(({ published_at }) => published_at)).size).toBe(drafts.length);
    expect(posts[0]?.published_at).toBe(TURN);
  });

  it("publishes the daily count at each time over random clocks and ticks", async () => {
    for (let seed = 1; seed <= (name === "D1" ? 3 : 15); seed++) await followModel(seed);
  });

  /** Lives through some days of random ticks and compares the database with the simplest model of them. */
  async function followModel(seed: number) {
    const random = seededRandom(seed);
    const count = 1 + random(4);
    const drafts = Array.from({ length: random(12) }, (_, i) => draftPost(i, random(5) === 0 ? { title: "" } : {}));
    await replaceAllPosts(db, drafts);
    let next = new Date(Date.UTC(2026, random(12), 1 + random(28), random(24), random(60))).toISOString();
    await setSchedule(db, next, count);
    const expected: string[] = [];
    let waiting = drafts.filter(({ title }) => title).map(({ id }) => id);
    const take = () => {
      expected.push(...waiting.slice(0, count));
      waiting = waiting.slice(count);
    };
    let now = Date.parse(next) - random(3) * 3_600_000;
    for (let step = 0; step < 10; step++) {
      const time = new Date(now);
      if (random(6) === 0) {
        await publishNow(db, time);
        take();
      } else {
        const ticks = await Promise.all(Array.from({ length: 1 + random(4) }, () => publishDue(db, time)));
        const turnCame = next <= time.toISOString();
        if (turnCame) take();
        if (turnCame) next = nextTimeAfterRun(next, time);
        expect(ticks.flatMap(({ published }) => published).length, `seed ${seed}`).toBeLessThanOrEqual(count);
      }
      const message = `seed ${seed}, step ${step}`;
      expect(await publishedIds(), message).toEqual([...expected].sort());
      const successes = (await history()).filter(({ status }) => status === "success").map(({ blog_id }) => blog_id);
      expect(successes.sort(), message).toEqual([...expected].sort());
      expect((await schedule())?.next_publish_at, message).toBe(next);
      now += [0, 1_000, 10 * MINUTE_MS, 5 * 3_600_000, 26 * 3_600_000, 80 * 3_600_000][random(6)] ?? 0;
    }
  }
});
