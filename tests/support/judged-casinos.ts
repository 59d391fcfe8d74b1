import { beforeAll } from "vitest";
import { casinos, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { sortKeyTr } from "../../worker/text/folding";
import { setupSite } from "./site";

/** Why `BAD` is advised against. */
export const REASON = "Lisans kaydı bulunamadı.";
export const judgedCasino = (name: string, values: Omit<Partial<typeof casinos.$inferInsert>, "id"> = {}) => ({
  id: crypto.randomUUID(),
  name,
  slug: name.toLowerCase(),
  url: `https://www.${name.toLowerCase()}.example/giris`,
  sort_key: sortKeyTr(name),
  search_text: name.toLowerCase(),
  ...values,
});
const AVOIDED = { standing: "not_recommended", standing_reason: REASON } as const;
const GOOD = judgedCasino("Lale", { rating: 3, standing: "verified" });
export const SCORED = judgedCasino("Papatya", { rating: 1, score: 4.2, is_licensed: true });
export const BAD = judgedCasino("Bozkir", {
  ...AVOIDED,
  score: 2.6,
  rating: 4.9,
  last_verified_at: "2026-11-03T09:00:00.000Z",
});
const LICENSED_BAD = judgedCasino("Ayaz", { ...AVOIDED, standing_reason: null, is_licensed: true });
let days = 0;
export const judgedPromotion = (title: string, { id: casino_id }: { id: string }) => ({
  title,
  slug: title.toLowerCase(),
  short_description: "Kısa açıklama",
  search_text: title.toLowerCase(),
  url: "https://kampanya.example/",
  casino_id,
  wagering: 10,
  promotion_code: "KOD1",
  expiry_date: dayAfter(new Date(), 5),
  created_at: dayAfter(new Date(), --days),
});

/** A site with two casinos that are recommended, two that are not, and bonuses of both, for the tests of one file. */
export function setupJudgedCasinos() {
  const site = setupSite({ empty: true });
  beforeAll(async () => {
    const { db } = site.server;
    await db.insert(casinos).values([GOOD, SCORED, BAD, LICENSED_BAD]);
    const bonuses = [judgedPromotion("Ates", BAD), judgedPromotion("Kor", BAD)];
    await db.insert(promotions).values([...bonuses, judgedPromotion("Bahar", GOOD), judgedPromotion("Yaz", GOOD)]);
  });
  return { site, textOf: async (address: string) => (await site.html(address)).replace(/<!--.*?-->/g, "") };
}

/** Names of the casinos in a list. */
export const namesIn = (html: string) => Array.from(html.matchAll(/<strong>(\w+)<\/strong>/g), ([, name]) => name);
