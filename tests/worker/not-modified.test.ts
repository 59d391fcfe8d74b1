import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts, casinos } from "../../db/schema";
import { STATE_DEADLINE_MS } from "../support/deadlines";
import { setupSite } from "../support/site";

const site = setupSite({ logsStatements: true, cachesPages: true });
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
let post: string;
beforeAll(async () => {
  const [row] = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(1);
  post = `/blog/${row?.slug}`;
});

const PAGES = ["/", "/bonuslar", PROMOTION, "/guvenilir-siteler", "/casino/isilti-casino", "/blog", "/sitemap"];
const FILES = ["/sitemap.xml", "/blog/feed.xml", "/bonuslar/feed.xml", "/robots.txt"];
const tagOf = async (path: string) => (await site.server.get(path)).headers.get("ETag") ?? "";
const askAgain = (path: string, etag: string, method = "GET") =>
  site.server.get(path, { method, headers: { "If-None-Match": etag } });
const rename = () =>
  site.server.db
    .update(casinos)
    .set({ name: `Işıltı ${Math.random()}` })
    .where(eq(casinos.slug, "isilti-casino"));

describe("a page that has not changed", () => {
  it.each(PAGES)("%s answers 304 with the headers of the page, and renders nothing", async (path) => {
    const whole = await site.server.get(path);
    const etag = whole.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    site.server.sentStatements();
    const answer = await askAgain(path, `"x", ${etag}`);
    await expect
      .poll(() => site.server.sentStatements(), { timeout: STATE_DEADLINE_MS })
      .toEqual([['select "content" from "content_version"']]);
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe("");
    for (const name of ["ETag", "Cache-Control", "Content-Security-Policy", "Cache-Tag"])
      expect(answer.headers.get(name), name).toBe(whole.headers.get(name));
    // Near midnight in Istanbul its seconds count down.
    const edgeLife = ({ headers }: Response) => headers.get("Cloudflare-CDN-Cache-Control")?.replace(/\d+/g, "n");
    expect(edgeLife(whole)).toContain("max-age=n");
    expect(edgeLife(answer)).toBe(edgeLife(whole));
    expect(answer.headers.get("Content-Type")).toBeNull();
  });

  it("answers HEAD in the same way", async () => {
    const etag = await tagOf("/blog");
    const head = await site.server.get("/blog", { method: "HEAD" });
    expect([head.status, head.headers.get("ETag"), await head.text()]).toEqual([200, etag, ""]);
    expect((await askAgain("/blog", etag, "HEAD")).status).toBe(304);
  });

  it("answers 304 where only the browser has the page cached, and keeps the browser's CSP", async () => {
    await rename();
    const etag = await tagOf("/hakkimizda");
    site.server.sentStatements();
    // Another address of the same version stands for another isolate, which has not rendered this one.
    const answer = await askAgain("/iletisim", etag);
    // The version at most, which a quick run still has in its cache.
    const sent = site.server.sentStatements().flat();
    expect(sent.filter((statement) => !statement.includes("content_version"))).toEqual([]);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([304, "public, max-age=0"]);
    expect(answer.headers.get("Content-Security-Policy")).toBeNull();
  });

  it.each(FILES)("%s answers 304 as a file", async (path) => {
    const etag = await tagOf(path);
    const answer = await askAgain(path, etag);
    expect([answer.status, answer.headers.get("ETag")]).toEqual([304, etag]);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=0");
  });
});

describe("a page that has changed", () => {
  it.each(["/", PROMOTION, "/sitemap", "/bonuslar/feed.xml"])("%s is sent again with another ETag", async (path) => {
    const etag = await tagOf(path);
    await rename();
    const answer = await askAgain(path, etag);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("ETag")).not.toBe(etag);
  });
});

describe("ETags and speculation rules", () => {
  it("only pages have an ETag", async () => {
    for (const path of ["/admin", "/api/admin/blog", "/casino/yok-boyle-bir-yer-hic", "/media/x/y.png"])
      expect((await site.server.get(path)).headers.get("ETag"), path).toBeNull();
  });

  it("every public page has speculation rules for prefetching, the panel has none", async () => {
    const RULES = /<script type="speculationrules">(.*?)<\/script>/;
    const rulesOf = async (path: string) => RULES.exec(await (await site.server.get(path)).text())?.[1];
    for (const path of [...PAGES, post])
      expect(JSON.parse((await rulesOf(path)) ?? ""), path).toHaveProperty("prefetch");
    expect(await rulesOf("/admin/login")).toBeUndefined();
  });
});
