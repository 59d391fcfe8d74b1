import { beforeAll } from "vitest";
import { casinos, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { sortKeyTr } from "../../worker/text/folding";
import { setupSite } from "./site";

const casino = (name: string, values: Partial<typeof casinos.$inferInsert>) => ({
  id: crypto.randomUUID(),
  name,
  slug: name.toLowerCase(),
  url: "https://casino.example/",
  sort_key: sortKeyTr(name),
  search_text: name.toLowerCase(),
  ...values,
});
const LICENSED = casino("Berrak", { is_licensed: true, rating: 3, has_24_7_support: true });
const OTHER = casino("Arnavut", { rating: 4.5 });
/** When a record was added. */
export const age = (days: number) => ({ created_at: dayAfter(new Date(), -days) });
export const listedPromotion = (title: string, values: Partial<typeof promotions.$inferInsert>) => ({
  title,
  slug: title.toLowerCase(),
  short_description: "Kısa açıklama",
  search_text: title.toLowerCase(),
  url: "https://casino.example/",
  ...values,
});

/** A site with two casinos, four running bonuses and two that ended, for the tests of one file. */
export function setupListedBonuses() {
  const site = setupSite({ empty: true });
  beforeAll(async () => {
    await site.server.db.insert(casinos).values([LICENSED, OTHER]);
    await site.server.db.insert(promotions).values([
      listedPromotion("Bir", { ...age(1), casino_id: OTHER.id, wagering: 30, min_deposit: 500, fixed_bonus: 50 }),
      listedPromotion("Iki", {
        ...age(2),
        casino_id: LICENSED.id,
        wagering: 10,
        min_deposit: 100,
        bonus_percent: 20,
        promotion_code: "IKI",
        expiry_date: dayAfter(new Date(), 5),
      }),
      listedPromotion("Uc", { ...age(3), casino_id: LICENSED.id, expiry_date: dayAfter(new Date(), 2) }),
      listedPromotion("Dort", { ...age(4), wagering: 0, min_deposit: 0, promotion_code: "DORT", fixed_bonus: 30 }),
      listedPromotion("Bitti", { ...age(5), wagering: 1, expiry_date: dayAfter(new Date(), -1) }),
    ]);
    await site.server.db
      .insert(promotions)
      .values(listedPromotion("Bitti2", { ...age(6), wagering: 1, expiry_date: dayAfter(new Date(), -1) }));
  });
  /** Titles of the bonuses and posts of a page. */
  const titlesIn = (html: string) => Array.from(html.matchAll(/<h3>([^<]*)<\/h3>/g), ([, title]) => title);
  return { site, titlesIn, titles: async (address: string) => titlesIn(await site.html(address)) };
}
