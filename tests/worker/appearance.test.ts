import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { appearance, type Appearance, blog_posts, type Icon, type Palette, pending_purges } from "../../db/schema";
import { paletteOf } from "../../worker/appearance/palette";
import { createAdminClient, send } from "../support/admin-client";
import { fileForm, png, type StoredImage } from "../support/images";
import { appearanceInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const PATH = "/api/admin/settings/appearance";
const site = setupAdminSite({ cachesPages: true });
const { edit } = resourceClient(site, PATH, appearance, appearanceInput);
const NAME = `Şans "& Çark" <i>'🎲'</i>`;
const ESCAPED = "Şans &quot;&amp; Çark&quot; &lt;i&gt;&#x27;🎲&#x27;&lt;/i&gt;";
const IN_XML = "Şans &quot;&amp; Çark&quot; &lt;i&gt;&apos;🎲&apos;&lt;/i&gt;";

const upload = (bytes: Uint8Array) =>
  site.admin.call<StoredImage>("POST", "/api/admin/media/site", fileForm(bytes, "logo.png", "image/png"));
async function save(change: object) {
  const { id, updated_at } = await site.admin.call<Appearance>("GET", PATH);
  const answer = await edit(id, updated_at, change);
  expect(answer.status).toBe(200);
  return answer.json<Appearance>();
}
const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
/** The values of a token, in the order of the style. */
const valuesOf = (html: string, token: string) =>
  [...styleOf(html).matchAll(new RegExp(`--${token}:([^;}]+)`, "g"))].map(([, value]) => value);

let icon: Icon;
let logos: { light: string; dark: string };
beforeAll(async () => {
  const sides = [32, 180, 192, 512].map(async (side) => [side, (await upload(png(side, side))).url] as const);
  icon = Object.fromEntries(await Promise.all(sides)) as Icon;
  logos = { light: (await upload(png(800, 100))).url, dark: (await upload(png(40, 80))).url };
});
const whole = () => ({
  site_name: NAME,
  icon,
  accent: "#0fc2ae",
  logo_light: { address: logos.light },
  logo_dark: { address: logos.dark },
  social: ["https://t.me/pusula", "https://www.youtube.com/@pusula", "https://baska.example/pusula"],
});

describe("an owner's name", () => {
  it("stands wherever the site says its own, at once", async () => {
    const before = await site.html("/");
    expect(before).toContain("Bonus Rehberi");
    await save({ ...whole(), logo_light: null, logo_dark: null });
    const post = (await site.html("/blog")).match(/href="(\/blog\/[\w-]+)"/)?.[1] ?? "";
    const bonus = (await site.html("/bonuslar")).match(/href="(\/bonuslar\/[\w-]+\/[\w-]+)"/)?.[1] ?? "";
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
    expect(await (await site.admin.get("/admin")).text()).not.toContain("Bonus Rehberi -");
    expect(await site.html("/admin/login")).toContain(`<title>Admin Paneli - ${ESCAPED}</title>`);
    const { address } = await site.admin.call<{ address: string }>("GET", "account/second-factor/proposal");
    expect(new URL(address).searchParams.get("issuer")).toBe(NAME);
    const { site: named } = await site.admin.call<{ site: object }>("GET", "first-run");
    expect(named).toMatchObject({ name: NAME });
  });

  it("leaves the built-in name on no page and in no feed or file, in whatever case", async () => {
    await save({ site_name: "Vaha Rehber" });
    const addresses = (await site.html("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g);
    const paths = Array.from(addresses, ([, address]) => new URL(address ?? "").pathname);
    expect(paths.length).toBeGreaterThan(90);
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
    await save({ site_name: "Pusulamız", accent: null });
    const account = { email: "yeni@bonusrehberi.example", name: "Yeni", role: "editor" };
    const refused = await site.admin.send("POST", "/api/admin/accounts", { ...account, password: "pusulamız 2026" });
    expect(refused.status).toBe(422);
    expect(await site.html("/")).toMatch(/<a class="brand" href="\/">Pusulamız <\/a>/);
    await save({ site_name: "", accent: null });
    expect(await site.html("/")).toContain("Bonus <b>Rehberi</b>");
  });

  it("signs posts that were written before it", async () => {
    await save({ site_name: "Pusula" });
    const rows = await site.server.db.select().from(blog_posts);
    const own = rows.find((row) => row.is_published && row.author === "Bonus Rehberi" && !row.written_by);
    expect(own).toBeDefined();
    expect(await site.html(`/blog/${own?.slug}`)).toMatch(/Yazan: (<!-- -->)?Pusula</);
    expect(await site.html(`/blog/${own?.slug}`)).toContain('"author":{"@type":"Organization","name":"Pusula"');
  });
});

describe("an owner's logo and icon", () => {
  it("stand in header, drawer and footer with their sides, so that nothing moves", async () => {
    await save(whole());
    const html = await site.html("/");
    const picture =
      `<picture><source media="(prefers-color-scheme:dark)" srcSet="${logos.dark}" width="20" height="40"/>` +
      `<img src="${logos.light}" alt="${ESCAPED}" width="160" height="20"/></picture>`;
    expect(html.split(picture)).toHaveLength(4);
    expect(html).not.toMatch(/<img[^>]*style=/);
    await save({ ...whole(), logo_dark: null });
    expect((await site.html("/")).split(`<img src="${logos.light}"`)).toHaveLength(4);
    expect(await site.html("/")).not.toContain("<picture>");
  });

  it("are the icon that browsers ask for, of the manifest, of search results and of shared links", async () => {
    await save(whole());
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
    expect(html).toContain(`"logo":"${SITE_URL}${icon[512]}"`);
    expect(html).toContain(`<meta property="og:image" content="${SITE_URL}${icon[512]}"/>`);
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
        { src: icon[192], sizes: "192x192", type: "image/png" },
        { src: icon[512], sizes: "512x512", type: "image/png" },
      ],
    });
    await save({ site_name: "Pusula" });
    expect(await site.html("/")).not.toContain("og:image");
    expect(await (await site.server.get("/site.webmanifest")).json()).toMatchObject({
      icons: [{ src: "/favicon.svg" }],
    });
  });
});

describe("an owner's colour", () => {
  const colours = paletteOf("#0fc2ae");

  it("replaces the values of the tokens, and the policy follows", async () => {
    await save({ accent: null });
    const builtIn = await site.html("/");
    await save({ accent: "#0fc2ae" });
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
    await save({ accent: null });
    expect(styleOf(await site.html("/"))).toBe(styleOf(builtIn));
  });
});

describe("an owner's footer", () => {
  it("has the text, links and social addresses, and counts clicks to operators", async () => {
    const [casino] = (await site.admin.call<{ rows: { slug: string; url: string }[] }>("GET", "casinos")).rows;
    await save({
      footer_text: "Bonusların <pusulası>.",
      footer_links: [
        { label: "Künye", address: "/hakkimizda" },
        { label: "Kurul", address: "https://kurul.example/karar?a=1&b=2" },
        { label: "Oyna", address: casino?.url.replace("http:", "https:") ?? "" },
      ],
      social: [...whole().social, `https://canli.${new URL(casino?.url ?? "").hostname.replace("www.", "")}/kanal`],
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
    await save({ footer_text: "", footer_links: [], social: [] });
    expect(await site.html("/")).toContain("güvenilir siteleri karşılaştıran bağımsız rehber.");
  });
});

describe("a change of the appearance", () => {
  it("makes every page stale", async () => {
    await save({ site_name: "Önce" });
    await site.server.db.delete(pending_purges);
    await site.server.db.update(appearance).set({ site_name: "Sonra" });
    expect((await site.server.db.select().from(pending_purges)).map(({ tag }) => tag)).toEqual(["content"]);
    for (const path of ["/", "/bonuslar", "/sitemap"]) expect(await site.html(path)).toContain("Sonra");
  });

  it("leaves pages within one flight, by brotli and with their headers", async () => {
    await save(whole());
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const sizes = new Map<string, number>();
    const addresses = (await site.html("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g);
    for (const path of Array.from(addresses, ([, address]) => new URL(address ?? "").pathname)) {
      const answer = await site.server.get(path);
      const headers = [...answer.headers].filter(([name]) => !/^(cache-tag|cloudflare-cdn-cache-control)$/.test(name));
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
      sizes.set(path, lines.length + brotliCompressSync(await answer.text(), { params }).length);
    }
    expect(sizes.size).toBeGreaterThan(90);
    expect([...sizes].filter(([, bytes]) => bytes > 10 * 1460)).toEqual([]);
  });
});

describe("the preview of an appearance", () => {
  const preview = (kind: string, values: object, cookie = site.admin.cookie) => {
    const body = new FormData();
    body.set("record", JSON.stringify({ values }));
    const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    return send(site.server, cookie, "POST", `/admin/preview/appearance-${kind}`, body, headers);
  };

  it("shows home, the bonuses and a bonus with what is not saved yet, and changes nothing", async () => {
    await save({ site_name: "Saklanan", accent: null });
    const values = { ...appearanceInput(), ...whole(), site_name: "Denenen", accent: "#E5484D" };
    const titles = { home: /<h1>/, list: /Güncel Casino Bonusları/, bonus: /class="decision/ };
    for (const [kind, part] of Object.entries(titles)) {
      const answer = await preview(kind, values);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(part);
      expect(html).toContain(`<img src="${logos.light}" alt="Denenen" width="160" height="20"/>`);
      expect(valuesOf(html, "gold-solid")).toEqual(["#e5484d"]);
      expect(html).not.toContain("Saklanan");
    }
    const odd = await (await preview("home", { ...values, accent: "turkuaz", logo_light: { address: 5 } })).text();
    expect(odd).toContain("Denenen");
    expect(valuesOf(odd, "gold-solid")).toEqual(["#ffc53d"]);
    expect(await site.html("/")).toContain("Saklanan");
    expect(await site.html("/promotion/yok")).toContain("Saklanan");
  });

  it("is for administrators", async () => {
    const editor = await createAdminClient(site.server, "onizleyen@bonusrehberi.example", "editor");
    expect((await preview("home", appearanceInput(), editor.cookie)).status).toBe(403);
  });
});
