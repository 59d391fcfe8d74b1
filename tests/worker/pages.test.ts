import { and, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, casinos, pages, promotions, settings } from "../../db/schema";
import { setupSite } from "../support/site";

const site = setupSite();
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

async function page(path: string, status = 200) {
  const response = await site.server.get(path);
  expect(response.status, path).toBe(status);
  return response.text();
}

async function leadsTo(path: string, status: number) {
  const response = await site.server.get(path);
  expect(response.status, path).toBe(status);
  return response.headers.get("Location");
}

describe("the public pages", () => {
  it.each([
    ["/", ["Güncel Bonuslar", "Güvenilir Siteler", "Blog Yazıları", "Bonuslara göz atın", "Rehber nasıl çalışıyor"]],
    ["/blog", ["Blog</h1>", "sorumlu oyun üzerine"]],
    ["/bonuslar", ['placeholder="Bonus ara..."', "Tüm Bonuslar", "Sonraki ›"]],
    [
      PROMOTION,
      ["Şartlar ve Koşullar", "Bonusu Al", "Site Bilgileri", "Diğer Bonuslar", "Yorum Gönder", "Malta lisanslı"],
    ],
    ["/guvenilir-siteler", ["Güvenilir Siteler</h1>", "Zümrüt Casino", "7/24 Destek"]],
    ["/casino/isilti-casino", ["Işıltı Casino</h1>", "Siteye Git", "aktif bonus", "Malta lisanslı"]],
    ["/casino/dag-evi-casino", ["Bu casino sitesi için henüz promosyon bulunmuyor"]],
    ["/sitemap", ["Site Haritası", "/casino/zumrut-casino", "/bonuslar?kategori=turnuva"]],
    [
      "/nasil-degerlendiriyoruz",
      ["Nasıl Değerlendiriyoruz?</h1>", "Son güncelleme: ", "Çekim hızı", "ağırlığını editörlerimiz belirler"],
    ],
    ["/admin/login", ["Admin Paneli", "Devam etmek için giriş yapın", "Giriş Yap"]],
  ])("%s shows its content", async (path, texts) => {
    const html = await page(path);
    for (const text of texts) expect(html).toContain(text);
    expect(html).not.toContain("undefined");
  });

  it.each(["/", "/bonuslar", PROMOTION, "/casino/isilti-casino", "/blog/lisans-numarasi-nasil-kontrol-edilir"])(
    "%s names the bonus on each link and button about it, after the words in view (P4.2)",
    async (path) => {
      const html = await page(path);
      const named = Array.from(
        html.matchAll(/<(?:a|button)([^>]*)>(Detaylar|Bonusu Al|Kopyala)</g),
        ([, attributes = "", words = ""]) => ({ words, label: /aria-label="([^"]*)"/.exec(attributes)?.[1] }),
      );
      expect(new Set(named.map(({ words }) => words)).size).toBe(3);
      const titles = new Set(Array.from(html.matchAll(/<h[13]>([^<]*)</g), ([, title = ""]) => title));
      const wrong = named.filter(
        ({ words, label }) => !label?.startsWith(`${words}: `) || !titles.has(label.slice(words.length + 2)),
      );
      expect(wrong).toEqual([]);
    },
  );

  it("carries shell, footer and the law on every public page", async () => {
    for (const path of [
      "/",
      "/blog",
      "/bonuslar",
      PROMOTION,
      "/guvenilir-siteler",
      "/casino/isilti-casino",
      "/gizlilik",
      "/sitemap",
    ]) {
      const html = await page(path);
      for (const text of [
        "Anasayfa",
        "Güvenilir Siteler",
        "Ana Sayfa",
        "18+",
        "YEDAM",
        "115",
        "ödeme alabiliriz",
        "Menü",
      ])
        expect(html, path).toContain(text);
      expect(html.match(/Son Blog Yazıları[\s\S]*?<\/nav>/)?.[0].match(/<li>/g)).toHaveLength(4);
    }
  });

  it("fills wide windows with lists, not with text", async () => {
    const isWide = async (path: string, status?: number) =>
      (await page(path, status)).includes('<body class="wide-page">');
    for (const path of ["/", "/bonuslar", "/guvenilir-siteler", "/blog"]) expect(await isWide(path), path).toBe(true);
    expect(await isWide("/sorumlu-oyun")).toBe(false);
    expect(await isWide("/blog?sayfa=99", 404)).toBe(false);
  });

  it("marks paid links and gives every image its size", async () => {
    for (const path of ["/", "/bonuslar", PROMOTION, "/casino/isilti-casino"]) {
      const html = await page(path);
      for (const [link] of html.matchAll(/<a [^>]*href="\/git\/[^>]*>/g))
        expect(link).toContain('rel="sponsored nofollow noopener"');
      for (const [image] of html.matchAll(/<img [^>]*>/g)) {
        expect(image).toMatch(/width="\d+"/);
        expect(image).toMatch(/height="\d+"/);
        expect(image).toMatch(/loading="lazy"|fetchPriority="high"|fetchpriority="high"/);
      }
    }
  });

  it("counts a casino's active promotions only", async () => {
    const { db } = site.server;
    const count = async () => Number(/(\d+) aktif bonus/.exec(await page("/casino/isilti-casino"))?.[1]);
    const before = await count();
    const [one] = await db
      .select({ id: promotions.id })
      .from(promotions)
      .innerJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(and(eq(casinos.slug, "isilti-casino"), eq(promotions.is_active, true), isNull(promotions.expiry_date)));
    const switchTo = (is_active: boolean) => site.set(promotions, one?.id, { is_active });
    await switchTo(false);
    expect(await count()).toBe(before - 1);
    await switchTo(true);
  });
});

describe("addresses", () => {
  it("leads from legacy, loose and unknown addresses to the one address", async () => {
    const [promotion] = await site.server.db
      .select()
      .from(promotions)
      .where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    const [post] = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true));
    const [casino] = await site.server.db.select().from(casinos).where(eq(casinos.slug, "ege-ruzgari"));
    expect(await leadsTo(`/promotion/${promotion?.id}`, 301)).toBe(PROMOTION);
    expect(await leadsTo(`/promotion?id=${promotion?.id}`, 301)).toBe(PROMOTION);
    expect(await leadsTo(`/bonuslar/isilti-casino/${promotion?.id}`, 302)).toBe(PROMOTION);
    expect(await leadsTo("/bonuslar/isilti-casino/150-hos-geldin", 302)).toBe(PROMOTION);
    expect(await leadsTo(`/blog/${post?.id}`, 302)).toBe(`/blog/${post?.slug}`);
    expect(await leadsTo(`/casino/${casino?.id}`, 302)).toBe("/casino/ege-ruzgari");
    expect(await leadsTo("/casino/EGE%20R%C3%9CZG%C3%82RI", 302)).toBe("/casino/ege-ruzgari");
    expect(await leadsTo("/casino/ruzgari", 302)).toBe("/casino/ege-ruzgari");
    expect(await leadsTo("/admin", 302)).toBe("/admin/login");
    for (const path of ["/yok", "/a/b/c", "/bonuslarx", "/blog/a/b"]) expect(await leadsTo(path, 302)).toBe("/");
    expect(await leadsTo("/bonuslar/?q=x", 301)).toBe("/bonuslar?q=x");
    expect(await leadsTo("/BONUSLAR?q=x", 301)).toBe("/bonuslar?q=x");
    expect(await leadsTo("/Sitemap.XML", 301)).toBe("/sitemap.xml");
    expect(await leadsTo("//evil.example/", 301)).toBe("/evil.example");
  });

  it("has one address, whatever campaign led to it", async () => {
    expect(await leadsTo("/bonuslar?utm_source=x&kategori=turnuva&gclid=1&UTM_Medium=y", 301)).toBe(
      "/bonuslar?kategori=turnuva",
    );
    expect(await leadsTo("/?fbclid=IwAR0", 301)).toBe("/");
    expect(await leadsTo("/Blog/?gad_source=1", 301)).toBe("/blog");
    expect((await site.server.get("/bonuslar?q=utm_source%3Dx%26gclid")).status).toBe(200);
  });

  it.each([
    ["/promotion", promotions, 301, () => PROMOTION],
    ["/bonuslar/isilti-casino", promotions, 302, () => PROMOTION],
    ["/blog", blog_posts, 302, (slug: string) => `/blog/${slug}`],
    ["/casino", casinos, 302, (slug: string) => `/casino/${slug}`],
  ] as const)("finds an upper-case id under %s", async (under, table, status, at) => {
    const rows = await site.server.db.select().from(table);
    const row = rows.find((row) =>
      "casino_id" in row ? PROMOTION.endsWith(row.slug) : !("is_published" in row) || row.is_published,
    );
    expect(await leadsTo(`${under}/${row?.id.toUpperCase()}`, status)).toBe(at(row?.slug ?? ""));
  });

  it("answers 404 to what is not there", async () => {
    expect(await page("/bonuslar/isilti-casino/yok-boyle-bir-sey", 404)).toContain(
      "Promosyon bulunamadı (isilti-casino/yok-boyle-bir-sey)",
    );
    expect(await page("/bonuslar/x/isilti-casino", 404)).toContain("Tüm Bonuslara Dön");
    expect(await page("/promotion/yok", 404)).toContain("Promosyon bulunamadı (yok)");
    expect(await page("/promotion", 404)).toContain("<p>Promosyon bulunamadı</p>");
    expect(await page("/bonuslar/%E2%80%AEx/y", 404)).toContain("Promosyon bulunamadı (x/y)");
    expect(await page("/blog/yok", 404)).toContain("Makale bulunamadı");
    expect(await page("/casino/qq", 404)).toContain("Casino site bulunamadı");
    for (const path of [
      "/x.php",
      "/.env",
      "/wrangler.toml",
      "/bonuslar.data",
      "/_root.data",
      "/api/yok",
      "/api",
      "/media/yok",
      "/media",
      "/assets/yok.js",
    ])
      expect((await site.server.get(path)).status, path).toBe(404);
  });

  it("hides drafts by slug and by id, everywhere", async () => {
    const drafts = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, false));
    expect(drafts).not.toEqual([]);
    const listed = [await page("/blog"), await page("/sitemap"), await page("/sitemap.xml")].join();
    for (const { slug, id, title } of drafts) {
      await page(`/blog/${slug}`, 404);
      await page(`/blog/${id}`, 404);
      expect(listed).not.toContain(slug);
      expect(listed).not.toContain(title);
    }
  });
});

it("sanitises HTML that was stored past the forms", async () => {
  const { db } = site.server;
  const hostile = '<p>geri yüklendi</p><img src="/x.png" onerror="alert(1)"><script>alert(2)</script>';
  await db.batch([
    db.update(promotions).set({ description: hostile }).where(eq(promotions.slug, "150-hos-geldin-bonusu")),
    db.update(casinos).set({ description: hostile }).where(eq(casinos.slug, "isilti-casino")),
    db.update(settings).set({ blog_section_text: hostile }),
    db.update(pages).set({ content: hostile }).where(eq(pages.slug, "gizlilik")),
    db.update(blog_posts).set({ content: hostile }).where(eq(blog_posts.slug, "sahte-siteyi-ele-veren-sekiz-isaret")),
  ]);
  for (const path of [
    ...["/", PROMOTION, "/casino/isilti-casino", "/blog/sahte-siteyi-ele-veren-sekiz-isaret", "/gizlilik"],
  ]) {
    const html = await page(path);
    expect(html, path).toContain("geri yüklendi");
    expect(html, path).not.toMatch(/onerror|alert\(/);
  }
});

describe("a page that cannot be rendered", () => {
  const BROKEN = "/casino/altin-cark";

  it.each([
    ["is read", "not JSON"],
    ["is rendered", "[{}]"],
  ])("answers 500 and is logged, where the fault shows when it %s", async (_, pros) => {
    const { server } = site;
    const [[before] = ["[]"]] = await server.db.values<[string]>(
      sql`select pros from casinos where slug = 'altin-cark'`,
    );
    const store = (text: string) => server.db.run(sql`update casinos set pros = ${text} where slug = 'altin-cark'`);
    await store(pros);
    server.harness.clearLogs();
    const page = await server.get(BROKEN);
    expect(page.status).toBe(500);
    expect(await page.text()).toContain("Bir şeyler ters gitti");
    expect(page.headers.get("Cache-Tag")).toBeNull();
    const errors = server.harness.getLogs().filter(({ level }) => level === "error");
    expect(errors.map(({ message }) => message).join()).toContain(page.headers.get("X-Request-Id"));
    await store(before);
    expect((await server.get(BROKEN)).status).toBe(200);
    server.harness.clearLogs();
  });
});
