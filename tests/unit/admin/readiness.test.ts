import { describe, expect, it } from "vitest";
import { postReadiness } from "../../../app/admin/blog/readiness";
import { casinoReadiness } from "../../../app/admin/casinos/readiness";
import { PRIVACY_TITLES } from "../../../app/admin/pages/privacy";
import { privacySection } from "../../../app/admin/pages/privacy-sections";
import { pageReadiness } from "../../../app/admin/pages/readiness";
import type { Point } from "../../../app/admin/preview/readiness-points";
import { promotionReadiness } from "../../../app/admin/promotions/readiness";

const SITE = "https://rehber.example";
const WORDS = "kelime ".repeat(300);
const EXCERPT = "Çevrim şartının nasıl hesaplandığını örneklerle anlatıyoruz.";
const missing = (points: Point[]) =>
  Object.fromEntries(points.flatMap(({ label, missing: text, field }) => (text ? [[label, [text, field]]] : [])));

describe("a post", () => {
  const post = {
    image_url: "/media/blog-images/a.webp",
    image_alt: "Bir kupa",
    excerpt: EXCERPT,
    content: `<p>${WORDS}<a href="/bonuslar">bonuslar</a><img src="/media/b.webp" alt="Tablo"></p>`,
  };
  const lacks = (change: Partial<typeof post>) => missing(postReadiness({ ...post, ...change }, SITE));

  it.each([
    [{}, {}],
    [{ image_url: "" }, { Görsel: ["Görsel seçilmedi", "image_url"] }],
    [{ image_alt: " " }, { "Alternatif metin": ["Görselin alternatif metni yok", "image_alt"] }],
    [{ image_url: "", image_alt: "" }, { Görsel: ["Görsel seçilmedi", "image_url"] }],
    [{ excerpt: "" }, { Özet: ["Özet yazılmadı", "excerpt"] }],
    [{ excerpt: "a <b> c" }, { Özet: ["7 karakter; en az 50 önerilir", "excerpt"] }],
    [{ excerpt: "Kısa." }, { Özet: ["5 karakter; en az 50 önerilir", "excerpt"] }],
    [
      { content: `${post.content}<img src="/media/c.webp"><img alt="" src="/media/d.webp">` },
      { "Alternatif metin": ["Metindeki 2 görselin alternatif metni yok", "content"] },
    ],
    [{ content: `<p>${WORDS}</p>` }, { Bağlantılar: ["Sitenin başka bir sayfasına bağlantı yok", "content"] }],
    [
      { content: `${post.content}<a href="">a</a><a>b</a><a href="#">c</a><a href="https://bozuk">d</a>` },
      { Bağlantılar: ["4 bağlantının adresi boş veya bozuk", "content"] },
    ],
    [
      { content: `<p>Üç kısa kelime <a href="${SITE}/blog">blog</a></p>` },
      { Uzunluk: ["4 kelime; en az 300 önerilir", "content"] },
    ],
  ])("with %j lacks %j", (change, points) => expect(lacks(change)).toEqual(points));

  it("accepts addresses with several parameters", () =>
    expect(lacks({ content: `${post.content}<a href="https://a.example/?b=1&amp;c=2">x</a>` })).toEqual({}));
});

describe("a promotion", () => {
  const promotion = {
    image_url: "/media/a.webp",
    image_alt: "Çark",
    short_description: EXCERPT,
    full_description: `<p>${WORDS}</p>`,
    url: "https://casino.example/",
    terms: "18 yaş",
    audience: "all",
    wagering: "35",
    min_deposit: "0",
  };
  const lacks = (change: Partial<typeof promotion>) => missing(promotionReadiness({ ...promotion, ...change }));

  it.each([
    [{}, {}],
    [{ url: "casino" }, { Bağlantılar: ["Promosyon URL boş veya bozuk", "url"] }],
    [{ audience: "" }, { Şartlar: ["Belirtilmeyenler: kim alabileceği", "audience"] }],
    [{ wagering: "", terms: " " }, { Şartlar: ["Belirtilmeyenler: çevrim, şart metni", "wagering"] }],
    [{ full_description: "" }, { Uzunluk: ["6 kelime; en az 50 önerilir", "full_description"] }],
  ])("with %j lacks %j", (change, points) => expect(lacks(change)).toEqual(points));
});

describe("a casino", () => {
  const casino = {
    logo_url: "/media/logo.webp",
    url: "https://casino.example/",
    description: `<p>${WORDS}</p>`,
    review: { licence: { score: "4" }, terms: { score: "3,5" } },
    owner: "Örnek Ltd.",
    licence_number: "8048/JAZ",
    payment_methods: "Havale",
    withdrawal_time: "1–24 saat",
  };
  const lacks = (change: Partial<typeof casino>) => missing(casinoReadiness({ ...casino, ...change }));

  it("lacks a score, a logo and an address", () =>
    expect(lacks({ logo_url: "", url: "", review: { ...casino.review, terms: { score: "" } } })).toEqual({
      Görsel: ["Görsel seçilmedi", "logo_url"],
      Bağlantılar: ["Site URL boş veya bozuk", "url"],
      Değerlendirme: ["Tüm ölçütler puanlanmadı", "review.terms.score"],
    }));

  it.each([
    [{}, {}],
    [
      { description: `<p>${WORDS}<img src="/media/b.webp" alt=""></p>` },
      { "Alternatif metin": ["Metindeki 1 görselin alternatif metni yok", "description"] },
    ],
    [
      { licence_number: "", withdrawal_time: " " },
      { Künye: ["Belirtilmeyenler: lisans numarası, çekim süresi", "licence_number"] },
    ],
  ])("with %j lacks %j", (change, points) => expect(lacks(change)).toEqual(points));
});

describe("a page", () => {
  const page = { slug: "hakkimizda", content: `<p>${WORDS}</p>`, seo_description: EXCERPT };
  const lacks = (change: Partial<typeof page>) => missing(pageReadiness({ ...page, ...change }));

  it.each([
    [{}, {}],
    [{ seo_description: "" }, { "SEO Açıklaması": ["SEO Açıklaması yazılmadı", "seo_description"] }],
    [{ seo_description: "Kısa" }, { "SEO Açıklaması": ["4 karakter; en az 50 önerilir", "seo_description"] }],
    [
      { content: '<p>Bize <a href="#">yazın</a><img src="/media/b.webp" alt=""></p>' },
      {
        "Alternatif metin": ["Metindeki 1 görselin alternatif metni yok", "content"],
        Bağlantılar: ["1 bağlantının adresi boş veya bozuk", "content"],
        Uzunluk: ["2 kelime; en az 100 önerilir", "content"],
      },
    ],
    [
      { slug: "gizlilik", content: `<p>${WORDS}</p><h2>HAKLARINIZ</h2><h3>Veri  sorumlusu</h3><p>[açık adres]</p>` },
      {
        "Gizlilik bölümleri": ["Eksik: hukuki dayanak, saklama süreleri, tarayıcınızda tutulanlar", "content"],
        "Doldurulacak yerler": ["Doldurulmadı: [açık adres]", "content"],
      },
    ],
    [
      // Its text speaks of 'temel haklarınıza'; words of a paragraph are no section.
      {
        slug: "gizlilik",
        content: `<p>${WORDS}</p>${privacySection("Hukuki dayanak")}<p>Veri sorumlusu biziz.</p><h2>4. <strong>Saklama</strong> süreleri&nbsp;</h2>`,
      },
      { "Gizlilik bölümleri": ["Eksik: veri sorumlusu, haklarınız, tarayıcınızda tutulanlar", "content"] },
    ],
    [
      {
        slug: "gizlilik",
        content: `<p>${WORDS}</p>${PRIVACY_TITLES.map(privacySection).join("").replace(/\[|\]/g, "")}`,
      },
      {},
    ],
  ])("with %j lacks %j", (change, points) => expect(lacks(change)).toEqual(points));
});
