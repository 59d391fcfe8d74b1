import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { media } from "../../db/schema";
import { setupSite } from "../support/site";
import { SITE_URL } from "../support/test-server";
import { PROMOTION, publicPages } from "../support/public-pages";

const site = setupSite();
const pages = publicPages(site);

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

describe("headers", () => {
  it("secure every response: pages, redirects, errors, JSON, files", async () => {
    const image = (await site.server.db.select().from(media).limit(1))[0];
    const script = readdirSync("build/client/assets").find((name) => name.startsWith("entry.client"));
    for (const path of [
      ...pages.paths(),
      "/yok",
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
      const { headers } = await site.server.getFile(path);
      for (const [name, value] of Object.entries(SECURITY)) expect(headers.get(name), `${path} ${name}`).toBe(value);
      expect(headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
      expect(headers.get("Set-Cookie")).toBeNull();
      expect(headers.get("X-Powered-By")).toBeNull();
    }
    const admin = await site.server.get("/admin/login");
    expect(admin.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(admin.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("allow exactly the inlined speculation rules and style sheet", async () => {
    for (const path of pages.paths()) {
      const response = await site.server.get(path);
      const html = await response.text();
      const hashOf = (text = "") => createHash("sha256").update(text).digest("base64");
      const rules = hashOf(/<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1]);
      const style = hashOf(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]);
      expect(response.headers.get("Content-Security-Policy")).toContain(
        `script-src 'self' 'sha256-${rules}'; style-src 'self' 'sha256-${style}'; img-src 'self' https:; `,
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

  it("allow scripts of the panel by 128 random bits, other ones for each page", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers } = await site.server.harness.getWorker().fetch(`${site.server.origin}/admin/login`);
        return /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
      }),
    );
    expect(nonces.map((nonce) => atob(nonce).length)).toEqual([16, 16]);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it("let the edge keep pages until midnight, and each under the tags of what it shows", async () => {
    const paths = ["/", "/bonuslar", "/bonuslar?q=bonus", "/guvenilir-siteler", "/blog", pages.post()];
    for (const path of [...paths, "/nasil-degerlendiriyoruz", "/sitemap", "/sitemap.xml", "/robots.txt"]) {
      const { headers } = await site.server.get(path);
      expect(headers.get("Cache-Control"), path).toBe("public, max-age=0");
      expect(headers.get("Cloudflare-CDN-Cache-Control"), path).toMatch(/^max-age=\d+$/);
      expect(headers.get("Cache-Tag"), path).toBe("content");
    }
    const tagsOf = async (path: string) => (await site.server.get(path)).headers.get("Cache-Tag");
    expect(await tagsOf("/casino/yok")).toBe("content,unknown");
    expect(await tagsOf(PROMOTION)).toMatch(/^content,comments:[\w-]+$/);
    expect(await tagsOf("/casino/isilti-casino")).toMatch(/^content,ratings:[\w-]+$/);
  });

  it("let the edge keep nothing else", async () => {
    for (const path of [
      "/yok",
      "/x.y",
      "/promotion/x",
      "/api/yok",
      "/admin/login",
      "/bonuslar?sayfa=0",
      "/media/yok",
      "/assets/yok.js",
    ]) {
      const { headers } = await site.server.getFile(path);
      expect(headers.get("Cache-Control"), path).toBe("private, no-store");
      expect(headers.get("Cloudflare-CDN-Cache-Control"), path).toBeNull();
    }
  });

  it("are for HEAD those of GET, without a body, and 304 for what the visitor has", async () => {
    const [image] = await site.server.db.select().from(media).limit(1);
    for (const path of [
      ...pages.paths(),
      ...["/bonuslar?q=bonus", "/karsilastir", "/degisenler", "/yok", "/x.y", "/casino/yok", "/bonuslar?sayfa=0"],
      ...["/sitemap.xml", "/robots.txt", "/blog/feed.xml", "/bonuslar/feed.xml", "/degisenler/feed.xml"],
      ...[`/media/${image?.key}`, "/media/yok", "/git/isilti-casino", "/git/yok", "/BLOG", "/api/yok"],
    ]) {
      const [head, get] = [await site.server.get(path, { method: "HEAD" }), await site.server.get(path)];
      // How a body is sent differs, and its length goes when it is compressed; the time to midnight counts down.
      const OTHERS = /^(transfer-encoding|content-length|x-request-id|cloudflare-cdn-cache-control)$/;
      const said = ({ headers }: Response) => Array.from(headers).filter(([name]) => !OTHERS.test(name));
      expect(await head.text(), path).toBe("");
      expect([head.status, ...said(head)], path).toEqual([get.status, ...said(get)]);
      const length = (await get.arrayBuffer()).byteLength;
      if (head.headers.get("Content-Type")?.startsWith("text/html"))
        expect(head.headers.has("Content-Length")).toBe(false);
      else if (get.status === 200) expect(head.headers.get("Content-Length"), path).toBe(`${length}`);
      const etag = get.headers.get("ETag");
      expect(Boolean(etag), path).toBe(get.status === 200);
      if (etag)
        for (const method of ["GET", "HEAD"])
          expect((await site.server.get(path, { method, headers: { "If-None-Match": etag } })).status, path).toBe(304);
    }
  });
});
