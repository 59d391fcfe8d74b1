import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { brotliSize, FIRST_FLIGHT, flightOf, listedPaths } from "../support/first-flight";
import { setupSite } from "../support/site";

const site = setupSite();

/** A text of each library that pages do not need at the start. */
const LATER = {
  zod: "ZodError",
  "sanitize-html": "allowedSchemesAppliedToAttributes",
  "@libsql/client": "TRANSACTION_CLOSED",
};

describe("icons", () => {
  it.each([
    ["/favicon.ico", "image/vnd.microsoft.icon"],
    ["/favicon.svg", "image/svg+xml"],
    ["/apple-touch-icon.png", "image/png"],
  ])("%s is there for browsers that ask for it by themselves", async (path, type) => {
    const response = await site.server.getFile(path);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(400);
  });
});

describe("weight", () => {
  const fileOf = (name: string) =>
    globSync(`build/client/assets/${name}-*.js`).map((path) => readFileSync(path, "utf8"));
  const [script = ""] = fileOf("site").filter((code) => code.includes("placeholder.svg"));

  it("stays within 2 KB of script at first, gzipped", async () => {
    const html = await site.html("/");
    expect(html).toMatch(/<script type="module" src="\/assets\/site-[\w-]+\.js"><\/script>/);
    expect(gzipSync(script).length).toBeGreaterThan(512);
    expect(gzipSync(script).length).toBeLessThanOrEqual(2 * 1024);
  });

  describe("of the heaviest page", () => {
    const flights = new Map<string, number>();
    const withScript = new Map<string, number>();
    beforeAll(async () => {
      for (const path of [...(await listedPaths(site)), "/bonuslar?sayfa=2"]) {
        const { headers, body } = await flightOf(site, path);
        flights.set(path, headers + body);
        withScript.set(path, body + brotliSize(script));
      }
    });

    const types = [
      ["home", /^\/$/, 1],
      ["lists", /^\/(bonuslar|guvenilir-siteler|blog)(\?.*)?$/, 4],
      ["promotions", /^\/bonuslar\/.+/, 50],
      ["casinos", /^\/casino\/.+/, 15],
      ["posts", /^\/blog\/.+/, 20],
      ["the whole site", /./, 95],
    ] as const;

    it.each(types)(
      "of %s fits the first flight of a connection, by brotli and with its headers",
      (_, address, least) => {
        const pages = [...flights].filter(([path]) => address.test(path));
        expect(pages.length).toBeGreaterThanOrEqual(least);
        expect(pages.filter(([, bytes]) => bytes > FIRST_FLIGHT)).toEqual([]);
      },
    );

    it("has no more bytes with the script instead of the headers", () => {
      expect([...withScript].filter(([, bytes]) => bytes > FIRST_FLIGHT)).toEqual([]);
    });
  });

  it("starts the Worker with what public pages need, 600 KB", () => {
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
    expect(code.length).toBeLessThanOrEqual(600 * 1024);
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
