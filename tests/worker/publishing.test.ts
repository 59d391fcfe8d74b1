import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  blog_posts,
  scheduled_publishing_logs,
  scheduled_publishing_settings as schedules,
  type Post,
} from "../../db/schema";
import { expectGuarded } from "../support/access-control";
import { draftPost, replaceAllPosts, setSchedule } from "../support/drafts";
import { PUBLISHING, type Schedule, setupPublishingSite } from "../support/publishing-site";
import { expectRefused } from "../support/test-server";

const site = setupPublishingSite();

describe("the schedule", () => {
  it("refuses invalid bodies", () =>
    expectGuarded(site.server, site.admin, [
      ["PUT", `${PUBLISHING}/schedule`],
      ["PUT", `${PUBLISHING}/queue/${crypto.randomUUID()}/position`],
    ]));

  it("is created once with its defaults when it is missing", async () => {
    await site.server.db.delete(schedules);
    const rows = await Promise.all(Array.from({ length: 10 }, site.schedule));
    expect(await site.server.db.select().from(schedules)).toHaveLength(1);
    expect(rows[0]).toMatchObject({ daily_publish_count: 1, is_active: false });
    const ahead = Date.parse(rows[0]?.next_publish_at ?? "") - Date.now();
    expect(Math.abs(ahead - 86_400_000)).toBeLessThan(10_000);
  });

  it("is saved, and answers 409 with the stored version to a second save", async () => {
    const before = await site.schedule();
    const answer = await site.saveSchedule({ daily_publish_count: 3, is_active: true, next_publish_at: null });
    expect(answer.status).toBe(200);
    const saved = await answer.json<Schedule>();
    expect(saved).toMatchObject({ daily_publish_count: 3, is_active: true });
    expect(Math.abs(Date.parse(saved.next_publish_at ?? "") - Date.now() - 86_400_000)).toBeLessThan(10_000);
    expect(await site.schedule()).toEqual(saved);
    const { current } = await expectRefused(await site.saveSchedule({ updated_at: before.updated_at }), 409);
    expect(current).toMatchObject({ daily_publish_count: 3 });
    expect(saved).not.toHaveProperty("claimed_by");
  });

  it.each([
    [{ daily_publish_count: -1 }, "Günlük yayın sayısı en az 1 olmalıdır"],
    [{ next_publish_at: "2026-02-30T10:00:00Z" }, "Geçerli bir zaman giriniz"],
    [{ next_publish_at: "9999-01-01T09:00:00Z" }, "Yıl 2000 ile 2099 arasında olmalıdır"],
  ])("is not saved with %j", async (values, sentence) => {
    const { fields } = await expectRefused(await site.saveSchedule(values), 422, sentence);
    expect(fields).toEqual({ [Object.keys(values)[0] ?? ""]: sentence });
  });
});

describe("the cron", () => {
  it("publishes once for repeated ticks, shows the post to visitors, and logs it in the history", async () => {
    const drafts = [1, 2, 3].map((position) => draftPost(position));
    await replaceAllPosts(site.server.db, drafts);
    await setSchedule(site.server.db, "2026-11-21T20:59:59.000Z", 2);
    const [first] = drafts as [Post];
    expect((await site.server.get(`/blog/${first.slug}`)).status).toBe(404);
    await Promise.all(Array.from({ length: 20 }, () => site.runCron("2026-11-21T21:00:00Z")));
    await site.runCron("2026-11-21T21:00:00Z");
    const page = await site.server.get(`/blog/${first.slug}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("22 Kasım 2026");
    expect((await site.post(first.id))?.published_at).toBe("2026-11-21T21:00:00.000Z");
    const logs = await site.read<{ title: string; status: string; blog_id: string }[]>("/logs");
    expect(logs.map(({ title, status }) => `${title} ${status}`).sort()).toEqual([
      "Taslak 1 success",
      "Taslak 2 success",
    ]);
    expect(await site.schedule()).toMatchObject({
      next_publish_at: "2026-11-22T20:59:59.000Z",
      last_tick_at: "2026-11-21T21:00:00.000Z",
    });
    expect(await site.queue()).toEqual(["Taslak 3"]);
  });

  it("is shown as not running after an hour, and does not change the version of the settings", async () => {
    const { updated_at } = await site.schedule();
    const state = async (minutesAgo: number) => {
      const last_tick_at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      await site.server.db.update(schedules).set({ last_tick_at });
      return (await site.schedule()).is_cron_silent;
    };
    expect([await state(59), await state(61)]).toEqual([false, true]);
    await site.server.db.update(schedules).set({ last_tick_at: null });
    expect((await site.schedule()).is_cron_silent).toBe(true);
    await site.runCron(new Date().toISOString());
    expect(await site.schedule()).toMatchObject({ is_cron_silent: false, updated_at });
  });

  it("lists only the last twenty entries, and those of deleted posts without a title", async () => {
    await replaceAllPosts(site.server.db, []);
    const entries = Array.from({ length: 25 }, (_, i) => ({
      blog_id: crypto.randomUUID(),
      published_at: new Date(Date.UTC(2026, 0, 1, i)).toISOString(),
      status: "success",
    }));
    for (const entry of entries) await site.server.db.insert(scheduled_publishing_logs).values(entry);
    const logs = await site.read<{ blog_id: string; title: null }[]>("/logs");
    expect(logs.map(({ blog_id }) => blog_id)).toEqual(
      entries
        .slice(5)
        .reverse()
        .map(({ blog_id }) => blog_id),
    );
    expect(logs.every(({ title }) => title === null)).toBe(true);
  });

  it("runs its other steps when one fails, logs it, and does not update its last run", async () => {
    const own = draftPost(1, { publish_at: "2026-11-20T00:00:00.000Z", slug: "bozuk" });
    await replaceAllPosts(site.server.db, [own, draftPost(2)]);
    await setSchedule(site.server.db, "2026-11-21T09:00:00.000Z");
    await site.server.db.update(schedules).set({ last_tick_at: null });
    await site.server.env.DB.exec(
      "create trigger break_down before update on blog_posts when new.slug = 'bozuk' begin select raise(abort, 'broken'); end",
    );
    const { outcome } = await site.runCron("2026-11-21T09:00:00Z");
    await site.server.env.DB.exec("drop trigger break_down");
    expect(outcome).toBe("exception");
    const errors = site.server.harness.getLogs().filter(({ level }) => level === "error");
    expect(errors.some(({ message }) => message.includes("broken"))).toBe(true);
    site.server.harness.clearLogs();
    expect(await site.post(own.id)).toMatchObject({ is_published: false });
    expect((await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true))).length).toBe(1);
    expect(await site.schedule()).toMatchObject({ is_cron_silent: true, last_tick_at: null });
    await site.runCron("2026-11-21T09:10:00Z", "");
    expect(await site.schedule()).toMatchObject({ last_tick_at: "2026-11-21T09:10:00.000Z" });
  });
});
