import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { appearance, blog_posts, type Palette, pending_purges } from "../../db/schema";
import { paletteOf } from "../../worker/appearance/palette";
import { NAME, setupAppearanceSite, styleOf, valuesOf } from "../support/appearance-site";
import { listedPaths } from "../support/first-flight";
import { expectRefused, SITE_URL } from "../support/test-server";

const site = setupAppearanceSite({ cachesPages: true });
const ESCAPED = "Şans &quot;&amp; Çark&quot; &lt;i&gt;&#x27;🎲&#x27;&lt;/i&gt;";
const IN_XML = "Şans &quot;&amp; Çark&quot; &lt;i&gt;&apos;🎲&apos;&lt;/i&gt;";

let whole: Awaited<ReturnType<typeof site.uploadWhole>>;
beforeAll(async () => {
  whole = await site.uploadWhole();
});

describe("an owner's name", () => {
  it("stands wherever the site says its own, at once", async () => {
    const before = await site.html("/");
    expect(before).toContain("Bonus Rehberi");
    await site.save({ ...whole, logo_light: null, logo_dark: null });
    const post = (await site.html("/blog")).match(/href="(\/blog\/[\w-]+)"/)?.[1] ?? "";
    const bonus = (await site.html("/bonuslar")).match(/href="(\/bonuslar\/[\w-]+\/[\w-]+)"/)?.[1] ?? "";
    expect([post, bonus]).not.toContain("");
    const pages = [
      "/",
      "/bonuslar",
      "/guvenilir-siteler",
      "/blog",
      "/degisenler",
      "/sitemap",
      "/promotion/yok",
      post,
      bonus,
    ];
    for (const path of pages) {
      const html = await site.html(path);
      expect(html, path).toContain("Şans <b>&quot;&amp; Çark&quot; &lt;i&gt;&#x27;🎲&#x27;&lt;/i&gt;</b>");
      if (path !== "/promotion/yok")
        expect(html, path).toContain(`<meta property="og:site_name" content="${ESCAPED}"/>`);
    }
    expect(await site.html("/")).toContain(`<title>${ESCAPED} - Casino Bonusları ve Promosyonları</title>`);
    expect(await site.html("/")).toContain(String.raw`"name":"Şans \"\u0026 Çark\" \u003ci\u003e'🎲'\u003c/i\u003e"`);
    for (const path of ["/blog/feed.xml", "/bonuslar/feed.xml", "/degisenler/feed.xml"]) {
      const xml = await site.html(path);
      expect(xml, path).toContain(` - ${IN_XML}</title>`);
    }
    const panel = await (await site.admin.get("/admin/dashboard")).text();
    expect(panel).toContain(`<title>Kontrol Paneli - Yönetim - ${ESCAPED}</title>`);
    expect(await site.html("/admin/login")).toContain(`<title>Admin Paneli - ${ESCAPED}</title>`);
    const { address } = await site.admin.call<{ address: string }>("GET", "account/second-factor/proposal");
    expect(new URL(address).searchParams.get("issuer")).toBe(NAME);
    const { site: named } = await site.admin.call<{ site: object }>("GET", "first-run");
    expect(named).toMatchObject({ name: NAME });
  });

  it("leaves the built-in name on no page and in no feed or file, in whatever case", async () => {
    await site.save({ site_name: "Vaha Rehber" });
    const paths = await listedPaths(site);
    expect(paths).toEqual(expect.arrayContaining(["/", "/bonuslar", "/guvenilir-siteler", "/blog", "/gizlilik"]));
    const files = ["/site.webmanifest", "/robots.txt", "/sitemap.xml"];
    const feeds = ["/blog/feed.xml", "/bonuslar/feed.xml", "/degisenler/feed.xml"];
    const named: string[] = [];
    for (const path of [...paths, "/karsilastir", "/promotion/yok", ...files, ...feeds]) {
      const text = await (await site.server.get(path)).text();
      const found = /.{0,40}bonus(?:<\/?b>|[\s\u00a0-])*rehber.{0,20}/i.exec(
        text.replaceAll(new URL(SITE_URL).host, "").replaceAll("İ", "i"),
      );
      if (found) named.push(`${path}: ${found[0]}`);
    }
    expect(named).toEqual([]);
  });

  it("is no password, has no suffix where it is one word, and gives way to the configured one", async () => {
    await site.save({ site_name: "Pusulamız", accent: null });
    const account = { email: "yeni@bonusrehberi.example", name: "Yeni", role: "editor" };
    const refused = await site.admin.send("POST", "/api/admin/accounts", { ...account, password: "pusulamız 2026" });
    const { fields } = await expectRefused(refused, 422);
    expect(fields).toEqual({ password: "Şifre, e-posta adresi veya sitenin adı olamaz" });
    expect(await site.html("/")).toMatch(/<a class="brand" href="\/">Pusulamız <\/a>/);
    await site.save({ site_name: "", accent: null });
    expect(await site.html("/")).toContain("Bonus <b>Rehberi</b>");
  });

  it("signs posts that were written before it", async () => {
    await site.save({ site_name: "Pusula" });
    const rows = await site.server.db.select().from(blog_posts);
    const own = rows.find((row) => row.is_published && row.author === "Bonus Rehberi" && !row.written_by);
    expect(own).toBeDefined();
    expect(await site.html(`/blog/${own?.slug}`)).toMatch(/Yazan: (<!-- -->)?Pusula</);
    expect(await site.html(`/blog/${own?.slug}`)).toContain('"author":{"@type":"Organization","name":"Pusula"');
  });
});

describe("an owner's logo and icon", () => {
  it("stand in header, drawer and footer with their sides, so that nothing moves", async () => {
    await site.save(whole);
    const html = await site.html("/");
    const picture =
      `<picture><source media="(prefers-color-scheme:dark)" srcSet="${whole.logo_dark.address}" width="20" height="40"/>` +
      `<img src="${whole.logo_light.address}" alt="${ESCAPED}" width="160" height="20"/></picture>`;
    expect(html.split(picture)).toHaveLength(4);
    expect(html).not.toMatch(/<img[^>]*style=/);
    await site.save({ ...whole, logo_dark: null });
    expect((await site.html("/")).split(`<img src="${whole.logo_light.address}"`)).toHaveLength(4);
    expect(await site.html("/")).not.toContain("<picture>");
  });

  it("are the icon that browsers ask for, of the manifest, of search results and of shared links", async () => {
    await site.save(whole);
    const widthOf = async (path: string) => {
      const answer = await site.server.get(path);
      expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Cache-Tag")]).toEqual([
        200,
        "image/png",
        "content",
      ]);
      return new DataView(await answer.arrayBuffer()).getUint32(16);
    };
    expect(await widthOf("/favicon.ico")).toBe(32);
    expect(await widthOf("/apple-touch-icon.png")).toBe(180);
    expect(await widthOf("/favicon.svg")).toBe(192);
    const html = await site.html("/");
    expect(html).toContain(`"logo":"${SITE_URL}${whole.icon[512]}"`);
    expect(html).toContain(`<meta property="og:image" content="${SITE_URL}${whole.icon[512]}"/>`);
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    const answer = await site.server.get("/site.webmanifest");
    expect(answer.headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    expect(await answer.json()).toMatchObject({
      name: NAME,
      short_name: NAME,
      lang: "tr",
      start_url: "/",
      theme_color: paletteOf("#0fc2ae").light["page"],
      icons: [
        { src: whole.icon[192], sizes: "192x192", type: "image/png" },
        { src: whole.icon[512], sizes: "512x512", type: "image/png" },
      ],
    });
    await site.save({ site_name: "Pusula" });
    expect(await site.html("/")).not.toContain("og:image");
    expect(await (await site.server.get("/site.webmanifest")).json()).toMatchObject({
      icons: [{ src: "/favicon.svg" }],
    });
  });
});

describe("an owner's colour", () => {
  const colours = paletteOf("#0fc2ae");

  it("replaces the values of the tokens, and the policy follows", async () => {
    await site.save({ accent: null });
    const builtIn = await site.html("/");
    await site.save({ accent: "#0fc2ae" });
    const answer = await site.server.get("/");
    const html = await answer.text();
    const expected: Palette = { light: colours.light, dark: colours.dark };
    for (const [token, value] of Object.entries(expected.light)) expect(valuesOf(html, token)[0], token).toBe(value);
    for (const [token, value] of Object.entries(expected.dark)) expect(valuesOf(html, token)[1], token).toBe(value);
    expect(valuesOf(html, "page").at(-1)).toMatch(/^#fff/);
    expect(Math.abs(styleOf(html).length - styleOf(builtIn).length)).toBeLessThan(40);
    const hash = createHash("sha256").update(styleOf(html)).digest("base64");
    expect(answer.headers.get("Content-Security-Policy")).toContain(hash);
    for (const scheme of ["light", "dark"] as const)
      expect(html).toContain(
        `<meta name="theme-color" content="${colours[scheme]["page"]}" media="(prefers-color-scheme: ${scheme})"/>`,
      );
    await site.save({ accent: null });
    expect(styleOf(await site.html("/"))).toBe(styleOf(builtIn));
  });
});

describe("an owner's footer", () => {
  it("has the text, links and social addresses, and counts clicks to operators", async () => {
    const [casino] = (await site.admin.call<{ rows: { slug: string; url: string }[] }>("GET", "casinos")).rows;
    await site.save({
      footer_text: "Bonusların <pusulası>.",
      footer_links: [
        { label: "Künye", address: "/hakkimizda" },
        { label: "Kurul", address: "https://kurul.example/karar?a=1&b=2" },
        { label: "Oyna", address: casino?.url.replace("http:", "https:") ?? "" },
      ],
      social: [...whole.social, `https://canli.${new URL(casino?.url ?? "").hostname.replace("www.", "")}/kanal`],
    });
    const footer = /<footer>(.*?)<\/footer>/s.exec(await site.html("/"))?.[1] ?? "";
    expect(footer).toContain("<p>Bonusların &lt;pusulası&gt;.</p>");
    for (const link of [
      '<a href="/hakkimizda">Künye</a>',
      '<a href="https://kurul.example/karar?a=1&amp;b=2" rel="noopener">Kurul</a>',
      '<a href="https://t.me/pusula" rel="noopener">Telegram</a>',
      '<a href="https://www.youtube.com/@pusula" rel="noopener">YouTube</a>',
      '<a href="https://baska.example/pusula" rel="noopener">baska.example</a>',
    ])
      expect(footer).toContain(link);
    expect(footer).toMatch(new RegExp(`<a href="/git/${casino?.slug}\\?y=altbolum" rel="[^"]*nofollow[^"]*">Oyna</a>`));
    const social = new RegExp(`<a href="/git/${casino?.slug}\\?y=altbolum" rel="[^"]*nofollow[^"]*">canli\\.`);
    expect(footer).toMatch(social);
    await site.save({ footer_text: "", footer_links: [], social: [] });
    expect(await site.html("/")).toContain("güvenilir siteleri karşılaştıran bağımsız rehber.");
  });
});

describe("a change of the appearance", () => {
  it("makes every page stale", async () => {
    await site.save({ site_name: "Önce" });
    await site.server.db.delete(pending_purges);
    await site.server.db.update(appearance).set({ site_name: "Sonra" });
    expect((await site.server.db.select().from(pending_purges)).map(({ tag }) => tag)).toEqual(["content"]);
    for (const path of ["/", "/bonuslar", "/sitemap"]) expect(await site.html(path)).toContain("Sonra");
  });
});
