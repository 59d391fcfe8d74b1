import { describe, expect, it } from "vitest";
import casinos from "../../scripts/demo-world/casinos.json";
import promotions from "../../scripts/demo-world/promotions.json";
import { clickRows, conversionRows, trackedRows, viewRows } from "../../scripts/demo-world/figures";
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

  it("states the steps of each bonus that is given over several deposits", () => {
    const inSteps = promotions.filter(
      (promotion) => /kademe|ilk (iki|üç|dört) yatırım/u.test(textOf(promotion)) && "bonus_percent" in promotion.bonus,
    );
    expect(inSteps.length).toBeGreaterThan(3);
    for (const { title, bonus } of inSteps) expect(bonusTerms.parse(bonus).steps, title).not.toBeNull();
  });

  it("states of each bonus who can get it, and of a welcome bonus that new members can", () => {
    for (const { title, category, bonus } of promotions) {
      const { audience } = bonusTerms.parse(bonus);
      expect(audience, title).not.toBeNull();
      if (category === "hos-geldin-bonusu") expect(audience, title).toBe("new");
    }
  });

  it("has casinos that their form accepts", () => {
    for (const casino of casinos) {
      const fields = Object.entries(casino).filter(([name]) => name in casinoInput.shape);
      const input = { ...Object.fromEntries(fields), logo_url: "/media/promotions/a.webp" };
      expect(casinoInput.safeParse(input).error, casino.name).toBeUndefined();
    }
  });

  it("has clicks of a few of a hundred views, of which some register and deposit", () => {
    const now = new Date("2026-11-26T09:00:00.000Z");
    const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
    const at = { now, image: () => null, ago };
    const [clicks, tracked, reported] = [clickRows(at), trackedRows(at), conversionRows(at)];
    const sum = (counts: number[]) => counts.reduce((all, n) => all + n, 0);
    const all = sum(clicks.map((row) => row.clicks ?? 0));
    const viewsOf = (...kinds: string[]) =>
      sum(viewRows(at).flatMap(({ kind, views }) => (kinds.includes(kind) ? views : [])));
    const viewed = viewsOf("promotion", "casino", "ad");
    expect(all / viewed).toBeGreaterThan(0.03);
    expect(all / viewed).toBeLessThan(0.08);
    const ofSplash = clicks.filter(({ placement }) => placement === "splash");
    expect(sum(ofSplash.map((row) => row.clicks ?? 0))).toBe(viewsOf("ad-click"));
    expect(tracked.length / all).toBeCloseTo(0.05, 1);
    const ofStatus = (wanted: string) => reported.filter(({ status }) => status === wanted);
    // Those of today are reported later.
    expect(ofStatus("kayit").length / tracked.length).toBeCloseTo(1, 1);
    expect(ofStatus("yatirim").length / tracked.length).toBeCloseTo(1 / 3, 0);
    expect(new Set(ofStatus("onay").map(({ currency }) => currency))).toEqual(new Set(["TRY", "EUR"]));
    expect(reported.filter(({ received_at }) => received_at > ago(0))).toEqual([]);
    expect(clickRows(at)).toEqual(clicks);
  });

  it("ends each history of terms at the terms of today", () => {
    for (const { title, term_history, bonus } of promotions) {
      const changes = term_history.flatMap((change) => change.changes);
      const last = Object.fromEntries(changes.map(({ term, to }) => [term, to]));
      expect(bonusTerms.parse(bonus), title).toMatchObject(last);
    }
  });
});
