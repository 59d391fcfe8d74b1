import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { redirect_settings, redirects, unknown_visits } from "../../db/schema";
import { STATE_DEADLINE_MS } from "../support/deadlines";
import { setupSite } from "../support/site";
import { request } from "../support/test-server";

const site = setupSite({ logsStatements: true });
const choose = (unknown_addresses: "home" | "page") =>
  site.server.db.update(redirect_settings).set({ unknown_addresses });

describe("an unknown address, if the page is chosen", () => {
  beforeAll(() => choose("page"));
  afterAll(() => choose("home"));
  beforeEach(() => site.server.db.delete(unknown_visits));

  it.each([
    ["/2024/05/isilti-casino-incelemesi", "isilti casino incelemesi", "/casino/isilti-casino"],
    ["/haber/I%C5%9F%C4%B1lt%C4%B1-Casino.html", "isilti casino", "/casino/isilti-casino"],
    ["/isilti-casino", "isilti casino", "/casino/isilti-casino"],
    ["/isilti-casino.php", "isilti casino", "/casino/isilti-casino"],
  ])("is answered at %s with 404, a search for its words and the nearest records", async (path, words, near) => {
    const page = await request(site.server, path);
    const html = await page.text();
    expect(page.status).toBe(404);
    expect(html).toContain("<h1>Sayfa bulunamadı</h1>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`name="q"`);
    expect(/<input[^>]*value="([^"]*)"/.exec(html)?.[1]).toBe(words);
    const [, proposals = ""] = /<nav aria-label="Benzer kayıtlar">(.*?)<\/nav>/s.exec(html) ?? [];
    expect(proposals).toContain(`href="${near}"`);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    await expect
      .poll(async () => (await site.server.db.select().from(unknown_visits)).length, { timeout: STATE_DEADLINE_MS })
      .toBe(1);
  });

  it.each(["/2024/05", "/%F0%9F%8E%B0", `/${"x".repeat(499)}`, "/%E2%80%AE%3Cscript%3E"])(
    "has a search and no proposal at %s",
    async (path) => {
      const page = await request(site.server, path);
      const html = await page.text();
      expect([page.status, html.includes("Benzer kayıtlar")]).toEqual([404, false]);
      expect(html).toContain('role="search"');
      expect(html).not.toContain("<script>");
    },
  );

  it("leaves files, rules and records as they are", async () => {
    expect((await request(site.server, "/wp-sitemap.xml")).headers.get("Content-Type")).toContain("text/html");
    expect(await (await request(site.server, "/wp-sitemap.xml")).text()).not.toContain('role="search"');
    const rule = { source: "/kural", source_key: "/kural", target: "/blog", created_at: "", updated_at: "" };
    await site.server.db.insert(redirects).values(rule);
    expect((await request(site.server, "/kural")).headers.get("Location")).toBe("/blog");
    await site.server.db.delete(redirects);
    site.server.sentStatements();
    expect((await request(site.server, "/hakkimizda")).status).toBe(200);
    expect(site.server.sentStatements().flat().join()).not.toContain("redirect");
  });

  it("names no record beyond 60 look-ups a minute from one network address", async () => {
    const from = { headers: { "CF-Connecting-IP": "203.0.113.99" } };
    let html = "Benzer kayıtlar";
    // The fixed window of the rate limiter may end in between, so that 60 more are allowed.
    for (let times = 0; times < 125 && html.includes("Benzer kayıtlar"); times++) {
      const page = await request(site.server, "/isilti-casino", from);
      expect(page.status).toBe(404);
      html = await page.text();
    }
    expect(html).not.toContain("Benzer kayıtlar");
    expect(html).toContain('role="search"');
  });
});
