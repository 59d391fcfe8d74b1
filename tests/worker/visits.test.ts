import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { blog_posts, casinos, daily_clicks, daily_views, daily_visits, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { DIRECT, OTHERS, REFERRERS_MAX } from "../../worker/visits/constants";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";
import { BROWSER, ROBOT } from "../support/views";

const site = setupAdminSite({ logsStatements: true });
const today = () => dayAfter(new Date(), 0);
const send = (visit: unknown, headers: Record<string, string> = {}) =>
  site.server.post("/api/visits", visit, { "User-Agent": BROWSER, ...headers });
const entry = (path: string, referrer = "") => ({ entry: { path, referrer } });
const rows = () => site.server.db.select().from(daily_visits);
const found = async (fact: string) =>
  Object.fromEntries((await rows()).filter((row) => row.fact === fact).map((row) => [row.value, row.visits]));

beforeEach(() => site.server.db.delete(daily_visits));

describe("a visit", () => {
  it("counts where it came from and where it began, in one batch", async () => {
    site.server.sentStatements();
    expect((await send(entry("/Blog/", "www.Google.com"))).status).toBe(204);
    const counting = site.server.sentStatements().filter(([first]) => first?.includes("daily_visits"));
    expect(counting).toMatchObject([{ length: 2 }]);
    for (const referrer of ["", new URL(site.server.origin).host]) await send(entry("/blog", referrer));
    expect(await found("referrer")).toEqual({ "google.com": 1, [DIRECT]: 2 });
    expect(await found("entry")).toEqual({ "/blog": 3 });
    expect(new Set((await rows()).map(({ day }) => day))).toEqual(new Set([today()]));
  });

  it("counts folded searches with their latest hits, and the names of filters", async () => {
    const search = (term: string, hits: number) => ({ search: { term, hits } });
    await send({ ...search("  ÇEVRİMSİZ  Bonus", 4), filters: ["cevrim", "kodlu"] });
    await send(search("cevrimsiz bonus", 0));
    await send(search(`${"ş".repeat(99)}`, 1));
    expect((await rows()).filter(({ fact }) => fact === "search")).toMatchObject([
      { value: "cevrimsiz bonus", visits: 2, hits: 0 },
      { value: "s".repeat(60), visits: 1, hits: 1 },
    ]);
    expect(await found("filter")).toEqual({ cevrim: 1, kodlu: 1 });
  });

  it("of a robot, or without a user agent, is counted apart", async () => {
    for (const agent of [ROBOT, ""]) await send(entry("/"), { "User-Agent": agent });
    await send(entry("/"));
    for (const row of await rows()) expect(row).toMatchObject({ visits: 1, robots: 2 });
  });

  it("counts exactly in parallel", async () => {
    await Promise.all(Array.from({ length: 50 }, () => send(entry("/bonuslar", "ornek.example"))));
    expect(await found("entry")).toEqual({ "/bonuslar": 50 });
    expect(await found("referrer")).toEqual({ "ornek.example": 50 });
  });

  it("leaves out what looks like an address or a telephone number", async () => {
    await send({ ...entry("/ali%40ornek.com"), search: { term: "ali@ornek.com", hits: 0 } });
    await send({ search: { term: "0532 123 45 67", hits: 0 } });
    expect(await rows()).toMatchObject([{ fact: "referrer", value: DIRECT }]);
  });

  it("adds further values to the others once 500 of a day have a name", async () => {
    const known = Array.from({ length: 500 }, (_, n) => ({ day: today(), fact: "entry" as const, value: `/${n}` }));
    for (let at = 0; at < known.length; at += 10)
      await site.server.db.insert(daily_visits).values(known.slice(at, at + 10));
    await send(entry("/7"));
    await send(entry("/yeni"));
    await send(entry("/yine-yeni"));
    const counts = await found("entry");
    expect(counts).toMatchObject({ "/7": 1, [OTHERS]: 2 });
    expect(counts).not.toHaveProperty("/yeni");
  });

  it.each([
    [{}],
    [[]],
    [null],
    [{ entry: { path: "blog", referrer: "" } }],
    [{ entry: { path: "/".repeat(501), referrer: "" } }],
    [{ entry: { path: "/", referrer: "<script>" } }],
    [{ entry: { path: "/", referrer: "ornek.example/yol" } }],
    [{ entry: { path: "/", referrer: "", id: "1" } }],
    [{ search: { term: "", hits: 0 } }],
    [{ search: { term: "x".repeat(101), hits: 0 } }],
    [{ search: { term: "x", hits: -1 } }],
    [{ search: { term: "x", hits: 0.5 } }],
    [{ filters: ["renk"] }],
    [{ filters: ["cevrim", "cevrim"] }],
    [{ filters: ["__proto__"] }],
    [{ ...entry("/"), visits: 1000 }],
  ])("is refused as %j, and nothing is counted", async (visit) => {
    await expectRefused(await send(visit), 422);
    expect(await rows()).toEqual([]);
  });

  it("is refused if it is too long, no JSON or of another site", async () => {
    expect((await send({ search: { term: "x".repeat(70_000), hits: 0 } })).status).toBe(413);
    const headers = { "Content-Type": "text/plain", Origin: site.server.origin };
    const plain = await site.server.get("/api/visits", { method: "POST", body: JSON.stringify(entry("/")), headers });
    expect(plain.status).toBe(415);
    expect((await send(entry("/"), { Origin: "https://evil.example" })).status).toBe(403);
    expect(await rows()).toEqual([]);
  });
});

describe("the daily cron", () => {
  it("forgets visits after 400 days, and names the 30 largest referrers of a past day alone", async () => {
    const yesterday = dayAfter(new Date(), -1);
    const of = (day: string, value: string, visits: number) => ({ day, fact: "referrer" as const, value, visits });
    const hosts = Array.from({ length: REFERRERS_MAX + 2 }, (_, n) => of(yesterday, `h${n}.example`, 100 - n));
    const others = [of(yesterday, DIRECT, 1), of(yesterday, OTHERS, 5), of(today(), "klein.example", 1)];
    for (const some of [hosts.slice(0, 16), hosts.slice(16), others])
      await site.server.db.insert(daily_visits).values(some);
    await site.server.db
      .insert(daily_visits)
      .values([of(dayAfter(new Date(), -401), "alt.example", 9), of(dayAfter(new Date(), -400), "rand.example", 9)]);
    for (let times = 0; times < 2; times++)
      await site.server.harness.getWorker().scheduled({ cron: "17 1 * * *", scheduledTime: new Date() });
    const counts = await found("referrer");
    expect(counts).toMatchObject({ "h29.example": 71, [DIRECT]: 1, [OTHERS]: 5 + 70 + 69, "klein.example": 1 });
    expect(Object.keys(counts)).toHaveLength(REFERRERS_MAX + 4);
    expect(counts).toHaveProperty(["rand.example"]);
  });
});

describe("the screen of visits", () => {
  interface Value {
    value: string;
    visits: number;
    robots: number;
    hits: number | null;
    clicks?: number;
    views?: number | null;
  }
  type Visits = Record<"referrers" | "entries" | "searches" | "missed" | "filters", Value[]> & {
    visits: number;
    robots: number;
  };
  const read = async (query = "") => (await site.admin.get(`/api/admin/visits${query}`)).json<Visits>();

  it("is closed to visitors, and refuses other periods", async () => {
    expect((await request(site.server, "/api/admin/visits")).status).toBe(401);
    await expectRefused(await site.admin.get("/api/admin/visits?days=31"), 422, "Dönem 7, 30 ya da 90 gün olabilir");
  });

  it("shows values from 3 visits on, over all days of the period, in one batch", async () => {
    const add = (ago: number, fact: Value["value"], value: string, visits: number, more = {}) =>
      site.server.db
        .insert(daily_visits)
        .values({ day: dayAfter(new Date(), -ago), fact: fact as "entry", value, visits, ...more });
    await add(0, "referrer", "iki.example", 2, { robots: 8 });
    await add(0, "referrer", OTHERS, 9);
    await add(0, "referrer", "uc.example", 1);
    await add(6, "referrer", "uc.example", 2);
    await add(7, "referrer", "uc.example", 50);
    await add(0, "entry", "/bonuslar", 4);
    await add(3, "search", "aranan", 2, { hits: 0 });
    await add(1, "search", "aranan", 3, { hits: 2 });
    await add(1, "search", "bulunmayan", 3, { hits: 0 });
    await add(4, "search", "bulunmayan", 1, { hits: 6 });
    await add(1, "filter", "cevrim", 3);
    const click = { casino_id: "", promotion_id: "x", placement: "kart", country: "", device: "phone" } as const;
    await site.server.db.delete(daily_clicks);
    await site.server.db.insert(daily_clicks).values([
      { ...click, day: today(), page: "/bonuslar", clicks: 3 },
      { ...click, day: dayAfter(new Date(), -8), page: "/bonuslar", clicks: 5 },
    ]);
    site.server.sentStatements();
    const week = await read("?days=7");
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    expect(week).toMatchObject({ visits: 14, robots: 8 });
    expect(week.referrers.map(({ value, visits }) => [value, visits])).toEqual([
      ["uc.example", 3],
      [OTHERS, 9],
    ]);
    expect(week.entries).toMatchObject([{ value: "/bonuslar", visits: 4, clicks: 3 }]);
    expect(week.searches).toMatchObject([
      { value: "aranan", visits: 5, hits: 2 },
      { value: "bulunmayan", visits: 4, hits: 0 },
    ]);
    expect(week.missed).toMatchObject([{ value: "bulunmayan", visits: 4 }]);
    expect(week.filters).toMatchObject([{ value: "cevrim", visits: 3 }]);
    expect((await read()).referrers[0]).toMatchObject({ value: "uc.example", visits: 53 });
    await site.server.db.delete(daily_clicks).where(eq(daily_clicks.promotion_id, "x"));
  });

  it("counts no clicks of demo content that was removed", async () => {
    const { db } = site.server;
    await db.insert(daily_visits).values({ day: today(), fact: "entry", value: "/bonuslar", visits: 5 });
    await db.delete(daily_clicks);
    const click = { day: today(), casino_id: "", page: "/bonuslar", country: "", device: "phone" } as const;
    const gone = "00000000-0000-8000-8000-000000000000";
    await db.insert(daily_clicks).values([
      { ...click, promotion_id: gone, placement: "kart", clicks: 7 },
      { ...click, promotion_id: crypto.randomUUID(), placement: "kart", clicks: 2 },
    ]);
    expect((await read()).entries).toMatchObject([{ value: "/bonuslar", clicks: 2 }]);
    await db.delete(daily_clicks);
  });

  it("has the views of entry pages of records, and none of other pages", async () => {
    const { db } = site.server;
    const [bonus] = await db
      .select({ id: promotions.id, slug: promotions.slug, casino_id: casinos.id, casino: casinos.slug })
      .from(promotions)
      .innerJoin(casinos, eq(casinos.id, promotions.casino_id))
      .limit(1);
    const [post] = await db.select({ id: blog_posts.id, slug: blog_posts.slug }).from(blog_posts).limit(1);
    if (!bonus || !post) throw new Error("no demo content");
    const viewed = [
      ["promotion", bonus.id, `/bonuslar/${bonus.casino}/${bonus.slug}`, 40],
      ["casino", bonus.casino_id, `/casino/${bonus.casino}`, 30],
      ["post", post.id, `/blog/${post.slug}`, 20],
    ] as const;
    await db.delete(daily_views);
    for (const [kind, record_id, value, views] of viewed) {
      for (const ago of [0, 1, 40]) {
        const day = dayAfter(new Date(), -ago);
        await db.insert(daily_views).values({ day, kind, record_id, views: views / 2 });
      }
      await db.insert(daily_visits).values({ day: today(), fact: "entry", value, visits: 3 });
    }
    await db.insert(daily_visits).values({ day: today(), fact: "entry", value: "/", visits: 3 });
    const { entries } = await read();
    expect(Object.fromEntries(entries.map(({ value, views }) => [value, views]))).toEqual({
      "/": null,
      ...Object.fromEntries(viewed.map(([, , path, views]) => [path, views])),
    });
  });

  it("is empty before the first visit", async () => {
    expect(await read("?days=90")).toEqual({
      visits: 0,
      robots: 0,
      referrers: [],
      entries: [],
      searches: [],
      missed: [],
      filters: [],
    });
  });
});

it("says the number of hits in a form that the script reads", async () => {
  const line = async (path: string) =>
    /class="active-filter"><span>(.*?)<\/span>/s.exec(await site.html(path))?.[1]?.replace(/<[^>]*>/g, "");
  expect(await line("/bonuslar?q=yokboylebirsey")).toMatch(/\(0 sonuç\)$/);
  expect(await line("/guvenilir-siteler?lisansli=1")).toMatch(/^\d+ site$/);
});
