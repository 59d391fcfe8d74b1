import { readdirSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import routes from "../../../app/routes";
import { isReserved, RESERVED_SLUGS } from "../../../worker/pages/constants";
import { pageInput } from "../../../worker/pages/rules";
import { bareSlug } from "../../../worker/text/slug";
import { formOf } from "../../support/form";
import { pageInput as page } from "../../support/inputs";

describe("a page", () => {
  const { stored, refusals } = formOf(pageInput, page());

  it.each([
    ["title", "of two characters", "Şu"],
    ["slug", "that begins like a reserved one", "blog-hakkinda"],
    ["content", "of ten characters", "<p>On harfli!</p>"],
  ])("takes the %s %s", (field, _, value) => expect(refusals(field, value)).toEqual({}));

  it.each([
    ["title", "of one character", "ş", "Sayfa başlığı en az 2 karakter olmalıdır"],
    ["title", "of spaces", "   ", "Sayfa başlığı en az 2 karakter olmalıdır"],
    ["title", "that is missing", undefined, "Sayfa başlığı en az 2 karakter olmalıdır"],
    ["slug", "of the blog", "blog", "/blog adresini sitenin kendisi kullanıyor. Başka bir adres yazın."],
    ["slug", "of the panel", " Admin ", "/admin adresini sitenin kendisi kullanıyor. Başka bir adres yazın."],
    ["slug", "that is no text", 5, "Slug metin olmalıdır"],
    ["content", "of nine characters", "<p><b>Dokuz hrf</b></p>", "İçerik en az 10 karakter olmalıdır"],
    ["content", "that is missing", undefined, "İçerik en az 10 karakter olmalıdır"],
    ["in_footer", "that is no flag", "evet", "Açık veya kapalı olmalıdır"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each([
    ["title", "  Hakkımızda   biz ", "Hakkımızda biz"],
    ["slug", "/Hakkımızda/", "hakkimizda"],
    ["slug", undefined, ""],
    ["seo_title", " ", null],
    ["in_footer", undefined, true],
    ["in_footer", false, false],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));
});

describe("the addresses that no page gets", () => {
  const firstOf = (path: string) => path.replace(/^\//, "").split("/")[0] ?? "";
  const { assets } = unstable_readConfig({ config: "wrangler.toml" }) as { assets: { run_worker_first: string[] } };
  const taken = {
    routes: routes
      .flatMap(({ path, children = [] }: RouteConfigEntry) => [path, ...children.map((child) => child.path)])
      .map((path) => firstOf(path ?? "")),
    "addresses of the Worker": assets.run_worker_first.map(firstOf),
    // Cloudflare reads `_headers` and does not serve it.
    files: readdirSync("public").filter((name) => name !== "_headers"),
  };
  /** What an editor could give a page as its slug. */
  const slugs = (segments: string[]) =>
    [...new Set(segments)].filter((segment) => bareSlug(segment) === segment && segment);

  it.each(Object.entries(taken))("are those of %s", (_, segments) => {
    expect(segments.length).toBeGreaterThan(0);
    for (const slug of slugs(segments)) expect(isReserved(slug), slug).toBe(true);
  });

  it("are slugs", () => expect(slugs(RESERVED_SLUGS)).toEqual(RESERVED_SLUGS));
});
