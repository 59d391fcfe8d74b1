import { and, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, casinos, pages, promotions, settings } from "../../db/schema";
import { PROMOTION } from "../support/public-pages";
import { setupSite } from "../support/site";

const site = setupSite();

async function page(path: string, status = 200) {
  const response = await site.server.get(path);
  expect(response.status, path).toBe(status);
  return response.text();
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
