import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { blog_posts, casinos, daily_visits, pages, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { DIRECT, OTHERS, REFERRERS_MAX } from "../../worker/visits/constants";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { BROWSER, ROBOT } from "../support/views";

const site = setupAdminSite({ logsStatements: true });
const today = () => dayAfter(new Date(), 0);
let visitor = 0;
const newAddress = () => `2001:db8:${(++visitor).toString(16)}::1`;
const send = (visit: unknown, headers: Record<string, string> = {}) =>
  site.server.post("/api/visits", visit, { "User-Agent": BROWSER, "CF-Connecting-IP": newAddress(), ...headers });
const entry = (path: string, referrer = "") => ({ entry: { path, referrer } });
const rows = () => site.server.db.select().from(daily_visits);
const found = async (fact: string) =>
  Object.fromEntries((await rows()).filter((row) => row.kind === fact).map((row) => [row.record_id, row.visits]));

beforeEach(() => site.server.db.delete(daily_visits));

describe("a visit", () => {
  it("counts where it came from and where it began, in one batch", async () => {
    site.server.sentStatements();
    expect((await send(entry("/Blog/", "www.Google.com"))).status).toBe(204);
    const counting = site.server.sentStatements().filter(([first]) => first?.includes("daily_visits"));
    expect(counting).toMatchObject([{ length: 3 }]);
    for (const referrer of ["", new URL(site.server.origin).host]) await send(entry("/blog", referrer));
    expect(await found("referrer")).toEqual({ "google.com": 1, [DIRECT]: 2 });
    expect(await found("entry")).toEqual({ "/blog": 3 });
    expect(new Set((await rows()).map(({ day }) => day))).toEqual(new Set([today()]));
  });

  it("counts searches alike however they are typed, with the latest hits and spelling, and the names of filters", async () => {
    const search = (term: string, hits: number) => ({ search: { term, hits } });
    await send({ ...search("  ÇEVRİMSİZ  Bonus", 4), filters: ["cevrim", "kodlu"] });
    await send(search(" Çevrimsiz bonus ", 0));
    await send(search(`${"ş".repeat(99)}`, 1));
    expect((await rows()).filter(({ kind }) => kind === "search")).toMatchObject([
      { record_id: "cevrimsiz bonus", visits: 2, hits: 0, typed: "Çevrimsiz bonus" },
      { record_id: "s".repeat(99), visits: 1, hits: 1, typed: "ş".repeat(99) },
    ]);
    expect(await found("filter")).toEqual({ cevrim: 1, kodlu: 1 });
  });

  it("of a robot, a preview, or without a user agent, is counted apart", async () => {
    for (const headers of [{ "User-Agent": ROBOT }, { "User-Agent": "" }, { "X-Moz": "prefetch" }])
      await send(entry("/"), headers);
    await send(entry("/"));
    for (const row of await rows()) expect(row).toMatchObject({ visits: 1, robots: 3 });
  });

  it("counts exactly in parallel", async () => {
    await Promise.all(Array.from({ length: 50 }, () => send(entry("/bonuslar", "ornek.example"))));
    expect(await found("entry")).toEqual({ "/bonuslar": 50 });
    expect(await found("referrer")).toEqual({ "ornek.example": 50 });
  });

  it("leaves out what looks personal, also if it is cut, and the names of addresses that are no page", async () => {
    await send({ ...entry("/ali%40ornek.com"), search: { term: "ali (at) ornek.com", hits: 0 } });
    await send({
      ...entry("/yok", "05321234567.example"),
      search: { term: `${"x".repeat(52)} 0532 123 45 67`, hits: 0 },
    });
    expect(await rows()).toMatchObject([
      { kind: "entry", record_id: OTHERS, visits: 2 },
      { kind: "referrer", record_id: DIRECT, visits: 1 },
    ]);
  });

  it("names every page of the site", async () => {
    const { db } = site.server;
    const [[casino], [post], [page]] = await db.batch([
      db.select().from(casinos).limit(1),
      db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(1),
      db.select().from(pages).limit(1),
    ]);
    const promotion = await db
      .select()
      .from(promotions)
      .where(eq(promotions.casino_id, casino?.id ?? ""))
      .limit(1);
    await db
      .insert(promotions)
      .values({ title: "Yetim", slug: "yetim", short_description: "", url: "", search_text: "" });
    const paths = ["/", "/blog", "/bonuslar", "/guvenilir-siteler", "/karsilastir", "/degisenler", "/sitemap"];
    paths.push(`/casino/${casino?.slug}`, `/blog/${post?.slug}`, `/${page?.slug}`, "/bonuslar/diger/yetim");
    paths.push(`/bonuslar/${casino?.slug}/${promotion[0]?.slug}`);
    const others = ["/yok", "/admin/x", "/casino/yok", "/blog/yok", "/bonuslar/diger/yok", `/bonuslar/yok/yetim`];
    for (const path of [...paths, ...others]) await send(entry(path));
    await db.delete(promotions).where(eq(promotions.slug, "yetim"));
    expect(await found("entry")).toEqual({
      ...Object.fromEntries(paths.map((path) => [path, 1])),
      [OTHERS]: others.length,
    });
  });

  it("of one address is counted up to 60 times in a minute", async () => {
    const address = { "CF-Connecting-IP": newAddress() };
    // The window of the limit may end in between, so that 60 more are counted.
    for (let times = 0; times < 150; times++) expect((await send(entry("/blog"), address)).status).toBe(204);
    const { "/blog": counted = 0 } = await found("entry");
    expect(counted).toBeGreaterThanOrEqual(60);
    expect(counted).toBeLessThanOrEqual(120);
    await send(entry("/blog"));
    expect(await found("entry")).toEqual({ "/blog": counted + 1 });
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
    const of = (day: string, record_id: string, visits: number) => ({
      ...{ day, kind: "referrer" as const, record_id, visits },
    });
    const hosts = Array.from({ length: REFERRERS_MAX + 2 }, (_, n) => of(yesterday, `h${n}.example`, 100 - n));
    const others = [of(yesterday, DIRECT, 1), of(yesterday, OTHERS, 5), of(today(), "klein.example", 1)];
    for (const some of [hosts.slice(0, 12), hosts.slice(12, 24), hosts.slice(24), others])
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

it("says the number of hits in a form that the script reads", async () => {
  const line = async (path: string) =>
    /class="active-filter"><span>(.*?)<\/span>/s.exec(await site.html(path))?.[1]?.replace(/<[^>]*>/g, "");
  expect(await line("/bonuslar?q=yokboylebirsey")).toMatch(/\(0 sonuç\)$/);
  expect(await line("/guvenilir-siteler?lisansli=1")).toMatch(/\(\d+ site\)$/);
});
