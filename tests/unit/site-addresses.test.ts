import { readdirSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import routes from "../../app/routes";
import { NEXT_PAGES } from "../../app/ui/next-pages";
import { isReserved } from "../../worker/pages/constants";
import { FILES, ICON_FILES, segmentAt, SEGMENTS, STATIC_FILES } from "../../worker/site-addresses";
import { bareSlug } from "../../worker/text/slug";

const { assets } = unstable_readConfig({ config: "wrangler.toml" }) as { assets: { run_worker_first: string[] } };
const paths = routes
  .flatMap(({ path, index, children = [] }: RouteConfigEntry) => [
    index ? "" : path,
    ...children.map((child) => child.path),
  ])
  .flatMap((path) => (path === undefined ? [] : `/${path}`));
const ENDING = /\.\w+$/;

describe("the addresses of the site", () => {
  it("begin with known segments, which no editor's page gets (B17.2)", () => {
    const first = paths.map((path) => path.split("/")[1] ?? "").filter((segment) => !/^[:*]|.\./.test(segment));
    expect(first.length).toBeGreaterThan(20);
    for (const segment of first) expect([...SEGMENTS.keys()]).toContain(segment);
    // A slug has no full stop.
    const kept = [...SEGMENTS.keys()].filter((segment) => /^[^.]/.test(segment));
    for (const slug of kept) expect([slug, isReserved(slug), bareSlug(slug)]).toEqual([slug, true, slug]);
    expect([isReserved(""), isReserved("hakkimizda"), isReserved("constructor")]).toEqual([false, false, false]);
  });

  it("are those of the routes: pages at a segment, and files", () => {
    const pages = [...SEGMENTS].flatMap(([segment, { isPage }]) => (isPage ? `/${segment}` : []));
    expect(pages.filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.filter((path) => /^\/[\w-]*$/.test(path) && !pages.includes(path))).toEqual(["/admin"]);
    expect(paths.filter((path) => ENDING.test(path)).sort()).toEqual(FILES);
    // Cloudflare reads `_headers` and does not serve it.
    const files = readdirSync("public").filter((name) => name !== "_headers");
    expect(files.map((name) => `/${name}`)).toEqual(STATIC_FILES);
  });

  it("reach the Worker without a search among the static files, which it covers none of", () => {
    const segments = [...SEGMENTS].filter(([segment, { by }]) => segment && (by === "pages" || by === "panel"));
    const rules = [
      "/",
      ...segments.map(([segment]) => `/${segment}*`),
      "/*.txt",
      "/*.webmanifest",
      "/*.xml",
      ...ICON_FILES,
    ];
    expect(assets.run_worker_first).toEqual(rules);
    const covers = rules.map((rule) => new RegExp(`^${rule.replaceAll(".", "\\.").replaceAll("*", ".*")}$`));
    const files = STATIC_FILES.filter((file) => !(ICON_FILES as readonly string[]).includes(file));
    for (const file of [...files, "/assets/site-abc.js"])
      expect(
        covers.filter((rule) => rule.test(file)),
        file,
      ).toEqual([]);
  });
});

describe("a path", () => {
  it.each([
    ["/", "pages"],
    ["/blog/feed.xml", "panel"],
    ["/git/isilti-casino", "pages"],
    ["/hakkimizda", "pages"],
    ["/hakkimizda.txt", "panel"],
    ["/constructor", "pages"],
    ["/Admin/blog", "panel"],
    ["/admin/x.txt", "panel"],
    ["/administrator", "pages"],
    ["/assets/yok.js", "static"],
  ])("%s is answered by %s", (path, by) => expect(segmentAt(path).by).toBe(by));

  it("has an ETag as a page or a file, and no referrer in the panel", () => {
    const withEtag = ["/", "/blog/x", "/hakkimizda", "/casino/x", "/robots.txt", "/degisenler/feed.xml"];
    for (const path of withEtag) expect(segmentAt(path).hasEtag, path).toBe(true);
    for (const path of ["/admin", "/api/x", "/git/x", "/media/x", "/onizleme/x", "/api/x.xml"])
      expect(segmentAt(path).hasEtag, path).toBeUndefined();
    expect(["/admin/x.xml", "/onizleme/x", "/blog", "/api"].filter((path) => segmentAt(path).hidesReferrer)).toEqual([
      "/admin/x.xml",
      "/onizleme/x",
    ]);
  });
});

describe("the speculation rules", () => {
  const [{ where }] = (
    JSON.parse(NEXT_PAGES) as { prefetch: [{ where: { and: { not?: { href_matches?: string[] } }[] } }] }
  ).prefetch;
  const patterns = where.and.flatMap(({ not }) => not?.href_matches ?? []);
  const baseURL = "https://rehber.example";
  const isLeftOut = (address: string) =>
    patterns.some((pattern) => new URLPattern(pattern, baseURL).test(address, baseURL));

  it.each(["/", "/blog", "/blog/x", "/casino/x", "/hakkimizda", "/promotion/x", "/administrator", "/apiler"])(
    "let browsers prefetch %s",
    (path) => expect(isLeftOut(path)).toBe(false),
  );

  it.each([
    "/admin",
    "/admin/blog",
    "/api/x",
    "/git/x",
    "/git/x/y",
    "/media/x.png",
    "/onizleme/x",
    "/blog/feed.xml",
    "/blog?sayfa=2",
  ])("leave out %s", (path) => expect(isLeftOut(path)).toBe(true));
});
