import { inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { casinos } from "../../db/schema";
import { type CasinoReview, CRITERIA } from "../../db/schema/criteria";
import { judgedCasino, namesIn, setupJudgedCasinos } from "../support/judged-casinos";

const { site, textOf } = setupJudgedCasinos();
const LICENSED = { is_licensed: true, licence_authority: "Ada", standing: "verified" } as const;

describe("the list of casinos", () => {
  it("has a group with ranks for those that are licensed and scored, by score, and one for the others (P6.1)", async () => {
    const review = Object.fromEntries(CRITERIA.map((name) => [name, { score: 9, reason: "Denedik." }])) as CasinoReview;
    const { db } = site.server;
    await db.insert(casinos).values([
      judgedCasino("Nergis", {
        ...LICENSED,
        score: 4.5,
        review,
        cons: ["Kampanya sayısı az."],
        withdrawal_time: "1 gün; geç",
      }),
      judgedCasino("Akasya", { ...LICENSED, score: 4.2 }),
      judgedCasino("Reyhan", { ...LICENSED, rating: 5 }),
    ]);
    const groups = async (query: string) =>
      (await textOf(`/guvenilir-siteler${query}`))
        .split("<h2>")
        .map((part) => [/^([^<]+m[iı]z)<\/h2>/.exec(part)?.[1], namesIn(part)])
        .filter(([title]) => title);
    const avoided = (names: string[]) => ["Önermediklerimiz", names];
    expect(await groups("")).toEqual([
      ["Puanladıklarımız", ["Nergis", "Akasya", "Papatya"]],
      ["İncelediklerimiz", ["Reyhan", "Lale"]],
      avoided(["Bozkir", "Ayaz"]),
    ]);
    expect((await groups("?siralama=ad"))[0]).toEqual(["Puanladıklarımız", ["Akasya", "Nergis", "Papatya"]]);
    const html = await textOf("/guvenilir-siteler");
    const of = (name: string) => html.split(`href="/casino/${name}"`)[1]?.split("</a>")[0] ?? "";
    expect(of("nergis")).toMatch(
      /<b>1<\/b>.*4,5\/5.*<span>Çekimi hızlı, şartları açık; kampanya sayısı az\.<\/span>.*Çekim: 1 gün<.*>Ada lisanslı</,
    );
    expect(of("papatya")).toContain("<b>3</b>");
    expect(of("reyhan")).not.toMatch(/<b>\d<\/b>/);
    await db.delete(casinos).where(inArray(casinos.slug, ["nergis", "akasya", "reyhan"]));
  });
});

describe("the introduction of the list of casinos", () => {
  it.each([
    ["", "en yüksek puanlısı önde."],
    ["?siralama=puan", "en yüksek puanlısı önde."],
    ["?siralama=ad", "alfabetik sırayla."],
    ["?siralama=bonus&lisansli=1", "en çok aktif bonusu olan önde."],
  ])("says the order of %j (P6.1)", async (query, order) =>
    expect(/<p class="lead">[^<]*; ([^<.]*\.)/.exec(await textOf(`/guvenilir-siteler${query}`))?.[1]).toBe(order),
  );
});

describe("the card of a casino", () => {
  it("says what is not licensed, not scored or under review (P6.1)", async () => {
    const { db } = site.server;
    await db
      .insert(casinos)
      .values([
        judgedCasino("Menekse", { standing: "pending" }),
        judgedCasino("Nergis", { standing: "verified", is_licensed: true, rating: 4 }),
      ]);
    for (const address of ["/guvenilir-siteler", "/"]) {
      const cardOf = async (name: string) =>
        (await textOf(address)).split(`href="/casino/${name}"`)[1]?.split("</a>")[0] ?? "";
      const lacking = /Lisansı doğrulanmadı|Henüz puanlanmadı|İnceleniyor/g;
      expect((await cardOf("menekse")).match(lacking), address).toEqual([
        "Lisansı doğrulanmadı",
        "Henüz puanlanmadı",
        "İnceleniyor",
      ]);
      expect((await cardOf("nergis")).match(lacking), address).toBeNull();
    }
    await db.delete(casinos).where(inArray(casinos.slug, ["menekse", "nergis"]));
  });
});

describe("the score of a casino", () => {
  it.each([
    [
      "/casino/papatya",
      /<b aria-hidden="true">4,2\/5<\/b> <svg class="stars" role="img" aria-label="5 üzerinden 4,2">/,
    ],
    ["/casino/lale", />3,0\/5<.*?aria-label="5 üzerinden 3,0".*?<small>editör puanı<\/small>/],
    ["/bonuslar/bozkir/ates", />2,6\/5<.*?<rect width="52%" height="100%"/],
    ["/bonuslar", /Lale · editör puanı 3,0</],
    ["/guvenilir-siteler", />4,2\/5</],
  ])("at %s is that of its review, else what an editor entered", async (address, score) =>
    expect(await textOf(address)).toMatch(score),
  );

  it("says where it was entered by an editor, and only there", async () => {
    expect(await textOf("/casino/papatya")).not.toContain("editör puanı");
    expect(await textOf("/bonuslar/bozkir/ates")).not.toContain("editör puanı");
  });
});
