import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { casinos, pages, promotion_comments, promotions, review_settings } from "../../db/schema";
import { formatDate } from "../../worker/text/calendar";
import { sortKeyTr } from "../../worker/text/folding";
import { reviewWith } from "../support/reviews";
import { setupSite } from "../support/site";

const site = setupSite({ empty: true });
const casino = (name: string, values: Partial<typeof casinos.$inferInsert> = {}) => ({
  name,
  slug: name.toLowerCase(),
  url: "https://casino.example/",
  sort_key: sortKeyTr(name),
  search_text: name.toLowerCase(),
  ...values,
});
const REVIEWED = crypto.randomUUID();
const WEIGHTS = { licence: 1, withdrawals: 1, terms: 2, support: 0, complaints: 4 };

async function addPromotion(title: string, casino_id: string, ratings: number[], status?: "pending") {
  const id = crypto.randomUUID();
  const url = "https://casino.example/";
  const slug = title.toLowerCase();
  const { db } = site.server;
  await db.insert(promotions).values({ id, title, slug, casino_id, url, short_description: "Kısa", search_text: slug });
  const comment = { promotion_id: id, user_name: "Ada", comment: "Söz", search_text: "söz", status };
  if (ratings.length > 0) await db.insert(promotion_comments).values(ratings.map((rating) => ({ ...comment, rating })));
}

beforeAll(async () => {
  const { db } = site.server;
  await db.update(review_settings).set({ weights: WEIGHTS });
  await db.insert(casinos).values([
    casino("Lale", {
      id: REVIEWED,
      review: reviewWith(9, 8.5, 8, 10, 0),
      score: 2.2,
      standing: "verified",
      standing_reason: "Kaydı kontrol ettik.",
      pros: ["Açık şartlar", "Hızlı destek"],
      cons: ["Yavaş onay"],
      payment_methods: ["Havale", "Kart"],
      withdrawal_time: "1 iş günü",
      founded_year: 2016,
      owner: "Lale Ltd.",
    }),
    casino("Papatya", { rating: 4 }),
    casino("Menekse"),
  ]);
  await addPromotion("Bir", REVIEWED, [5, 4]);
  await addPromotion("Iki", REVIEWED, [3]);
  await addPromotion("Uc", REVIEWED, [1, 1, 1], "pending");
});

const textOf = async (address: string) => (await site.html(address)).replace(/<!--.*?-->/g, "");
/** Label, number and bar of each criterion. */
const barsIn = (html: string) =>
  Array.from(
    html.matchAll(/<li><span>(.*?)<\/span><b>(.*?)<\/b><svg.*?<rect width="(.*?)"/g),
    ([, label = "", value, length]) => [label.replace(/<[^>]*>/g, "").trim(), value, length],
  );

describe("the page of a casino", () => {
  it("breaks its score down into criteria with number, weight and reason", async () => {
    const html = await textOf("/casino/lale");
    expect(barsIn(html)).toEqual([
      ["Lisans ve sahiplik ağırlık %13", "9,0/10", "90%"],
      ["Çekim hızı ağırlık %13", "8,5/10", "85%"],
      ["Şartların açıklığı ağırlık %25", "8,0/10", "80%"],
      ["Destek ağırlık %0", "10,0/10", "100%"],
      ["Şikâyetler ağırlık %50", "0,0/10", "0%"],
    ]);
    expect(html.match(/<p>Kayıtlara ve testlere bakıldı\.<\/p>/g)).toHaveLength(5);
    expect(html).toContain(">2,2/5<");
  });

  it("links to the method while that page is in the footer", async () => {
    const link = '<a href="/nasil-degerlendiriyoruz">Nasıl değerlendiriyoruz?</a>';
    expect(await textOf("/casino/lale")).not.toContain(link);
    const title = "Nasıl Değerlendiriyoruz?";
    const page = { title, slug: "nasil-degerlendiriyoruz", content: "<p>Söz</p>", search_text: "söz" };
    await site.server.db.insert(pages).values({ ...page, in_footer: true });
    expect(await textOf("/casino/lale")).toContain(link);
    await site.server.db.update(pages).set({ in_footer: false });
    expect(await textOf("/casino/lale")).not.toContain(link);
    await site.server.db.delete(pages);
  });

  it.each([
    ["/casino/papatya", "Bu puanı editörümüz verdi; ölçütlere göre dökümü henüz yok."],
    ["/casino/menekse", "Bu siteyi henüz puanlamadık."],
  ])("at %s says why there is no breakdown", async (address, sentence) => {
    const html = await textOf(address);
    expect(html).toContain(sentence);
    expect(html).not.toContain('class="crit"');
  });

  it("tells the mean of published ratings by visitors, apart from the score", async () => {
    const html = await textOf("/casino/lale");
    expect(html).toContain("Okurların puanı 4,0 (3 yorum), bu puana katılmaz.");
    expect(await textOf("/casino/papatya")).not.toContain("Okurların puanı");
  });

  it("lists pros, cons, payments, withdrawal time, year and owner as far as they are known", async () => {
    const profile = /<dl class="profile">(.*?)<\/dl>/.exec(await textOf("/casino/lale"))?.[1] ?? "";
    expect(
      profile
        .replace(/<[^>]*>/g, "|")
        .split(/\|+/)
        .filter(Boolean),
    ).toEqual(
      ["Artıları", "Açık şartlar", "Hızlı destek", "Eksileri", "Yavaş onay", "Ödeme yöntemleri", "Havale, Kart"].concat(
        ["Çekim süresi", "1 iş günü", "Kuruluş yılı", "2016", "İşleten", "Lale Ltd."],
      ),
    );
    expect(await textOf("/casino/papatya")).not.toContain("Bir Bakışta");
  });

  it("begins with a sentence made from the review and the cons, or the editors' own (P6.8)", async () => {
    const lead = async () => /<p class="lead">([^<]*)<\/p>/.exec(await textOf("/casino/lale"))?.[1];
    expect(await lead()).toBe("Desteği iyi, çekimi hızlı; şikâyeti çok.");
    await site.set(casinos, REVIEWED, { verdict: "Çekimi hızlı, hafta sonu yavaş." });
    expect(await lead()).toBe("Çekimi hızlı, hafta sonu yavaş.");
    await site.set(casinos, REVIEWED, { verdict: null });
  });

  it("shows its test log, the newest first, and measures its payouts by it (P6.9)", async () => {
    const { db } = site.server;
    const days = Array.from({ length: 7 }, (_, i) => ({
      day: `2025-11-1${i}`,
      text: `${i}. gün`,
      hours: i === 3 ? 41 : null,
    }));
    await db.update(casinos).set({ test_log: days }).where(eq(casinos.id, REVIEWED));
    const html = await textOf("/casino/lale");
    const log = html.split("Deneme Günlüğü</h2>")[1] ?? "";
    const told = [...log.matchAll(/<p><time dateTime="([^"]*)">([^<]*)<\/time>: ([^<]*)<\/p>/g)].map((part) =>
      part.slice(1),
    );
    expect(told[0]).toEqual(["2025-11-16", "16 Kasım 2025", "6. gün"]);
    expect(told.map(([day]) => day)).toEqual(days.map(({ day }) => day).reverse());
    expect(told[3]?.[2]).toBe("3. gün, 41 saat");
    expect(log).toContain('<summary class="who">Öncekiler (2)</summary>');
    expect(html).toContain("<dt>Çekim süresi</dt><dd>1 iş günü</dd><dd>Denememizde 41 saat (13 Kasım 2025)</dd>");
    await db.update(casinos).set({ test_log: [] }).where(eq(casinos.id, REVIEWED));
    expect(await textOf("/casino/lale")).not.toContain("Deneme Günlüğü");
  });

  it("says once that a casino is verified, by the day, or that it is under review (P6.7)", async () => {
    const verificationsIn = (html: string) =>
      html.match(/Doğrulandı|Son doğrulama: [^<]*|Henüz doğrulanmadı|İnceleniyor|Kaydı kontrol ettik\./g);
    expect(verificationsIn(await textOf("/casino/lale"))).toEqual(["Henüz doğrulanmadı", "Kaydı kontrol ettik."]);
    await site.set(casinos, REVIEWED, { last_verified_at: new Date().toISOString() });
    const today = `Son doğrulama: ${formatDate(new Date().toISOString())}`;
    expect(verificationsIn(await textOf("/casino/lale"))).toEqual([today, "Kaydı kontrol ettik."]);
    expect(verificationsIn(await textOf("/casino/papatya"))).toEqual(["İnceleniyor"]);
  });

  it("says once whose licence a casino has, with authority and number as far as they are stated (P6.2)", async () => {
    const licenceIn = (html: string) => html.match(/AOK\/1|\p{L}+ lisanslı|Lisans:/gu);
    expect(licenceIn(await textOf("/casino/lale"))).toBeNull();
    const licence = { licence_country: null, licence_authority: null, licence_number: null };
    await site.set(casinos, REVIEWED, { is_licensed: true, licence_authority: "Ada", licence_number: "AOK/1" });
    const html = await textOf("/casino/lale");
    expect(html).toContain('<span class="tag good">Ada lisanslı</span> AOK/1');
    expect(licenceIn(html)).toEqual(["Ada lisanslı", "AOK/1"]);
    await site.set(casinos, REVIEWED, { licence_country: "GI" });
    expect(await textOf("/casino/lale")).toContain('<span class="tag good">Cebelitarık lisanslı</span> Ada, AOK/1');
    await site.set(casinos, REVIEWED, licence);
    expect(licenceIn(await textOf("/casino/lale"))).toEqual(["dışı lisanslı"]);
    await site.set(casinos, REVIEWED, { is_licensed: false });
  });

  it("is stale once a comment is published", async () => {
    const { db } = site.server;
    await textOf("/casino/lale");
    await db.update(promotion_comments).set({ status: "published" }).where(eq(promotion_comments.status, "pending"));
    expect(await textOf("/casino/lale")).toContain("Okurların puanı 2,5 (6 yorum)");
  });
});

describe("a page with the line {ağırlıklar}", () => {
  const ways = { title: "Yöntem", slug: "yontem", search_text: "yöntem" };

  it("shows the weights in its place, and is stale when they change", async () => {
    const { db } = site.server;
    await db.insert(pages).values({ ...ways, content: "<p>Önce.</p><p>{ağırlıklar}</p><p>Sonra.</p>" });
    const html = await textOf("/yontem");
    expect(barsIn(html).map(([label, value]) => `${label} ${value}`)).toEqual(
      ["Lisans ve sahiplik %13", "Çekim hızı %13", "Şartların açıklığı %25"].concat("Destek %0", "Şikâyetler %50"),
    );
    expect(html.indexOf('class="crit"')).toBeGreaterThan(html.indexOf("<p>Önce.</p>"));
    expect(html.indexOf("<p>Sonra.</p>")).toBeGreaterThan(html.indexOf('class="crit"'));
    expect(html).not.toContain("{ağırlıklar}");
    expect(html).toContain('<meta name="description" content="Önce. Sonra."/>');
    await db.update(review_settings).set({ weights: { ...WEIGHTS, complaints: 1, support: 3 } });
    expect(barsIn(await textOf("/yontem")).at(-1)).toEqual(["Şikâyetler", "%13", "13%"]);
  });

  it("is told from one that mentions it within a sentence", async () => {
    const content = "<p>Yer tutucu: {ağırlıklar} satırı.</p>";
    await site.server.db.insert(pages).values({ ...ways, slug: "anlatim", content });
    const response = await site.server.get("/anlatim");
    expect(await response.text()).toContain(content);
  });
});
