import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import {
  announcements,
  blog_posts,
  scheduled_publishing_logs as logs,
  scheduled_publishing_settings as schedules,
} from "../../db/schema";
import { revisePost, setPublication } from "../../worker/blog/editing.server";
import { postInput } from "../../worker/blog/rules";
import { publishDue, publishNow } from "../../worker/publishing/runs.server";
import { beforeBatch, DATABASES } from "../support/databases";
import { draftPost, replaceAllPosts, setSchedule } from "../support/drafts";

const TURN = "2026-11-21T09:00:00.000Z";
const at = (time: string) => new Date(time);
const by = (time: string) => ({
  now: at(time),
  by: "editor@example.com",
  site: "https://bonusrehberi.example",
  change: crypto.randomUUID(),
});
const MINUTE_MS = 60_000;

describe.each(DATABASES)("publishing on %s", (_, open) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => void ({ db, close } = await open()));
  afterAll(() => close());

  const posts = () => db.select().from(blog_posts).orderBy(blog_posts.queue_position);
  const titles = async () =>
    (await posts())
      .filter((post) => post.is_published)
      .map(({ title }) => title)
      .sort();
  const history = () => db.select().from(logs);
  const schedule = async () => (await db.select().from(schedules))[0];

  describe("a scheduled run", () => {
    it("publishes the first drafts of the queue at the due time, with log, timestamps and announcements", async () => {
      await replaceAllPosts(db, [draftPost(2, { indexed: true }), draftPost(1), draftPost(3)]);
      await setSchedule(db, TURN, 2);
      const before = await schedule();
      expect((await publishDue(db, at("2026-11-21T08:59:59.999Z"))).published).toEqual([]);
      expect(await schedule()).toEqual(before);
      const { published } = await publishDue(db, at("2026-11-21T09:10:00.000Z"));
      expect(published).toHaveLength(2);
      expect(await titles()).toEqual(["Taslak 1", "Taslak 2"]);
      const [waiting, ...shown] = (await posts()).sort((a, b) => Number(a.is_published) - Number(b.is_published));
      expect(waiting).toMatchObject({ title: "Taslak 3", queue_position: 3, published_at: null });
      const moments = { "Taslak 1": "2026-11-21T09:10:00.000Z", "Taslak 2": "2026-11-21T09:10:00.001Z" };
      expect(Object.fromEntries(shown.map(({ title, published_at }) => [title, published_at]))).toEqual(moments);
      for (const post of shown)
        expect(post).toMatchObject({
          updated_at: "2026-11-21T09:10:00.000Z",
          queue_position: null,
          indexed: false,
        });
      expect((await history()).map(({ blog_id, status }) => [blog_id, status]).sort()).toEqual(
        shown.map(({ id }) => [id, "success"]).sort(),
      );
      const awaited = (await db.select().from(announcements)).map(
        ({ record_id, service }) => `${record_id} ${service}`,
      );
      expect(awaited.sort()).toEqual(published.flatMap((id) => [`${id} indexing`, `${id} indexnow`]).sort());
      expect(await schedule()).toMatchObject({
        next_publish_at: "2026-11-22T09:00:00.000Z",
        last_published_at: "2026-11-21T09:10:00.000Z",
        updated_at: before?.updated_at,
      });
    });

    it("publishes once for parallel and repeated calls at the same time", async () => {
      await replaceAllPosts(
        db,
        Array.from({ length: 10 }, (_, i) => draftPost(i)),
      );
      await setSchedule(db, TURN, 3);
      const now = at("2026-11-21T09:00:00.000Z");
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => publishDue(db, now)));
      expect(outcomes.flatMap(({ published }) => published)).toHaveLength(3);
      expect((await publishDue(db, now)).published).toEqual([]);
      expect((await publishDue(db, at("2026-11-21T23:59:00.000Z"))).published).toEqual([]);
      expect(await titles()).toEqual(["Taslak 0", "Taslak 1", "Taslak 2"]);
      expect(await history()).toHaveLength(3);
    });

    it("logs why a draft is invalid, publishes the next ones instead, and retries it in the next run", async () => {
      const [untitled, empty] = [
        draftPost(1, { title: " " }),
        draftPost(2, { content: "<p>&nbsp;</p><img src='/a'>" }),
      ];
      await replaceAllPosts(db, [untitled, empty, draftPost(3), draftPost(4), draftPost(5)]);
      await setSchedule(db, TURN, 2);
      const outcome = await publishDue(db, at(TURN));
      expect(outcome).toMatchObject({ rejected: 2, checked: 4 });
      expect(await titles()).toEqual(["Taslak 3", "Taslak 4"]);
      const failed = (await history()).filter(({ status }) => status === "error");
      expect(new Map(failed.map(({ blog_id, message }) => [blog_id, message]))).toEqual(
        new Map([
          [untitled.id, "Blog başlığı en az 2 karakter olmalıdır"],
          [empty.id, "İçerik en az 50 karakter olmalıdır"],
        ]),
      );
      await db.update(blog_posts).set({ title: "Artık Başlığı Var" }).where(eq(blog_posts.id, untitled.id));
      await publishDue(db, at("2026-11-22T09:00:00.000Z"));
      expect(await titles()).toEqual(["Artık Başlığı Var", "Taslak 3", "Taslak 4", "Taslak 5"]);
    });

    it("publishes all drafts of a run or none", async () => {
      await replaceAllPosts(db, [draftPost(1), draftPost(2, { slug: "bozuk" }), draftPost(3)]);
      await setSchedule(db, TURN, 3);
      const before = [await posts(), await schedule()];
      await db.run(
        sql`create trigger break_down before update on blog_posts when new.slug = 'bozuk' begin select raise(abort, 'broken'); end`,
      );
      expect(await publishDue(db, at(TURN))).toMatchObject({ published: [], failures: [expect.any(Error)] });
      expect([await posts(), await schedule()]).toEqual(before);
      expect(await history()).toEqual([]);
      expect(await db.select().from(announcements)).toEqual([]);
      await db.run(sql`drop trigger break_down`);
      expect((await publishDue(db, at("2026-11-21T09:10:00.000Z"))).published).toHaveLength(3);
    });
  });

  describe("changes during a run", () => {
    it("leaves out what was edited, taken out, given a time or deleted since it was chosen", async () => {
      const drafts = [1, 2, 3, 4, 5].map((place) => draftPost(place));
      const [edited = "", removed = "", timed = "", deleted = "", left = ""] = drafts.map(({ id }) => id);
      await replaceAllPosts(db, drafts);
      await setSchedule(db, TURN, 5);
      const meanwhile = async () => {
        const change = (id: string, values: object) => db.update(blog_posts).set(values).where(eq(blog_posts.id, id));
        await change(edited, { title: "Yarım Kalan Başlık", updated_at: "2026-11-21T08:59:59.000Z" });
        await change(removed, { queue_position: null });
        await change(timed, { publish_at: "2026-12-01T00:00:00.000Z" });
        await db.delete(blog_posts).where(eq(blog_posts.id, deleted));
      };
      const { published } = await publishDue(beforeBatch(db, meanwhile), at(TURN));
      expect(published).toEqual([left]);
      expect((await history()).map(({ blog_id }) => blog_id)).toEqual([left]);
      expect(await titles()).toEqual(["Taslak 5"]);
    });

    it("publishes nothing once it is switched off, even during a tick", async () => {
      await replaceAllPosts(db, [draftPost(1)]);
      await setSchedule(db, TURN);
      const switchOff = async () => void (await db.update(schedules).set({ is_active: false }));
      expect((await publishDue(beforeBatch(db, switchOff), at(TURN))).published).toEqual([]);
      expect(await schedule()).toMatchObject({ next_publish_at: TURN, is_active: false });
      expect(await history()).toEqual([]);
    });

    it("leaves the run to the next tick when the daily count was changed since it was read", async () => {
      await replaceAllPosts(db, [draftPost(1), draftPost(2), draftPost(3)]);
      await setSchedule(db, TURN, 3);
      const change = async () => void (await db.update(schedules).set({ daily_publish_count: 1 }));
      expect((await publishDue(beforeBatch(db, change), at(TURN))).published).toEqual([]);
      expect(await schedule()).toMatchObject({ next_publish_at: TURN, claimed_by: null });
      expect((await publishDue(db, at(TURN))).published).toHaveLength(1);
    });
  });

  describe("publishing now", () => {
    it("publishes each draft once on demand, even when switched off, and does not move the schedule", async () => {
      await replaceAllPosts(
        db,
        Array.from({ length: 9 }, (_, i) => draftPost(i)),
      );
      await setSchedule(db, TURN, 2, false);
      const now = at("2026-11-20T10:00:00.000Z");
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => publishNow(db, now)));
      const ids = outcomes.flatMap(({ published }) => published);
      expect(new Set(ids).size).toBe(ids.length);
      expect(await history()).toHaveLength(ids.length);
      expect(await titles()).toHaveLength(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(2);
      expect(await schedule()).toMatchObject({ next_publish_at: TURN, last_published_at: now.toISOString() });
      while ((await publishNow(db, now)).published.length > 0);
      expect(await publishNow(db, now)).toEqual({ published: [], rejected: 0, checked: 0 });
    });
  });

  describe("a draft with a time of its own", () => {
    it("publishes a draft at its own time, even when switched off, and never from the queue", async () => {
      const timed = draftPost(1, { publish_at: "2026-11-21T20:59:59.000Z" });
      await replaceAllPosts(db, [timed, draftPost(2)]);
      await setSchedule(db, TURN, 5);
      await publishDue(db, at("2026-11-21T20:59:58.000Z"));
      expect(await titles()).toEqual(["Taslak 2"]);
      await setSchedule(db, TURN, 5, false);
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => publishDue(db, at("2026-11-21T21:00:00.000Z"))),
      );
      expect(outcomes.flatMap(({ published }) => published)).toEqual([timed.id]);
      expect((await posts())[0]).toMatchObject({ publish_at: null, queue_position: null });
      expect(await history()).toHaveLength(2);
    });

    it("logs once that a draft is invalid at its own time, until it is changed", async () => {
      const timed = draftPost(1, { title: "", publish_at: TURN });
      await replaceAllPosts(db, [timed]);
      const tick = (minutes: number) => publishDue(db, new Date(Date.parse(TURN) + minutes * MINUTE_MS));
      await Promise.all([tick(0), tick(0), tick(0)]);
      await tick(10);
      await tick(20);
      expect((await history()).map(({ status }) => status)).toEqual(["error"]);
      const change = (title: string, minutes: number) =>
        db
          .update(blog_posts)
          .set({ title, updated_at: new Date(Date.parse(TURN) + minutes * MINUTE_MS).toISOString() });
      await change(" ", 25);
      await tick(30);
      expect(await history()).toHaveLength(2);
      await change("Tamam", 35);
      expect((await tick(40)).published).toEqual([timed.id]);
    });
  });

  describe("the version of a post", () => {
    it("gives a post a new version even within one millisecond", async () => {
      const draft = draftPost(1, { updated_at: TURN });
      await replaceAllPosts(db, [draft]);
      const versions = [TURN];
      for (const action of ["publish", "unpublish", "publish", "unpublish"] as const) {
        expect(await setPublication(db, [draft.id], action, by(TURN))).toEqual([draft.id]);
        versions.push((await posts())[0]?.updated_at ?? "");
      }
      expect(versions).toEqual([0, 1, 2, 3, 4].map((ms) => `2026-11-21T09:00:00.00${ms}Z`));
      const { title, category, excerpt, content } = draft;
      const input = postInput.parse({ title, category, excerpt, content });
      const revised = await revisePost(db, draft.id, versions.at(-1) ?? "", input, by(TURN));
      expect(revised.updated_at).toBe("2026-11-21T09:00:00.005Z");
      await setPublication(db, [draft.id], "publish", by("2026-11-21T09:00:01.000Z"));
      expect((await posts())[0]?.updated_at).toBe("2026-11-21T09:00:01.000Z");
    });
  });
});
