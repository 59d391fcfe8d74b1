import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as schema from "../../db/schema";
import { expectNoErrors, openWorld, type World } from "../support/world";

const { blog_posts, casinos, content_version, media, promotions } = schema;
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
let world: World;
let post: string;

beforeAll(async () => {
  world = await openWorld();
  const [row] = await world.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(1);
  post = `/blog/${row?.slug}`;
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

const SECURITY: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-XSS-Protection": "0",
};
const publicPages = () => [
  "/",
  "/bonuslar",
  PROMOTION,
  "/guvenilir-siteler",
  "/casino/isilti-casino",
  "/blog",
  post,
  "/sitemap",
];

describe("headers", () => {
  it("secure every response: pages, redirects, errors, JSON, files", async () => {
    const image = (await world.db.select().from(media).limit(1))[0];
    const script = readdirSync("build/client/assets").find((name) => name.startsWith("entry.client"));
    for (const path of [
      ...publicPages(),
      "/yok",
      "/x.y",
      "/promotion/x",
      "/api/yok",
      "/api/splash-ads",
      `/media/${image?.key}`,
      "/media/yok",
      `/assets/${script}`,
      "/favicon.svg",
      "/robots.txt",
      "/%ff",
      `/${"a".repeat(5000)}`,
    ]) {
      const { headers } = await world.get(path);
      for (const [name, value] of Object.entries(SECURITY)) expect(headers.get(name), `${path} ${name}`).toBe(value);
      expect(headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
      expect(headers.get("Set-Cookie")).toBeNull();
      expect(headers.get("X-Powered-By")).toBeNull();
    }
    const admin = await world.get("/admin/login");
    expect(admin.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(admin.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("allow exactly the inlined style sheet and no inline script", async () => {
    for (const path of publicPages()) {
      const response = await world.get(path);
      const html = await response.text();
      const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
      const hash = createHash("sha256").update(style).digest("base64");
      expect(response.headers.get("Content-Security-Policy")).toContain(
        `script-src 'self'; style-src 'self' 'sha256-${hash}'`,
      );
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html).toMatch(
        /<script type="module" src="\/assets\/entry\.client-[\w-]+\.js" fetchPriority="low"><\/script>/i,
      );
      expect(html).not.toMatch(/ style="|<link rel="stylesheet"/);
    }
  });

  it("let the edge keep pages under the tags of what they show, and nothing else", async () => {
    const tags = async (path: string) => {
      const { headers } = await world.get(path);
      expect(headers.get("Cloudflare-CDN-Cache-Control"), path).toMatch(/^max-age=\d+, stale-while-revalidate=\d+$/);
      expect(headers.get("Cache-Control")).toBe("public, max-age=0");
      return (headers.get("Cache-Tag") ?? "").split(",");
    };
    const [promotion] = await world.db.select().from(promotions).where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    const [casino] = await world.db.select().from(casinos).where(eq(casinos.slug, "isilti-casino"));
    const [row] = await world.db
      .select()
      .from(blog_posts)
      .where(eq(blog_posts.slug, post.slice("/blog/".length)));
    expect(new Set(await tags("/"))).toEqual(new Set(["site", "posts", "promotions", "categories", "casinos"]));
    expect(await tags("/bonuslar")).toEqual(expect.arrayContaining(["site", "promotions", "categories"]));
    expect(await tags(PROMOTION)).toEqual(
      expect.arrayContaining([`promotion:${promotion?.id}`, `comments:${promotion?.id}`, `casino:${casino?.id}`]),
    );
    expect(await tags("/casino/isilti-casino")).toEqual(expect.arrayContaining([`casino:${casino?.id}`, "promotions"]));
    expect(await tags("/blog")).toContain("posts");
    expect(await tags(post)).toEqual(expect.arrayContaining([`post:${row?.id}`, "posts", "promotions"]));
    expect(await tags("/sitemap.xml")).toEqual(expect.arrayContaining(["posts", "promotions", "casinos"]));
    for (const path of [
      "/bonuslar?q=bonus",
      "/yok",
      "/x.y",
      "/blog/yok",
      "/promotion/x",
      "/api/splash-ads",
      "/api/yok",
      "/admin/login",
      "/bonuslar?sayfa=0",
      "/media/yok",
      "/assets/yok.js",
    ]) {
      const { headers } = await world.get(path);
      expect(headers.get("Cache-Control"), path).toBe("private, no-store");
      expect(headers.get("Cloudflare-CDN-Cache-Control"), path).toBeNull();
    }
  });

  it("answers HEAD like GET, without a body", async () => {
    for (const path of ["/", "/yok", "/x.y", "/robots.txt"]) {
      const [head, get] = [await world.get(path, { method: "HEAD" }), await world.get(path)];
      expect(head.status).toBe(get.status);
      expect(await head.text()).toBe("");
    }
  });
});

describe("weight", () => {
  it("stays within 25 KB of HTML, CSS and script and 4 KB of script, gzipped", async () => {
    const html = await (await world.get("/")).text();
    const scripts = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, src]) =>
      readFileSync(`build/client${src}`),
    );
    expect(scripts).toHaveLength(1);
    const script = gzipSync(scripts[0] ?? "").length;
    expect(script).toBeLessThanOrEqual(4_096);
    for (const path of publicPages()) {
      const bytes = gzipSync(await (await world.get(path)).text()).length + script;
      expect(bytes, path).toBeLessThanOrEqual(25 * 1024);
    }
  });
});

describe("round trips", () => {
  const STATEMENTS: Record<string, number> = {
    "/": 7,
    "/bonuslar": 6,
    "/bonuslar?q=bonus&kategori=turnuva": 6,
    [PROMOTION]: 7,
    "/guvenilir-siteler": 5,
    "/casino/isilti-casino": 5,
    "/blog": 5,
    "/blog/degerlendirme-olcutlerimizi-guncelledik": 6,
    "/sitemap": 7,
    "/sitemap.xml": 3,
  };
  const touch = () => world.db.update(content_version).set({ content: Math.floor(Math.random() * 1e9) });

  it.each(Object.entries(STATEMENTS))("%s is rendered from %i statements sent at once", async (path, statements) => {
    await touch();
    await world.get(path);
    world.sentStatements();
    await touch();
    await world.get(path);
    const sent = world.sentStatements();
    const rendered = sent.at(-1) ?? [];
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(rendered).toHaveLength(statements);
  });

  it("a remembered page asks for the version alone, and every write makes it be rendered anew", async () => {
    await world.get("/");
    world.sentStatements();
    expect((await world.get("/")).headers.get("Cache-Tag")).toContain("promotions");
    expect(world.sentStatements()).toEqual([["select content, views from content_version"]]);
    await world.db.update(casinos).set({ name: "Yeni Adlı Casino" }).where(eq(casinos.slug, "altin-cark"));
    expect(await (await world.get("/")).text()).toContain("Yeni Adlı Casino");
  });

  it("a made-up parameter neither gets past the memory nor changes the page", async () => {
    const page = await (await world.get("/bonuslar?kategori=turnuva")).text();
    world.sentStatements();
    const other = await world.get(`/bonuslar?x=${Math.random()}&kategori=turnuva&sayfalar=2`);
    expect(await other.text()).toBe(page);
    expect(
      world
        .sentStatements()
        .flat()
        .filter((statement) => !statement.includes("content_version")),
    ).toEqual([]);
    expect(await (await world.get("/bonuslar?kategori=turnuva&q=bonus")).text()).not.toBe(page);
    expect((await world.get("/bonuslar?kategori=turnuva&sayfa=")).status).toBe(400);
  });

  it("a counted view makes only the pages be rendered anew that show views", async () => {
    await world.get("/");
    await world.get(post);
    const [row] = await world.db
      .select()
      .from(blog_posts)
      .where(eq(blog_posts.slug, post.slice("/blog/".length)));
    await world.db
      .update(blog_posts)
      .set({ view_count: 4321 })
      .where(eq(blog_posts.id, row?.id ?? ""));
    world.sentStatements();
    await world.get("/");
    expect(world.sentStatements()).toHaveLength(1);
    expect(await (await world.get(post)).text()).toContain("4.321 görüntülenme");
  });

  it("no statement scans a table, but for the search", async () => {
    await touch();
    for (const path of Object.keys(STATEMENTS)) {
      if (path.includes("q=")) continue;
      await world.get(path);
      for (const statement of world.sentStatements().flat()) {
        const binds = (statement.match(/\?/g) ?? []).map(() => 1);
        const plan = await world.env.DB.prepare(`explain query plan ${statement}`)
          .bind(...binds)
          .all<{ detail: string }>();
        for (const { detail } of plan.results)
          if (!/content_version|hero_section|settings$/.test(detail))
            expect(detail, statement).not.toMatch(/^SCAN (?!.*USING (COVERING )?INDEX)|TEMP B-TREE FOR ORDER/);
      }
    }
  });
});

describe("the content version", () => {
  it("rises with every write to every table that pages show, whoever writes", async () => {
    const shown = [
      "casinos",
      "promotion_categories",
      "promotions",
      "promotion_comments",
      "blog_posts",
      "hero_section",
      "settings",
      "seo_settings",
    ];
    const { results } = await world.env.DB.prepare(
      "select tbl_name, name from sqlite_master where type = 'trigger'",
    ).all<{ tbl_name: string; name: string }>();
    for (const table of shown)
      for (const event of ["insert", "update", "delete"])
        expect(results.map(({ name }) => name)).toContain(`${table}_${event}_version`);
    const columns = getTableConfig(blog_posts).columns.map(({ name }) => name);
    const { sql } = (await world.env.DB.prepare(
      "select sql from sqlite_master where name = 'blog_posts_update_version'",
    ).first<{ sql: string }>()) ?? { sql: "" };
    const unseen = ["view_count", "indexed", "search_text", "queue_position", "publish_at", "batch_key"];
    for (const column of columns.filter((name) => !unseen.includes(name))) expect(sql).toContain(`\`${column}\``);
  });
});
