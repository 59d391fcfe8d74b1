import { describe, expect, it } from "vitest";
import posts from "../../scripts/demo-world/posts.json";
import promotions from "../../scripts/demo-world/promotions.json";
import { bonusTerms } from "../../worker/promotions/bonus-terms";
import { composeDescription } from "../../worker/promotions/description.server";
import { lowerTr } from "../../worker/turkish/folding";
import { wholeNumbersIn } from "../support/whole-numbers";

const AMOUNTS = ["max_bonus", "fixed_bonus", "spin_value", "min_deposit", "max_bet", "max_cashout"] as const;

type Promotion = (typeof promotions)[number];

const textOf = ({ title, short, body, terms }: Promotion) =>
  lowerTr([title, short, body.replace(/<[^>]*>/g, " "), ...terms].join(" ; "));

const isActive = ({ is_active, expires_in_days }: Promotion) => is_active && (expires_in_days ?? 0) >= 0;
const termsOf = ({ bonus }: Promotion) => bonusTerms.parse(bonus);
const active = promotions.filter(isActive);

describe("a demo promotion", () => {
  it.each(promotions)("has valid bonus terms: $title", ({ bonus }) => {
    expect(bonusTerms.safeParse(bonus).error).toBeUndefined();
  });

  it.each(promotions)("has a short description of at most 150 characters: $title", ({ short, body }) => {
    expect(composeDescription(short, body).short_description.length).toBeLessThanOrEqual(150);
  });

  it.each(promotions)("says every number of its bonus: $title", (promotion) => {
    const numbers = Object.values(termsOf(promotion)).filter((value) => typeof value === "number" && value > 0);
    expect(wholeNumbersIn(textOf(promotion))).toEqual(expect.arrayContaining(numbers));
  });

  it.each(promotions)("says every amount of its bonus in lira: $title", (promotion) => {
    const terms = termsOf(promotion);
    const amounts = AMOUNTS.map((name) => terms[name] ?? 0).filter((amount) => amount > 0);
    const inLira = textOf(promotion).match(/[\d.,]+(?= tl(?!\p{L}))/gu) ?? [];
    expect(inLira).toEqual(expect.arrayContaining(amounts.map((amount) => amount.toLocaleString("tr-TR"))));
  });

  it.each(promotions.filter((promotion) => termsOf(promotion).min_deposit === 0))(
    "without a deposit says so: $title",
    (promotion) => expect(textOf(promotion)).toMatch(/yatırım yapmadan|yatırım şartı olmadan|yatırımsız/),
  );

  it.each(promotions.filter((promotion) => termsOf(promotion).wagering === 0))(
    "without wagering says so: $title",
    (promotion) => expect(textOf(promotion)).toMatch(/çevrimsiz|çevrim şartı olmadan|çevrim şartsız/),
  );

  it.each(promotions.filter((promotion) => termsOf(promotion).new_customers_only))(
    "for new customers only says so: $title",
    (promotion) => expect(textOf(promotion)).toMatch(/yeni üye/),
  );
});

describe("active demo promotions", () => {
  it("say as data what part of a loss they give back", () => {
    const rebates = active.filter((promotion) => /net kaybın %/.test(textOf(promotion)));
    expect(rebates).toHaveLength(7);
    expect(rebates.filter((promotion) => !termsOf(promotion).loss_percent)).toEqual([]);
  });

  it("say how many steps their percentage is the first of", () => {
    const stepped = active.filter((promotion) => /kademeli (?:ek|üyelik)|ikinciye %/.test(textOf(promotion)));
    expect(stepped.map((promotion) => termsOf(promotion).steps)).toEqual([2, 3, 3]);
  });

  it("often have a bonus, its wagering and its least deposit", () => {
    const full = active.map(termsOf).filter((terms) => {
      const bonus = terms.bonus_percent ?? terms.fixed_bonus ?? terms.free_spins;
      return [bonus, terms.wagering, terms.min_deposit].every((value) => value !== null);
    });
    expect(full).toHaveLength(30);
  });

  it("include some of whose bonus nothing is known", () => {
    expect(active.filter(({ bonus }) => Object.keys(bonus).length === 0).map(({ title }) => title)).toContain(
      "Sorumlu Oyun Haftası Bilgi Yarışması",
    );
  });
});

describe("a demo picture", () => {
  const pictured = [...promotions, ...posts].filter(({ image }) => image);

  it.each(pictured)("is described in one way wherever it is used: $title", ({ image, image_alt }) => {
    expect(image_alt?.length).toBeGreaterThan(10);
    expect(new Set(pictured.filter((other) => other.image_alt === image_alt).map((other) => other.image))).toEqual(
      new Set([image]),
    );
  });
});
