import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, type Casino, casinos, type Page, type Post, type Promotion, promotions } from "../../db/schema";
import { casinoInput, pageInput, postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { send } from "../support/admin-client";
import { request } from "../support/test-server";

const site = setupAdminSite();

/** Posts an unsaved form as the panel's frame does. */
function preview(kind: string, record: unknown, { cookie = site.admin.cookie, headers = {} } = {}) {
  const body = new FormData();
  body.set("record", typeof record === "string" ? record : JSON.stringify(record));
  const sent = { Origin: "null", "Sec-Fetch-Site": "same-origin", ...headers };
  return send(site.server, cookie, "POST", `/admin/preview/${kind}`, body, sent);
}
const shown = async (kind: string, record: unknown) => {
  const page = await preview(kind, record);
  expect(page.status).toBe(200);
  return page.text();
};
const added = <Row>(path: string, input: object) => site.admin.call<Row>("POST", path, input);
const firstCasino = async () => {
  const [casino] = await site.server.db.select().from(casinos).orderBy(casinos.sort_key).limit(1);
  return casino as Casino;
};

describe("the preview of an unsaved form", () => {
  it("is the page of a new post as visitors will see it, and writes nothing", async () => {
    const before = await site.server.db.$count(blog_posts);
    const html = await shown("post", { values: { ...postInput(), title: "Kaydedilmemiş <Yazı>", publish_at: null } });
    expect(html).toContain("<h1>Kaydedilmemiş &lt;Yazı&gt;</h1>");
    expect(html).toContain("oynanması gereken tutardır");
    expect(html).toContain('href="https://bonusrehberi.example/blog/kaydedilmemis-yazi"');
    expect(await site.server.db.$count(blog_posts)).toBe(before);
    expect((await request(site.server, "/blog/kaydedilmemis-yazi")).status).toBe(404);
  });

  it("shows a changed post in place of the stored one", async () => {
    const post = await added<Post>("blog", { ...postInput(), title: "Eski Hâli" });
    const html = await shown("post", { id: post.id, values: { ...postInput(), title: "Yeni Hâli" } });
    expect(html).toContain("<h1>Yeni Hâli</h1>");
    expect(html).not.toContain("Eski Hâli");
    expect((await site.admin.call<Post>("GET", `blog/${post.id}`)).title).toBe("Eski Hâli");
  });

  it("is the page of a promotion with its terms, its casino and the beginning of its description", async () => {
    const { id: casino_id, name } = await firstCasino();
    const values = { ...promotionInput(), casino_id, is_active: false, wagering: "35", wagering_base: "bonus" };
    const html = await shown("promotion", { values: { ...values, fixed_bonus: "1.500" } });
    for (const part of ["Çılgın Çark Bonusu", name, "1.500", "35x", "Ayrıntılar burada.", "18 yaş"])
      expect(html).toContain(part);
    expect(html).not.toContain("sona erdi");
  });

  it("is the page of a casino with its computed score", async () => {
    const review = Object.fromEntries(
      ["licence", "withdrawals", "terms", "support", "complaints"].map((name) => [
        name,
        { score: "4", reason: "Belgelerle doğrulandı." },
      ]),
    );
    const html = await shown("casino", { values: { ...casinoInput(), review, featured: true } });
    expect(html).toContain("<h1>Şımarık Çınar</h1>");
    expect(html).toContain("4,0");
  });

  it("is the page of a text, also at an address of the site itself", async () => {
    for (const title of ["Çerez Tercihleri", "Blog"])
      expect(await shown("page", { values: { ...pageInput(), title } })).toContain(`<h1>${title}</h1>`);
  });

  it("shows what can be shown of an unfinished form", async () => {
    const post = { title: "", category: "", excerpt: "", content: "<p>Kısa.</p>", image_url: "javascript:alert(1)" };
    const html = await shown("post", { values: post });
    expect(html).toContain("<p>Kısa.</p>");
    expect(html).not.toContain("alert(1)");
    const promotion = { title: "Yarım", url: "adres değil", short_description: "", casino_id: "yok", wagering: "çok" };
    expect(await shown("promotion", { values: promotion })).toContain("Yarım");
    expect(await shown("casino", { values: { name: "Adsız", founded_year: "dün" } })).toContain("<h1>Adsız</h1>");
    expect(await shown("page", { values: { title: "Boş", slug: "admin", content: "" } })).toContain("<h1>Boş</h1>");
  });

  it("is sanitised, runs no script and sends no form", async () => {
    const content = `${postInput().content}<script>alert(1)</script><img src=x onerror=alert(1)>`;
    const page = await preview("post", { values: { ...postInput(), content } });
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    for (const rule of ["script-src 'none'", "form-action 'none'", "frame-ancestors 'self'"])
      expect(policy).toContain(rule);
    expect(page.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    const html = await page.text();
    expect(html).not.toContain("alert(1)");
    expect(html).toContain('<base target="_blank"/>');
  });

  it("is not cached or indexed", async () => {
    const values = { ...postInput(), title: "Önbelleğe Girmeyen" };
    const page = await preview("post", { values });
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(page.headers.get("Cache-Tag")).toBeNull();
    expect(page.headers.get("Cloudflare-CDN-Cache-Control")).toBeNull();
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>');
    expect(await site.html("/blog")).not.toContain("Önbelleğe Girmeyen");
  });

  it("is for signed-in editors who send it from the panel", async () => {
    const record = { values: postInput() };
    const stranger = await preview("post", record, { cookie: "" });
    expect(stranger.headers.get("Location")).toContain("/admin/login?");
    expect((await preview("post", record, { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(403);
    expect((await preview("comment", record)).status).toBe(404);
    for (const broken of ["{", "[]", '{"id":"1","values":{}}', '{"values":[]}'])
      expect((await preview("post", broken)).status).toBe(422);
    expect(
      (await request(site.server, "/admin/preview/post", { headers: { Cookie: site.admin.cookie } })).status,
    ).not.toBe(200);
  });

  it("does not change what visitors get", async () => {
    const [promotion] = await site.server.db.select().from(promotions).where(eq(promotions.is_active, true)).limit(1);
    const { id, title } = promotion as Promotion;
    await shown("promotion", { id, values: { ...promotionInput(), title: "Yalnız Önizlemede" } });
    expect(await site.html("/bonuslar")).not.toContain("Yalnız Önizlemede");
    expect((await site.admin.call<Promotion>("GET", `promotions/${id}`)).title).toBe(title);
    const page = await added<Page>("pages", { ...pageInput(), title: "Duran Sayfa" });
    await shown("page", { id: page.id, values: { ...pageInput(), title: "Geçici Başlık" } });
    expect(await site.html(`/${page.slug}`)).toContain("<h1>Duran Sayfa</h1>");
  });
});
