import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { casinos, content_version, pages } from "../../db/schema";
import type { AppEnv } from "../../worker/app-env";
import { edgeHeaders } from "../../worker/edge/headers";
import { pageCache } from "../../worker/edge/page-cache.server";
import { openScope } from "../../worker/scope.server";
import { readContentVersion } from "../../worker/edge/content-version.server";
import { STATE_DEADLINE_MS } from "../support/deadlines";
import { setupSite } from "../support/site";

const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
const site = setupSite({ logsStatements: true, cachesPages: true });

describe("round trips", () => {
  const STATEMENTS: Record<string, number> = {
    "/": 19,
    "/bonuslar": 11,
    "/bonuslar?q=bonus&kategori=turnuva": 11,
    [PROMOTION]: 12,
    "/guvenilir-siteler": 10,
    "/casino/isilti-casino": 10,
    "/blog": 9,
    "/blog/degerlendirme-olcutlerimizi-guncelledik": 11,
    "/hakkimizda": 9,
    "/degisenler": 10,
    "/yazar/gulsah-ozturk": 11,
    "/sitemap": 13,
    "/sitemap.xml": 5,
    "/blog/feed.xml": 2,
    "/bonuslar/feed.xml": 2,
    "/degisenler/feed.xml": 4,
  };
  const touch = () => site.server.db.update(content_version).set({ content: Math.floor(Math.random() * 1e9) });

  it.each(Object.entries(STATEMENTS))("%s is rendered from %i statements sent at once", async (path, statements) => {
    await touch();
    await site.server.get(path);
    site.server.sentStatements();
    await touch();
    await site.server.get(path);
    const sent = site.server.sentStatements();
    const rendered = sent.at(-1) ?? [];
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(rendered).toHaveLength(statements);
  });

  it("a cached page reads only the content version, and is rendered again after every write", async () => {
    await site.server.get("/");
    site.server.sentStatements();
    expect((await site.server.get("/")).headers.get("Cache-Tag")).toBe("content");
    await expect
      .poll(() => site.server.sentStatements(), { timeout: STATE_DEADLINE_MS })
      .toEqual([['select "content" from "content_version"']]);
    await site.server.db.update(casinos).set({ name: "Yeni Adlı Casino" }).where(eq(casinos.slug, "altin-cark"));
    expect(await (await site.server.get("/")).text()).toContain("Yeni Adlı Casino");
  });

  it("a page that is not cached uses the layout that another page has read", async () => {
    await touch();
    await site.server.get("/");
    site.server.sentStatements();
    await site.server.get(`/bonuslar?q=ilk${Math.random()}`);
    await site.server.get(`/bonuslar?q=ikinci${Math.random()}`);
    expect(site.server.sentStatements().map(({ length }) => length)).toEqual([6, 5]);
  });

  it("the layout is read again when it changed", async () => {
    await site.server.get("/");
    site.server.sentStatements();
    await site.server.db.update(pages).set({ title: "Yeni Adlı Sayfa" }).where(eq(pages.slug, "hakkimizda"));
    expect(await (await site.server.get(`/bonuslar?q=${Math.random()}`)).text()).toContain("Yeni Adlı Sayfa");
    expect(site.server.sentStatements().length).toBe(2);
  });

  it("a page is cached at any time of day, and by the edge until midnight in Istanbul at most", async () => {
    let now = new Date();
    let rendered = 0;
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
    const app = new Hono<AppEnv>()
      .use(async function openRequest(c, next) {
        c.set("scope", openScope(c.env, context, c.req.raw, now));
        await next();
      })
      .use(pageCache())
      .use(edgeHeaders())
      .get("/", async (c) => {
        const { scope } = c.var;
        scope.cacheInfo.tags.push("content");
        scope.cacheInfo.version = await readContentVersion(scope.db, scope.now);
        return c.text(`${++rendered}`);
      });
    const at = async (time: string) => {
      now = new Date(`2026-11-21T${time}Z`);
      const response = await app.request("/", {}, { ...site.server.env, LOG_SQL: "" });
      return [await response.text(), response.headers.get("Cloudflare-CDN-Cache-Control")];
    };
    expect(await at("19:50:00")).toEqual(["1", "max-age=4200"]);
    expect(await at("19:59:59")).toEqual(["1", "max-age=3601"]);
    expect(await at("20:58:00")).toEqual(["2", "max-age=120"]);
    expect(await at("20:59:59")).toEqual(["2", "max-age=1"]);
    expect(await at("21:00:00")).toEqual(["3", "max-age=86400"]);
  });
});
