import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { setupSite } from "../support/site";

const site = setupSite();
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
const worth = async (query = "", path = PROMOTION) => {
  const response = await site.server.get(`${path}${query}`);
  const html = (await response.text()).replace(/<!--.*?-->/g, "");
  const section = /<section id="gercek-deger".*?<\/section>/s.exec(html)?.[0] ?? "";
  return { status: response.status, html, section };
};

describe("the value of a bonus", () => {
  it("is shown for a deposit of 500, as in the summary, and a house edge of 4 %", async () => {
    const { status, section } = await worth();
    expect(status).toBe(200);
    expect(section).toContain('value="500"');
    expect(section).toContain('value="4"');
    expect(section).toContain("+750 TL");
    expect(section).toContain("−900 TL");
    expect(section).toContain("Çevrilecek tutar: 22.500 TL");
    expect(section).toContain("500 TL yatırımdan geriye 350 TL kalır.");
  });

  it("is shown for what the address says", async () => {
    const { section } = await worth("?yatirim=1.000&avantaj=2,5");
    expect(section).toContain("+1.500 TL");
    expect(section).toContain("−1.125 TL");
    expect(section).toContain("1.000 TL yatırımdan geriye 1.375 TL kalır.");
  });

  it.each([
    ["", "500 TL'den ortalama 350 TL kalır; 22.500 TL çevirmeniz gerekir."],
    ["?yatirim=1.000&avantaj=2,5", "1.000 TL'den ortalama 1.375 TL kalır; 45.000 TL çevirmeniz gerekir."],
    ["?yatirim=199", "Bu bonus için en az 200 TL yatırmak gerekir."],
    ["?yatirim=&avantaj=4", "500 TL'den ortalama 350 TL kalır; 22.500 TL çevirmeniz gerekir."],
  ])("is what the summary says for the deposit of %j, too (P5.6)", async (query, sentence) => {
    const { html } = await worth(query);
    expect(/<p class="lead">([^<]*)</.exec(html)?.[1]?.replaceAll("&#x27;", "'")).toBe(sentence);
  });

  it("draws bonus and cost on one scale", async () => {
    const { section } = await worth("?yatirim=500&avantaj=4");
    expect([...section.matchAll(/<rect width="(\d+)%"/g)].map(([, width]) => width)).toEqual(["83", "100"]);
  });

  it("has a cost of 0 TL without a house edge, without a sign (P5.7)", async () => {
    const { section } = await worth("?yatirim=500&avantaj=0");
    expect(section).toContain("<b>0 TL</b>");
    expect(section).not.toMatch(/[-−]0 TL/);
  });

  it("names the minimum deposit where less is deposited", async () => {
    const { status, section } = await worth("?yatirim=199");
    expect(status).toBe(200);
    expect(section).toContain("Bu bonus için en az 200 TL yatırmak gerekir.");
  });

  it.each([
    ["yatirim=on", "Tam sayı yazın, örneğin 1.500"],
    ["yatirim=-1", "Tam sayı yazın, örneğin 1.500"],
    ["yatirim=100000001", "0 ile 100.000.000 arasında olmalıdır"],
    ["avantaj=x", "Kasa avantajı 0 ile 20 arasında bir sayı olmalıdır"],
    ["avantaj=20.01", "Kasa avantajı 0 ile 20 arasında bir sayı olmalıdır"],
    ["avantaj=%3Cscript%3E", "Kasa avantajı 0 ile 20 arasında bir sayı olmalıdır"],
  ])("answers 400 with a sentence and keeps the text for %s", async (query, sentence) => {
    const { status, section } = await worth(`?${query}`);
    expect(status).toBe(400);
    expect(section).toContain(sentence);
    expect(section).not.toContain("<script>");
  });

  it.each(["yatirim=&avantaj=4", "yatirim=500&avantaj=", "yatirim=+"])(
    "asks for what is empty instead of taking another amount: %s",
    async (query) => {
      const { status, section } = await worth(`?${query}`);
      expect(status).toBe(200);
      expect(section).toContain("Hesaplamak için yatırım tutarını ve kasa avantajını yazın.");
      expect(section).not.toContain("Çevrilecek tutar");
    },
  );

  it("has the canonical address of the promotion, whatever is asked", async () => {
    const { html } = await worth("?yatirim=500");
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${PROMOTION}"/>`));
  });

  it("is left out where the terms do not say enough", async () => {
    const { section } = await worth("", "/bonuslar/diger/sorumlu-oyun-haftasi-bilgi-yarismasi");
    expect(section).toBe("");
  });
});

it("a bonus whose gain is not known leads from its summary to the description (P5.6)", async () => {
  const { html } = await worth("", "/bonuslar/isilti-casino/isiltili-geceler-slot-turnuvasi");
  expect(html).toContain('<a href="#aciklama"><b>Şartlar metinde</b></a>');
  expect(html.match(/id="aciklama"/g)).toHaveLength(1);
});

it("a bonus without gain, description and conditions links to none of them", async () => {
  const slug = "isiltili-geceler-slot-turnuvasi";
  const [former] = await site.server.db.select().from(promotions).where(eq(promotions.slug, slug));
  await site.server.db.update(promotions).set({ description: "", terms: [] }).where(eq(promotions.slug, slug));
  const { html } = await worth("", `/bonuslar/isilti-casino/${slug}`);
  expect(html).toContain("<b>Şartlar metinde</b>");
  expect(html).not.toContain('href="#aciklama"');
  await site.server.db
    .update(promotions)
    .set(former ?? {})
    .where(eq(promotions.slug, slug));
});

describe("the value of a loss rebate", () => {
  const rebate = (query = "") => worth(query, "/bonuslar/isilti-casino/haftalik-15-kayip-iadesi");

  it("is what is left of a loss (P5.7)", async () => {
    const { section } = await rebate();
    expect(section).toContain('value="1000"');
    for (const text of ["Kayıp<input", "İade", "+150 TL", "−30 TL", "Çevrilecek tutar: 750 TL"])
      expect(section).toContain(text);
    expect(section).toContain("Ortalamada 1.000 TL kayıptan geriye 120 TL kalır.");
    expect((await rebate("?yatirim=2000&avantaj=0")).section).toContain("2.000 TL kayıptan geriye 300 TL kalır.");
  });

  it("is none without a loss", async () => {
    expect((await rebate("?yatirim=0")).section).toContain("Kayıp yoksa iade de yoktur.");
    expect((await rebate("?yatirim=")).section).toContain("Hesaplamak için kayıp tutarını ve kasa avantajını yazın.");
  });
});

it("the value of a bonus in steps is that of the first", async () => {
  const { section } = await worth("", "/bonuslar/yildiz-vadisi/120-hos-geldin-paketi");
  expect(section).toContain("yalnızca ilk kademe için");
});

describe("the value of a changed bonus", () => {
  const change = (values: Partial<typeof promotions.$inferInsert>) =>
    site.server.db.update(promotions).set(values).where(eq(promotions.slug, "150-hos-geldin-bonusu"));
  let before: typeof promotions.$inferSelect | undefined;
  beforeAll(async () => {
    [before] = await site.server.db.select().from(promotions).where(eq(promotions.slug, "150-hos-geldin-bonusu"));
  });
  afterEach(async () => {
    if (before) await change(before);
  });

  it("is computed for every minimum deposit that editors may enter", async () => {
    await change({ min_deposit: 100_000_000, max_bonus: null });
    const { status, section } = await worth();
    expect(status).toBe(200);
    expect(section).toContain('value="100000000"');
    expect(section).toContain("+150.000.000 TL");
    expect((await worth("?yatirim=100.000.000")).section).toContain("+150.000.000 TL");
  });

  it.each([
    [24, "Ortalamada bonus kendini karşılıyor: 500 TL yatırımdan geriye 530 TL kalır."],
    [25, "Ortalamada bonus ne kazandırır ne kaybettirir: 500 TL yatırımdan geriye 500 TL kalır."],
    [26, "Ortalamada bonus kendini karşılamıyor: 500 TL yatırımdan geriye 470 TL kalır."],
  ])("wagered %d times is called what it is", async (wagering, sentence) => {
    await change({ wagering });
    expect((await worth("?yatirim=500&avantaj=4")).section).toContain(sentence);
  });

  it("has a last day only while it can be claimed", async () => {
    await change({ valid_days: 7 });
    expect((await worth()).section).toContain(" · 7 gün içinde; bugün alınırsa son gün");
    for (const ended of [{ is_active: false }, { is_active: true, expiry_date: dayAfter(new Date(), -1) }]) {
      await change(ended);
      const { section } = await worth();
      expect(section).toContain(" · 7 gün içinde<");
      expect(section).not.toContain("bugün alınırsa");
    }
  });
});
