import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announcements, blog_posts, casinos, type Post, type Promotion, promotions } from "../../db/schema";
import { draftAt, onlyDrafts, onSchedule } from "../support/drafts";
import { type IndexingService, type Mood, startIndexingService } from "../support/indexing-service";
import { type Client, expectNoErrors, openWorld, request, signedIn, SITE_URL, type World } from "../support/world";

const TOKEN = "dizin-anahtari-42";
const KEY = "0123456789abcdef";
const HOUR_MS = 3_600_000;
let service: IndexingService;
let world: World;
let client: Client;
beforeAll(async () => {
  service = await startIndexingService();
  world = await openWorld({
    vars: {
      INDEXING_URL: service.url,
      INDEXING_TOKEN: TOKEN,
      INDEXNOW_KEY: KEY,
      INDEXNOW_URL: `${service.url}/indexnow`,
    },
  });
  client = await signedIn(world);
});
beforeEach(async () => {
  await world.db.delete(announcements);
  Object.assign(service, { mood: "ok", asked: [] });
});
afterEach(() => expectNoErrors(world));
afterAll(async () => {
  await world.close();
  await service.stop();
});

interface State {
  waiting: number;
  given_up: number;
  is_configured: boolean;
  failures: { title: string; error: string | null; attempts: number }[];
}
const state = async () => (await client.get("/api/admin/publishing/announcements")).json<State>();
const tick = (afterHours = 0) =>
  world.server
    .getWorker()
    .scheduled({ cron: "*/10 * * * *", scheduledTime: new Date(Date.now() + afterHours * HOUR_MS) });
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });
const postOf = async (id: string) => (await world.db.select().from(blog_posts).where(eq(blog_posts.id, id)))[0];
const promotionOf = async (id: string) => (await world.db.select().from(promotions).where(eq(promotions.id, id)))[0];
const askedAt = (path: string) => service.asked.filter((call) => call.path === path);
const toldOf = () => askedAt("/index").flatMap(({ addresses }) => addresses);
const publish = (id: string) => client.send("PUT", `/api/admin/blog/${id}/publication`);

/** The only draft there is, off the schedule. */
async function oneDraft() {
  const draft = draftAt(1);
  await onlyDrafts(world.db, [draft]);
  await onSchedule(world.db, "2099-01-01T00:00:00.000Z", 1, false);
  return draft;
}

describe("announcing", () => {
  it("tells every service of a published post, and marks it once they took it", async () => {
    const { id, slug } = await oneDraft();
    expect((await publish(id)).status).toBe(200);
    await eventually(async () => expect((await postOf(id))?.indexed).toBe(true));
    const address = `${SITE_URL}/blog/${slug}`;
    expect(askedAt("/index")).toEqual([{ path: "/index", addresses: [address], secret: TOKEN, body: undefined }]);
    expect(askedAt("/indexnow").map(({ body }) => body)).toEqual([
      { host: "bonusrehberi.example", key: KEY, keyLocation: `${SITE_URL}/indexnow.txt`, urlList: [address] },
    ]);
    expect(await state()).toEqual({ waiting: 0, given_up: 0, is_configured: true, failures: [] });
    await tick(2);
    expect(service.asked).toHaveLength(2);
  });

  it("serves the key to whoever asks for it", async () => {
    const response = await request(world, "/indexnow.txt");
    expect([response.status, await response.text()]).toEqual([200, KEY]);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  });

  it("follows every way to switch a promotion on, and no way to leave it on", async () => {
    const [casino] = await world.db.select().from(casinos).limit(1);
    const input = {
      title: "Dizine Giren Bonus",
      short_description: "Dizine bildirilen promosyon.",
      url: "https://a.example/",
      casino_id: casino?.id ?? null,
    };
    const path = "/api/admin/promotions";
    const { id, slug } = await (await client.send("POST", path, input)).json<Promotion>();
    const address = `${SITE_URL}/bonuslar/${casino?.slug}/${slug}`;
    const expectTold = async (times: number) => {
      await eventually(async () => expect((await promotionOf(id))?.indexed).toBe(true));
      expect(toldOf()).toEqual(Array(times).fill(address));
    };
    const edit = async (change: object) => {
      const { updated_at } = (await promotionOf(id)) as Promotion;
      return client.send("PUT", `${path}/${id}`, { ...input, ...change, updated_at });
    };
    await expectTold(1);
    expect((await edit({ title: "Adı Değişen Bonus" })).status).toBe(200);
    await client.send("DELETE", `${path}/${id}/activation`);
    expect((await client.send("PUT", `${path}/${id}/activation`)).status).toBe(204);
    await eventually(() => expect(toldOf()).toHaveLength(2));
    await expectTold(2);
    await edit({ is_active: false });
    await edit({ is_active: true });
    await eventually(() => expect(toldOf()).toHaveLength(3));
    await expectTold(3);
    for (const action of ["activate", "deactivate", "activate"])
      await client.send("POST", `${path}/selection`, { action, ids: [id] });
    await eventually(() => expect(toldOf()).toHaveLength(4));
    await expectTold(4);
    await edit({ casino_id: null });
    await eventually(() => expect(toldOf()).toHaveLength(5));
    expect(toldOf()[4]).toBe(`${SITE_URL}/bonuslar/diger/${slug}`);
    await eventually(async () => expect((await promotionOf(id))?.indexed).toBe(true));
    const passive = await (await client.send("POST", path, { ...input, is_active: false })).json<Promotion>();
    const expired = await (await client.send("POST", path, { ...input, expiry_date: "2020-01-01" })).json<Promotion>();
    await eventually(async () => expect((await state()).waiting).toBe(0));
    expect(toldOf()).toHaveLength(5);
    expect([passive.indexed, expired.indexed]).toEqual([false, false]);
  });

  it.each<[Mood, string]>([
    ["error field", "HTTP 200 · quota exceeded"],
    ["500", "HTTP 500"],
  ])("never fails a publication: %s", async (mood, sentence) => {
    service.mood = mood;
    const { id } = await oneDraft();
    expect((await publish(id)).status).toBe(200);
    await eventually(async () => expect((await state()).failures[0]?.error).toContain(sentence));
    const { failures, waiting } = await state();
    expect([waiting, failures[0]?.title]).toEqual([1, "Taslak 1"]);
    expect(failures[0]?.error).not.toContain(TOKEN);
    expect(await postOf(id)).toMatchObject({ is_published: true, indexed: false });
  });

  it("takes an answer that is no JSON for what its status says", async () => {
    service.mood = "garbage";
    const { id } = await oneDraft();
    await publish(id);
    await eventually(async () => expect((await postOf(id))?.indexed).toBe(true));
  });

  it("does not keep an editor waiting for a service that hangs", async () => {
    service.mood = "hang";
    const { id } = await oneDraft();
    const started = Date.now();
    expect((await publish(id)).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(3_000);
    await eventually(() => expect(service.asked).toHaveLength(2));
    // Meanwhile no other run takes it.
    await tick();
    expect(service.asked).toHaveLength(2);
    expect((await postOf(id))?.indexed).toBe(false);
  });

  it("is tried again once an hour, five times in all, and then given up in sight of the editor", async () => {
    service.mood = "500";
    const { id } = await oneDraft();
    await publish(id);
    await eventually(async () => expect((await state()).failures[0]?.error).toContain("HTTP 500"));
    await tick(0.9);
    expect(toldOf()).toHaveLength(1);
    for (const [hours, calls] of [
      [1.1, 2],
      [1.2, 2],
      [2.2, 3],
      [3.3, 4],
      [4.4, 5],
      [5.5, 5],
      [99, 5],
    ] as const) {
      await tick(hours);
      expect(toldOf(), `after ${hours} h`).toHaveLength(calls);
    }
    expect(await state()).toMatchObject({ waiting: 0, given_up: 1, failures: [{ title: "Taslak 1", attempts: 5 }] });
    service.mood = "ok";
    expect((await client.send("PUT", "/api/admin/publishing/announcements")).status).toBe(204);
    await eventually(async () => expect((await postOf(id))?.indexed).toBe(true));
    expect(await state()).toMatchObject({ waiting: 0, given_up: 0, failures: [] });
  });

  it("happens once for what the cron publishes, however the ticks overlap", async () => {
    const drafts = [1, 2, 3].map((place) => draftAt(place));
    await onlyDrafts(world.db, drafts);
    const now = new Date();
    await onSchedule(world.db, now.toISOString(), 3);
    await Promise.all(Array.from({ length: 10 }, () => tick()));
    expect([...toldOf()].sort()).toEqual(drafts.map(({ slug }) => `${SITE_URL}/blog/${slug}`).sort());
    expect(await world.db.select().from(announcements)).toEqual([]);
    expect((await postOf(drafts[0]?.id ?? ""))?.indexed).toBe(true);
  });

  it("tells six addresses after an answer and thirty in a run, the rest in the next", async () => {
    const drafts = Array.from({ length: 40 }, (_, i) => draftAt(i));
    await onlyDrafts(world.db, drafts);
    await client.send("POST", "/api/admin/blog/selection", { action: "publish", ids: drafts.map(({ id }) => id) });
    await eventually(async () => expect(await world.db.$count(announcements)).toBe(34));
    expect(toldOf()).toHaveLength(6);
    await tick();
    expect(toldOf()).toHaveLength(36);
    await tick();
    expect(new Set(toldOf()).size).toBe(40);
    expect(toldOf()).toHaveLength(40);
    expect(askedAt("/indexnow").map(({ addresses }) => addresses.length)).toEqual([6, 30, 4]);
    expect((await state()).waiting).toBe(0);
  });

  it("forgets what is no longer public", async () => {
    service.mood = "500";
    const { id } = await oneDraft();
    await publish(id);
    await eventually(async () => expect((await state()).failures[0]?.error).toContain("HTTP 500"));
    service.mood = "ok";
    await client.send("DELETE", `/api/admin/blog/${id}/publication`);
    expect((await state()).waiting).toBe(0);
    await tick(2);
    expect(toldOf()).toHaveLength(1);
    expect(await world.db.select().from(announcements)).toEqual([]);
    expect((await postOf(id))?.indexed).toBe(false);
  });

  it("marks a post only at the address that was told", async () => {
    service.mood = "slow";
    const { id, slug } = await oneDraft();
    await publish(id);
    await eventually(() => expect(toldOf()).toHaveLength(1));
    const { title, category, excerpt, content, updated_at } = (await postOf(id)) as Post;
    const moved = { title, category, excerpt, content, slug: "baska-adres", updated_at };
    expect((await client.send("PUT", `/api/admin/blog/${id}`, moved)).status).toBe(200);
    await eventually(() => expect(toldOf()).toHaveLength(2));
    expect(toldOf()).toEqual([`${SITE_URL}/blog/${slug}`, `${SITE_URL}/blog/baska-adres`]);
    await eventually(async () => expect((await postOf(id))?.indexed).toBe(true));
    const list = await (await client.get("/api/admin/blog")).json<{ rows: Post[] }>();
    expect(list.rows[0]).toMatchObject({ slug: "baska-adres", indexed: true });
  });
});

describe("without a service", () => {
  it("everything waits, is called by nobody, and the panel is told so; the functions' token is unset too", async () => {
    const bare = await openWorld({ empty: true });
    const editor = await signedIn(bare);
    const draft = draftAt(1);
    await onlyDrafts(bare.db, [draft]);
    await editor.send("PUT", `/api/admin/blog/${draft.id}/publication`);
    await bare.server.getWorker().scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
    const told = await (await editor.get("/api/admin/publishing/announcements")).json<State>();
    expect(told).toEqual({ waiting: 1, given_up: 0, is_configured: false, failures: [] });
    expect((await bare.db.select().from(blog_posts))[0]?.indexed).toBe(false);
    expect((await request(bare, "/indexnow.txt")).status).toBe(404);
    for (const Authorization of ["Bearer ", "Bearer undefined", ""])
      expect(
        (await request(bare, "/api/functions/publish-blogs-public", { method: "POST", headers: { Authorization } }))
          .status,
      ).toBe(401);
    expectNoErrors(bare);
    await bare.close();
  });
});
