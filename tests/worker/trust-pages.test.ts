import { describe, expect, it } from "vitest";
import { type Page, pages } from "../../db/schema";
import { pageInput } from "../support/inputs";
import { redirectClient } from "../support/redirect-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { trashClient } from "../support/trash-client";

const site = setupAdminSite({ logsStatements: true });
const { resolve } = redirectClient(site);
const { remove, restore } = trashClient(site);
const post = (body: object) => site.admin.send("POST", "/api/admin/pages", body);
const add = async (body: object) => (await post(body)).json<Page>();
const save = ({ id, updated_at }: Page, body: object) =>
  site.admin.call<Page>("PUT", `pages/${id}`, { ...pageInput(), ...body, updated_at });
const footerOf = (html: string) => /<nav aria-labelledby="rehber">.*?<\/nav>/s.exec(html)?.[0] ?? "";
const linksOf = (html: string) => [...footerOf(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe("a page", () => {
  it("is stored sanitised under an address made of its title, and shown with its texts and date", async () => {
    const row = await add({
      ...pageInput(),
      title: "Çalışma İlkelerimiz",
      content: `<p onclick="x()">Açık ve ölçülü yazıyoruz.</p><script>x()</script>`,
    });
    expect(row).toMatchObject({
      slug: "calisma-ilkelerimiz",
      content: "<p>Açık ve ölçülü yazıyoruz.</p>",
      in_footer: true,
      seo_title: null,
    });
    await site.set(pages, row.id, { updated_at: "2026-11-18T22:30:00.000Z" });
    const html = await site.html("/calisma-ilkelerimiz");
    expect(html).toContain("<title>Çalışma İlkelerimiz - Bonus Rehberi</title>");
    expect(html).toContain('<meta name="description" content="Açık ve ölçülü yazıyoruz."/>');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/calisma-ilkelerimiz"\/>/);
    expect(html).toMatch(/Son güncelleme: <time dateTime="2026-11-18T22:30:00.000Z">19 Kasım 2026</i);
    expect(html).toMatch(
      /<nav class="crumbs"[^>]*>.*<a href="\/">Anasayfa<\/a>.*aria-current="page">Çalışma İlkeleri/s,
    );
  });

  it("has the texts for search engines that its form gives it", async () => {
    await add({
      ...pageInput(),
      slug: "aranan",
      seo_title: "Aranan Başlık",
      seo_description: "Kısa.",
      seo_keywords: "a, b",
    });
    const html = await site.html("/aranan");
    expect(html).toContain("<title>Aranan Başlık</title>");
    expect(html).toContain('<meta name="description" content="Kısa."/>');
    expect(html).toContain('<meta name="keywords" content="a, b"/>');
  });

  it("has one address: its id, upper case and a slash at the end lead there", async () => {
    const { id } = await add({ ...pageInput(), slug: "tek-adres" });
    expect(await resolve(`/${id}`)).toEqual([302, "/tek-adres"]);
    expect(await resolve("/Tek-Adres")).toEqual([301, "/tek-adres"]);
    expect(await resolve("/tek-adres/")).toEqual([301, "/tek-adres"]);
    expect(await resolve("/tek-adresi")).toEqual([302, "/"]);
    const answer = await site.server.post("/tek-adres", "a=b", { "Content-Type": "application/x-www-form-urlencoded" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("answers 404 in the trash, and is restored as it was", async () => {
    const { id } = await add({ ...pageInput(), slug: "gelgit" });
    await remove("pages", id);
    expect(await resolve("/gelgit")).toEqual([404]);
    expect(await site.html("/gelgit")).toContain("Bu sayfa şu anda yayında değil.");
    expect((await restore(id)).status).toBe(200);
    expect(await resolve("/gelgit")).toEqual([200]);
  });
});

describe("an address that the site needs", () => {
  it.each(["blog", "bonuslar", "karsilastir", "Sitemap"])("is refused to a page: %s", async (slug) => {
    const sentence = `/${slug.toLowerCase()} adresini sitenin kendisi kullanıyor. Başka bir adres yazın.`;
    const typed = await expectRefused(await post({ ...pageInput(), slug }), 422);
    expect(typed.fields).toEqual({ slug: sentence });
    const derived = await expectRefused(await post({ ...pageInput(), title: slug }), 422, sentence);
    expect(derived.fields).toEqual({ slug: sentence });
    const row = await add({ ...pageInput(), slug: "tasinmayan" });
    const edit = { ...pageInput(), slug, updated_at: row.updated_at };
    const moved = await expectRefused(await site.admin.send("PUT", `/api/admin/pages/${row.id}`, edit), 422);
    expect(moved.fields).toEqual({ slug: sentence });
  });

  it("is answered without asking the database for a page", async () => {
    await site.server.db
      .insert(pages)
      .values({ title: "Sızan", slug: "media", content: "<p>Sızan</p>", search_text: "" });
    expect(await resolve("/media")).toEqual([404]);
    site.server.sentStatements();
    await resolve("/media");
    expect(site.server.sentStatements()).toEqual([]);
    for (const path of ["/x.y", "/a%20b"]) await resolve(path);
    const asked = site.server.sentStatements().flat();
    expect(asked.filter((statement) => !statement.startsWith('select "redirects"."id"'))).toEqual([]);
  });
});

describe("the footer", () => {
  it("links the chosen pages everywhere, in the order in which they were added", async () => {
    await site.server.db.delete(pages);
    const first = await add({ ...pageInput(), title: "Önce", slug: "once" });
    await add({ ...pageInput(), title: "Sonra", slug: "sonra" });
    await add({ ...pageInput(), title: "Saklı", slug: "sakli", in_footer: false });
    for (const path of ["/", "/bonuslar", "/blog", "/sakli", "/blog/yok"])
      expect(linksOf(await site.html(path)), path).toEqual(["/once", "/sonra"]);
    await save(first, { title: "Önce Gelen", slug: "once-gelen" });
    expect(footerOf(await site.html("/guvenilir-siteler"))).toContain('<a href="/once-gelen">Önce Gelen</a>');
  });

  it("has no such part without pages", async () => {
    await site.server.db.delete(pages);
    expect(await site.html("/")).not.toContain("Rehber Hakkında");
  });
});

describe("the site maps", () => {
  it("list every page, in the footer or not", async () => {
    await add({ ...pageInput(), title: "Haritada", slug: "haritada", in_footer: false });
    expect(await site.html("/sitemap")).toContain('<a href="/haritada">Haritada</a>');
    expect(await site.html("/sitemap.xml")).toMatch(
      /\/haritada<\/loc>\s*<lastmod>[^<]+<\/lastmod>\s*<changefreq>monthly/,
    );
  });
});

describe("the list of pages", () => {
  it("finds titles, texts and addresses as Turkish readers write them", async () => {
    await add({ ...pageInput(), title: "Işıltılı Künye", slug: "kunye", content: "<p>Yayın ilkelerimiz burada.</p>" });
    const found = async (q: string) => {
      const answer = await site.admin.get(`/api/admin/pages?q=${encodeURIComponent(q)}`);
      return (await answer.json<{ rows: Page[] }>()).rows.map(({ title }) => title);
    };
    for (const q of ["IŞILTILI", "ilkelerimiz BURADA", "kunye"]) expect(await found(q), q).toEqual(["Işıltılı Künye"]);
    expect(await found("bulunmaz")).toEqual([]);
  });
});
