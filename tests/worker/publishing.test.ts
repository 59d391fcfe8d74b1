import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  blog_posts,
  scheduled_publishing_logs,
  scheduled_publishing_settings as schedules,
  type Post,
} from "../../db/schema";
import type { FunctionAnswer } from "../../worker/publishing/rules";
import { draftAt, onlyDrafts, onSchedule } from "../support/drafts";
import { expectGuarded } from "../support/guarded";
import {
  type Client,
  expectNoErrors,
  expectRefused,
  openWorld,
  request,
  send,
  signedIn,
  type World,
} from "../support/world";

const PATH = "/api/admin/publishing";
const FUNCTIONS = "/api/functions";
const TICK = "*/10 * * * *";
const TOKEN = "cok-gizli-anahtar-123456";
const PUBLIC = `${FUNCTIONS}/publish-blogs-public`;
let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld({ vars: { FUNCTIONS_TOKEN: TOKEN } });
  client = await signedIn(world);
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

interface Schedule {
  daily_publish_count: number;
  is_active: boolean;
  next_publish_at: string | null;
  updated_at: string;
  is_cron_silent: boolean;
  last_tick_at: string | null;
}
interface Queue {
  rows: { id: string; title: string }[];
  total: number;
  drafts: number;
}
const read = async <T>(path: string) => (await client.get(PATH + path)).json<T>();
const schedule = () => read<Schedule>("/schedule");
const queue = async () => (await read<Queue>("/queue")).rows.map(({ title }) => title);
const rowOf = async (id: string) => (await world.db.select().from(blog_posts).where(eq(blog_posts.id, id)))[0];
const tick = (time: string, cron = TICK) => world.server.getWorker().scheduled({ cron, scheduledTime: new Date(time) });
const call = async (name: string, body: unknown = { manual: true }) =>
  (await client.send("POST", `${FUNCTIONS}/${name}`, body)).json<FunctionAnswer>();
const save = async (change: object) => {
  const { daily_publish_count, is_active, next_publish_at, updated_at } = await schedule();
  const row = { daily_publish_count, is_active, next_publish_at, updated_at };
  return client.send("PUT", `${PATH}/schedule`, { ...row, ...change });
};

describe("the schedule", () => {
  it("is closed to strangers, other origins and wrong bodies", () =>
    expectGuarded(world, client, {
      reads: ["/schedule", "/queue", "/logs", "/announcements"].map((path) => PATH + path),
      writes: [
        ["PUT", `${PATH}/schedule`],
        ["PUT", `${PATH}/queue/${crypto.randomUUID()}/place`],
        ["DELETE", `${PATH}/queue/${crypto.randomUUID()}`],
      ],
    }));

  it("is made with its defaults where it is missing, and only once", async () => {
    await world.db.delete(schedules);
    const rows = await Promise.all(Array.from({ length: 10 }, schedule));
    expect(await world.db.select().from(schedules)).toHaveLength(1);
    expect(rows[0]).toMatchObject({ daily_publish_count: 1, is_active: false });
    const ahead = Date.parse(rows[0]?.next_publish_at ?? "") - Date.now();
    expect(Math.abs(ahead - 86_400_000)).toBeLessThan(10_000);
  });

  it("is saved, and tells who saved first", async () => {
    const before = await schedule();
    const answer = await save({ daily_publish_count: 3, is_active: true, next_publish_at: null });
    expect(answer.status).toBe(200);
    const saved = await answer.json<Schedule>();
    expect(saved).toMatchObject({ daily_publish_count: 3, is_active: true });
    expect(Math.abs(Date.parse(saved.next_publish_at ?? "") - Date.now() - 86_400_000)).toBeLessThan(10_000);
    expect(await schedule()).toEqual(saved);
    const { current } = await expectRefused(await save({ updated_at: before.updated_at }), 409);
    expect(current).toMatchObject({ daily_publish_count: 3 });
    expect(saved).not.toHaveProperty("claimed_by");
  });

  it.each([
    [0, "Günlük yayın sayısı en az 1 olmalıdır"],
    [-1, "Günlük yayın sayısı en az 1 olmalıdır"],
    ["abc", "Günlük yayın sayısı en az 1 olmalıdır"],
    [null, "Günlük yayın sayısı en az 1 olmalıdır"],
    [1.5, "Günlük yayın sayısı tam sayı olmalıdır"],
    [1e9, "Günlük yayın sayısı en çok 500 olabilir"],
  ])("refuses %j posts a day", async (daily_publish_count, sentence) => {
    const { fields } = await expectRefused(await save({ daily_publish_count }), 422, sentence);
    expect(fields).toEqual({ daily_publish_count: sentence });
  });

  it.each(["yarın", "2026-02-30T10:00:00Z", 5])("refuses %j for the next turn", async (next_publish_at) => {
    await expectRefused(await save({ next_publish_at }), 422, "Geçerli bir zaman giriniz");
  });
});

describe("the cron", () => {
  it("publishes once however often it ticks, shows the post to visitors, and says so in the history", async () => {
    const drafts = [1, 2, 3].map((place) => draftAt(place));
    await onlyDrafts(world.db, drafts);
    await onSchedule(world.db, "2026-11-21T20:59:59.000Z", 2);
    const [first] = drafts as [Post];
    expect((await world.get(`/blog/${first.slug}`)).status).toBe(404);
    await Promise.all(Array.from({ length: 20 }, () => tick("2026-11-21T21:00:00Z")));
    await tick("2026-11-21T21:00:00Z");
    const page = await world.get(`/blog/${first.slug}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("22 Kasım 2026");
    expect((await rowOf(first.id))?.published_at).toBe("2026-11-21T21:00:00.000Z");
    const logs = await read<{ title: string; status: string; blog_id: string }[]>("/logs");
    expect(logs.map(({ title, status }) => `${title} ${status}`).sort()).toEqual([
      "Taslak 1 success",
      "Taslak 2 success",
    ]);
    expect(await schedule()).toMatchObject({
      next_publish_at: "2026-11-22T20:59:59.000Z",
      last_tick_at: "2026-11-21T21:00:00.000Z",
    });
    expect(await queue()).toEqual(["Taslak 3"]);
  });

  it("is called silent after an hour, and touches no version of the settings", async () => {
    const { updated_at } = await schedule();
    const state = async (minutesAgo: number) => {
      const last_tick_at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      await world.db.update(schedules).set({ last_tick_at });
      return (await schedule()).is_cron_silent;
    };
    expect([await state(59), await state(61)]).toEqual([false, true]);
    await world.db.update(schedules).set({ last_tick_at: null });
    expect((await schedule()).is_cron_silent).toBe(true);
    await tick(new Date().toISOString());
    expect(await schedule()).toMatchObject({ is_cron_silent: false, updated_at });
  });

  it("keeps only the last twenty entries in sight, and those of deleted posts without a title", async () => {
    await onlyDrafts(world.db, []);
    const entries = Array.from({ length: 25 }, (_, i) => ({
      blog_id: crypto.randomUUID(),
      published_at: new Date(Date.UTC(2026, 0, 1, i)).toISOString(),
      status: "success",
    }));
    for (const entry of entries) await world.db.insert(scheduled_publishing_logs).values(entry);
    const logs = await read<{ blog_id: string; title: null }[]>("/logs");
    expect(logs.map(({ blog_id }) => blog_id)).toEqual(
      entries
        .slice(5)
        .reverse()
        .map(({ blog_id }) => blog_id),
    );
    expect(logs.every(({ title }) => title === null)).toBe(true);
  });

  it("runs its other steps where one fails, and logs it", async () => {
    const own = draftAt(1, { publish_at: "2026-11-20T00:00:00.000Z", slug: "bozuk" });
    await onlyDrafts(world.db, [own, draftAt(2)]);
    await onSchedule(world.db, "2026-11-21T09:00:00.000Z");
    await world.env.DB.exec(
      "create trigger break_down before update on blog_posts when new.slug = 'bozuk' begin select raise(abort, 'broken'); end",
    );
    const { outcome } = await tick("2026-11-21T09:00:00Z");
    await world.env.DB.exec("drop trigger break_down");
    expect(outcome).toBe("exception");
    const errors = world.server.getLogs().filter(({ level }) => level === "error");
    expect(errors.some(({ message }) => message.includes("broken"))).toBe(true);
    world.server.clearLogs();
    expect(await rowOf(own.id)).toMatchObject({ is_published: false });
    expect((await world.db.select().from(blog_posts).where(eq(blog_posts.is_published, true))).length).toBe(1);
  });
});

describe("the queue", () => {
  const drafts = Array.from({ length: 7 }, (_, i) => draftAt(i + 1));
  const id = (n: number) => drafts[n - 1]?.id ?? "";
  const move = (n: number, place: number) => client.send("PUT", `${PATH}/queue/${id(n)}/place`, { place });
  const order = async () => (await queue()).map((title) => Number(title.replace("Taslak ", "")));

  it("lets a draft be moved to any place", async () => {
    await onlyDrafts(
      world.db,
      drafts.map((draft, i) => ({ ...draft, queue_position: [5, 5, 5, 9, 12, 12, 40][i] })),
    );
    const start = await order();
    expect([...start].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await world.db.batch([
      world.db.delete(blog_posts),
      ...drafts.map((draft) => world.db.insert(blog_posts).values(draft)),
    ] as never);
    expect((await move(5, 4)).status).toBe(204);
    expect(await order()).toEqual([1, 2, 3, 5, 4, 6, 7]);
    await move(1, 3);
    expect(await order()).toEqual([2, 3, 1, 5, 4, 6, 7]);
    await move(2, 99);
    expect(await order()).toEqual([3, 1, 5, 4, 6, 7, 2]);
    await Promise.all([move(7, 1), move(6, 1), move(7, 3)]);
    expect([...(await order())].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const place of [0, 1.5, "x"])
      await expectRefused(await client.send("PUT", `${PATH}/queue/${id(1)}/place`, { place }), 422, "Geçersiz sıra");
    expect((await rowOf(id(1)))?.updated_at).toBe(drafts[0]?.updated_at);
  });

  it("is left and entered again at its end", async () => {
    await onlyDrafts(world.db, drafts);
    expect((await client.send("DELETE", `${PATH}/queue/${id(2)}`)).status).toBe(204);
    expect(await order()).toEqual([1, 3, 4, 5, 6, 7]);
    expect(await read<Queue>("/queue")).toMatchObject({ total: 6, drafts: 7 });
    await expectRefused(await move(2, 1), 409, "Bu taslak sırada değil");
    const list = await (
      await client.get("/api/admin/blog?status=draft&sort=title")
    ).json<{
      rows: { id: string; is_queued: boolean }[];
    }>();
    expect(list.rows.filter((row) => !row.is_queued).map((row) => row.id)).toEqual([id(2)]);
    expect((await client.send("PUT", `${PATH}/queue/${id(2)}`)).status).toBe(204);
    await client.send("PUT", `${PATH}/queue/${id(3)}`);
    expect(await order()).toEqual([1, 3, 4, 5, 6, 7, 2]);
    await expectRefused(await client.send("PUT", `${PATH}/queue/${crypto.randomUUID()}`), 404);
    await client.send("PUT", `/api/admin/blog/${id(1)}/publication`);
    await expectRefused(await client.send("PUT", `${PATH}/queue/${id(1)}`), 409, "Bu yazı zaten yayında");
  });

  it("takes every new draft at its end, keeps those of the trash, and loses what goes back to draft", async () => {
    await onlyDrafts(world.db, drafts.slice(0, 2));
    const input = {
      title: "Yeni Taslak",
      category: "Rehber",
      excerpt: "Onu aşan bir özet",
      content: `<p>${"Elli karakteri aşan içerik. ".repeat(3)}</p>`,
    };
    const added = await (await client.send("POST", "/api/admin/blog", input)).json<Post>();
    expect(await queue()).toEqual(["Taslak 1", "Taslak 2", "Yeni Taslak"]);
    await client.send("DELETE", `/api/admin/blog/${id(1)}`);
    expect(await queue()).toEqual(["Taslak 2", "Yeni Taslak"]);
    await client.send("PUT", `/api/admin/trash/${id(1)}/restoration`);
    expect(await queue()).toEqual(["Taslak 1", "Taslak 2", "Yeni Taslak"]);
    await client.send("PUT", `/api/admin/blog/${added.id}/publication`);
    await client.send("DELETE", `/api/admin/blog/${added.id}/publication`);
    expect(await rowOf(added.id)).toMatchObject({ is_published: false, queue_position: null });
    expect(await queue()).toEqual(["Taslak 1", "Taslak 2"]);
  });

  it("passes over a draft with its own time, which is cleared once it is published", async () => {
    await onlyDrafts(world.db, drafts.slice(0, 2));
    const draft = (await rowOf(id(1))) as Post;
    const { title, category, excerpt, content } = draft;
    const put = (publish_at: unknown, updated_at: string) =>
      client.send("PUT", `/api/admin/blog/${draft.id}`, { title, category, excerpt, content, publish_at, updated_at });
    await expectRefused(await put("yarın", draft.updated_at), 422, "Geçerli bir zaman giriniz");
    const timed = await (await put("2026-11-21T21:00:00Z", draft.updated_at)).json<Post>();
    expect(timed.publish_at).toBe("2026-11-21T21:00:00.000Z");
    expect(await queue()).toEqual(["Taslak 2"]);
    await onSchedule(world.db, "2099-01-01T00:00:00.000Z", 1, false);
    // A tick by hand names no schedule.
    await tick("2026-11-21T21:00:00Z", "");
    const shown = (await rowOf(id(1))) as Post;
    expect(shown).toMatchObject({ is_published: true, publish_at: null });
    const again = await (await put("2027-01-01T00:00:00Z", shown.updated_at)).json<Post>();
    expect(again).toMatchObject({ is_published: true, publish_at: null });
  });
});

describe("the functions", () => {
  it.each(["scheduled-blog-publisher", "publish-scheduled-blogs"])(
    "%s publishes the day's number at once and leaves the schedule where it is",
    async (name) => {
      await onlyDrafts(
        world.db,
        [1, 2, 3, 4].map((place) => draftAt(place)),
      );
      await onSchedule(world.db, "2099-01-01T00:00:00.000Z", 3, false);
      expect(await call(name)).toEqual({ success: true, publishedCount: 3, message: "3 blog yayınlandı" });
      expect(await queue()).toEqual(["Taslak 4"]);
      expect(await schedule()).toMatchObject({ next_publish_at: "2099-01-01T00:00:00.000Z", is_active: false });
      expect((await world.get("/blog")).status).toBe(200);
      expect(await (await world.get("/blog")).text()).toContain("Taslak 3");
      expect(await call(name, {})).toEqual({ success: true, publishedCount: 0, message: "0 blog yayınlandı" });
    },
  );

  it("publish each draft once for twenty clicks during ticks, and tell the truth", async () => {
    await onlyDrafts(
      world.db,
      Array.from({ length: 30 }, (_, i) => draftAt(i)),
    );
    await onSchedule(world.db, "2026-11-21T09:00:00.000Z", 2);
    const clicks = Array.from({ length: 20 }, () => call("scheduled-blog-publisher"));
    const [answers] = await Promise.all([
      Promise.all(clicks),
      ...Array.from({ length: 5 }, () => tick("2026-11-21T09:00:00Z")),
    ]);
    const counted = answers.reduce((sum, { publishedCount }) => sum + publishedCount, 0);
    const logs = await world.db.select().from(scheduled_publishing_logs);
    const published = await world.db.select().from(blog_posts).where(eq(blog_posts.is_published, true));
    expect(new Set(logs.map(({ blog_id }) => blog_id)).size).toBe(logs.length);
    expect(logs).toHaveLength(published.length);
    // The turn itself published the rest, two posts at most.
    expect(published.length - counted).toBeGreaterThanOrEqual(0);
    expect(published.length - counted).toBeLessThanOrEqual(2);
    for (const { success, publishedCount } of answers) expect(success).toBe(publishedCount > 0);
  });

  it("say what is missing", async () => {
    await onlyDrafts(world.db, []);
    const none = { success: false, publishedCount: 0, message: "Yayınlanacak taslak blog bulunamadı" };
    expect(await call("scheduled-blog-publisher")).toEqual(none);
    await onlyDrafts(world.db, [draftAt(1, { title: "" })]);
    expect(await call("scheduled-blog-publisher")).toEqual({
      success: false,
      publishedCount: 0,
      message: "1 taslak yayına uygun değil; nedenleri yayın geçmişinde",
    });
  });

  it("are closed to strangers, other sites and wrong bodies", async () => {
    await onlyDrafts(world.db, [draftAt(1)]);
    const names = ["scheduled-blog-publisher", "publish-scheduled-blogs"];
    await expectGuarded(world, client, { writes: names.map((name) => ["POST", `${FUNCTIONS}/${name}`]) });
    for (const name of names) {
      const bearer = { Authorization: `Bearer ${TOKEN}` };
      await expectRefused(await send(world, "", "POST", `${FUNCTIONS}/${name}`, { manual: true }, bearer), 401);
      expect((await request(world, `${FUNCTIONS}/${name}`)).status).toBe(405);
    }
    await expectRefused(await client.send("POST", `${FUNCTIONS}/baska`, {}), 404);
    expect(await queue()).toEqual(["Taslak 1"]);
  });

  it("open the public one by its token alone, from anywhere", async () => {
    const post = (headers: Record<string, string>, body: string | undefined = '{"manual":true}') =>
      request(world, PUBLIC, { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body });
    for (const Authorization of ["", TOKEN, "Bearer ", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, "Bearer x".repeat(500)]) {
      const answer = await post(Authorization ? { Authorization, Cookie: client.cookie } : { Cookie: client.cookie });
      await expectRefused(answer, 401, "Erişim anahtarı geçersiz veya eksik");
      expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
    expect(await queue()).toEqual(["Taslak 1"]);
    const bearer = { Authorization: `Bearer ${TOKEN}` };
    await expectRefused(await post(bearer, '{"manual":"yes"}'), 422);
    await expectRefused(await post(bearer, "{"), 400);
    for (const path of ["/api/functions/publish%2Dblogs-public", "/API/functions/publish-blogs-public"])
      expect((await request(world, path, { method: "POST", headers: bearer })).status).toBe(403);
    const answer = await post({ ...bearer, Origin: "https://scheduler.example" });
    expect(await answer.json()).toEqual({ success: true, publishedCount: 1, message: "1 blog yayınlandı" });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const due = await request(world, PUBLIC, { method: "POST", headers: bearer });
    expect(await due.json()).toMatchObject({ success: true, publishedCount: 0 });
  });

  it("keep the cron's own address closed to the public", async () => {
    await onlyDrafts(world.db, [draftAt(1)]);
    await onSchedule(world.db, "2026-01-01T00:00:00.000Z");
    expect((await request(world, "/__scheduled")).status).not.toBe(200);
    expect(await queue()).toEqual(["Taslak 1"]);
  });
});
