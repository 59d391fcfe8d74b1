import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts, media } from "../../db/schema";
import { type Change, CHANGES } from "../../worker/edge/changes";
import { setupSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
const site = setupSite();
let post: string;
beforeAll(async () => {
  const [row] = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(1);
  post = `/blog/${row?.slug}`;
});

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
/** A text of each library that pages do not need at the start. */
const LATER = {
  zod: "ZodError",
  "sanitize-html": "allowedSchemesAppliedToAttributes",
  "@libsql/client": "TRANSACTION_CLOSED",
};
const publicPages = () => [
  "/",
  "/bonuslar",
  PROMOTION,
  "/guvenilir-siteler",
  "/casino/isilti-casino",
  "/blog",
  post,
  "/hakkimizda",
  "/sitemap",
];

describe("headers", () => {
  it("secure every response: pages, redirects, errors, JSON, files", async () => {
    const image = (await site.server.db.select().from(media).limit(1))[0];
    const script = readdirSync("build/client/assets").find((name) => name.startsWith("entry.client"));
    for (const path of [
      ...publicPages(),
      "/yok",
      "/x.y",
      "/promotion/x",
      "/api/yok",
      `/media/${image?.key}`,
      "/media/yok",
      `/assets/${script}`,
      "/favicon.svg",
      "/robots.txt",
      "/%ff",
      `/${"a".repeat(5000)}`,
    ]) {
      const { headers } = await site.server.get(path);
      for (const [name, value] of Object.entries(SECURITY)) expect(headers.get(name), `${path} ${name}`).toBe(value);
      expect(headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
      expect(headers.get("Set-Cookie")).toBeNull();
      expect(headers.get("X-Powered-By")).toBeNull();
    }
    const admin = await site.server.get("/admin/login");
    expect(admin.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(admin.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("allow exactly the inlined script, speculation rules and style sheet", async () => {
    for (const path of publicPages()) {
      const response = await site.server.get(path);
      const html = await response.text();
      const hashOf = (text = "") => createHash("sha256").update(text).digest("base64");
      const script = hashOf(/<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1]);
      const rules = hashOf(/<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1]);
      const style = hashOf(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]);
      expect(response.headers.get("Content-Security-Policy")).toContain(
        `script-src 'self' 'sha256-${script}' 'sha256-${rules}'; style-src 'self' 'sha256-${style}'; img-src 'self' https:; `,
      );
      expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(2);
      expect(html).not.toMatch(/ style="| on\w+="|<link rel="(stylesheet|modulepreload)"/);
    }
  });

  it("let a panel on HTTPS show no picture over plain http", async () => {
    for (const [origin, sources] of [
      [SITE_URL, "'self' https: blob:"],
      [site.server.origin, "'self' https: http: blob:"],
    ] as const) {
      const { headers } = await site.server.harness.getWorker().fetch(`${origin}/admin/login`);
      expect(headers.get("Content-Security-Policy")).toContain(`img-src ${sources};`);
    }
  });

  it("ask for upgrades of http addresses only on a page that came over HTTPS, remembered or not", async () => {
    const policyAt = async (origin: string) => {
      const response = await site.server.harness.getWorker().fetch(`${origin}/blog`);
      return response.headers.get("Content-Security-Policy") ?? "";
    };
    for (const origin of [site.server.origin, "https://bonusrehberi.example", site.server.origin])
      expect((await policyAt(origin)).includes("upgrade-insecure-requests"), origin).toBe(origin.startsWith("https:"));
  });

  it("let the edge keep pages under the tags that the registry names for them", async () => {
    const routes: Record<string, string> = {
      "/": "/",
      "/bonuslar": "/bonuslar",
      [PROMOTION]: "/bonuslar/:casino/:promotion",
      "/guvenilir-siteler": "/guvenilir-siteler",
      "/casino/isilti-casino": "/casino/:casino",
      "/blog": "/blog",
      [post]: "/blog/:post",
      "/nasil-degerlendiriyoruz": "/:page",
      "/sitemap": "/sitemap",
      "/sitemap.xml": "/sitemap.xml",
    };
    const stands = (tag: string, { tag: named }: Change) =>
      named.includes("{") ? tag.startsWith(named.slice(0, named.indexOf("{"))) : tag === named;
    for (const [path, route] of Object.entries(routes)) {
      const { headers } = await site.server.get(path);
      expect(headers.get("Cache-Control"), path).toBe("public, max-age=0");
      expect(headers.get("Cloudflare-CDN-Cache-Control"), path).toMatch(
        /^max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
      );
      const isPage = headers.get("Content-Type")?.includes("html");
      const shown = headers.get("Cache-Tag")?.split(",") ?? [];
      const named = Object.values(CHANGES)
        .flat()
        .filter(({ pages }) => (pages === "every page" ? isPage : pages.includes(route)));
      expect(
        shown.filter((tag) => !named.some((change) => stands(tag, change))),
        path,
      ).toEqual([]);
      expect(
        named.filter((change) => !shown.some((tag) => stands(tag, change))),
        path,
      ).toEqual([]);
    }
  });

  it("let the edge keep nothing else", async () => {
    for (const path of [
      "/bonuslar?q=bonus",
      "/yok",
      "/x.y",
      "/promotion/x",
      "/api/yok",
      "/admin/login",
      "/bonuslar?sayfa=0",
      "/media/yok",
      "/assets/yok.js",
    ]) {
      const { headers } = await site.server.get(path);
      expect(headers.get("Cache-Control"), path).toBe("private, no-store");
      expect(headers.get("Cloudflare-CDN-Cache-Control"), path).toBeNull();
    }
  });

  it("answers HEAD like GET, without a body", async () => {
    for (const path of ["/", "/yok", "/x.y", "/robots.txt"]) {
      const [head, get] = [await site.server.get(path, { method: "HEAD" }), await site.server.get(path)];
      expect(head.status).toBe(get.status);
      expect(await head.text()).toBe("");
    }
  });
});

describe("icons", () => {
  it.each([
    ["/favicon.ico", "image/vnd.microsoft.icon"],
    ["/favicon.svg", "image/svg+xml"],
    ["/apple-touch-icon.png", "image/png"],
  ])("%s is there for browsers that ask for it by themselves", async (path, type) => {
    const response = await site.server.get(path);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(400);
  });
});

describe("weight", () => {
  it("stays within 25 KB of HTML, CSS and script and 4 KB of script, gzipped", async () => {
    for (const path of publicPages()) {
      const html = await (await site.server.get(path)).text();
      const script = /<script type="module">([\s\S]+?)<\/script>/.exec(html)?.[1] ?? "";
      expect(gzipSync(html).length, path).toBeLessThanOrEqual(25 * 1024);
      expect(gzipSync(script).length, path).toBeGreaterThan(512);
      expect(gzipSync(script).length, path).toBeLessThanOrEqual(4 * 1024);
    }
  });

  describe("of the heaviest page", () => {
    /** Ten segments, which a server sends before the first one is acknowledged (RFC 6928). */
    const FIRST_FLIGHT = 10 * 1460;
    const OF_THE_EDGE = /^(cache-tag|cloudflare-cdn-cache-control)$/;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const weights = new Map<string, number>();
    beforeAll(async () => {
      const addresses = (await site.html("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g);
      const paths = Array.from(addresses, ([, address]) => new URL(address ?? "").pathname);
      for (const path of [...paths, "/bonuslar?sayfa=2"]) {
        const answer = await site.server.get(path);
        const headers = [...answer.headers].filter(([name]) => !OF_THE_EDGE.test(name));
        const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
        weights.set(path, lines.length + brotliCompressSync(await answer.text(), { params }).length);
      }
    });

    it.each([
      ["home", /^\/$/, 1],
      ["lists", /^\/(bonuslar|guvenilir-siteler|blog)(\?.*)?$/, 4],
      ["promotions", /^\/bonuslar\/.+/, 50],
      ["casinos", /^\/casino\/.+/, 15],
      ["posts", /^\/blog\/.+/, 20],
      ["the whole site", /./, 95],
    ])("of %s fits the first flight of a connection, by brotli and with its headers", (_, address, least) => {
      const pages = [...weights].filter(([path]) => address.test(path));
      expect(pages.length).toBeGreaterThanOrEqual(least);
      expect(pages.filter(([, weight]) => weight > FIRST_FLIGHT)).toEqual([]);
    });
  });

  it("starts the Worker with what public pages need, 660 KB", () => {
    const loaded = new Map<string, string>();
    const load = (path: string) => {
      if (loaded.has(path)) return;
      const code = readFileSync(path, "utf8");
      loaded.set(path, code);
      for (const [, module = ""] of code.matchAll(/(?:\bfrom|\bimport) ?"(\.[^"]+)"/g))
        load(join(dirname(path), module));
    };
    load("build/server/index.js");
    const code = [...loaded.values()].join("");
    expect(code.length).toBeGreaterThan(400 * 1024);
    expect(code.length).toBeLessThanOrEqual(660 * 1024);
    for (const [library, sign] of Object.entries(LATER)) {
      expect(code, library).not.toContain(sign);
      expect(
        globSync("build/server/**/*.js").some((path) => readFileSync(path, "utf8").includes(sign)),
        library,
      ).toBe(true);
    }
  });

  it("stays within 600 KB for the whole Worker, gzipped", () => {
    const modules = globSync("build/server/**/*.js").map((path) => readFileSync(path, "utf8"));
    expect(modules.length).toBeGreaterThan(1);
    expect(gzipSync(modules.join("")).length).toBeLessThanOrEqual(600 * 1024);
  });
});
