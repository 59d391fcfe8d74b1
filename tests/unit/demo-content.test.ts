import { describe, expect, it } from "vitest";
import casinos from "../../scripts/demo-world/casinos.json";
import promotions from "../../scripts/demo-world/promotions.json";
import { casinoInput } from "../../worker/casinos/rules";
import { bonusTerms } from "../../worker/promotions/bonus-terms";
import { lowerTr } from "../../worker/text/folding";
import { wholeNumbersIn } from "../support/whole-numbers";

type Promotion = (typeof promotions)[number];

const textOf = ({ title, short, body, terms }: Promotion) =>
  lowerTr([title, short, body.replace(/<[^>]*>/g, " "), ...terms].join(" ; "));

describe("the demo content", () => {
  it("says every number of a bonus in the texts of its promotion", () => {
    for (const promotion of promotions) {
      const numbers = Object.values(bonusTerms.parse(promotion.bonus)).filter((value) => typeof value === "number");
      const said = wholeNumbersIn(textOf(promotion));
      expect(said, promotion.title).toEqual(expect.arrayContaining(numbers.filter((value) => value > 0)));
    }
  });

  it("has casinos that their form accepts", () => {
    for (const casino of casinos) {
      const fields = Object.entries(casino).filter(([name]) => name in casinoInput.shape);
      const input = { ...Object.fromEntries(fields), logo_url: "/media/promotions/a.webp" };
      expect(casinoInput.safeParse(input).error, casino.name).toBeUndefined();
    }
  });

  it("ends each history of terms at the terms of today", () => {
    for (const { title, term_history, bonus } of promotions) {
      const changes = term_history.flatMap((change) => change.changes);
      const last = Object.fromEntries(changes.map(({ term, to }) => [term, to]));
      expect(bonusTerms.parse(bonus), title).toMatchObject(last);
    }
  });
});
