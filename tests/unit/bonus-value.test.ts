import { describe, expect, it } from "vitest";
import { bonusValue, type ValueTerms } from "../../worker/promotions/bonus-value";
import { seededRandom } from "../support/random";

const NOTHING: ValueTerms = {
  bonus_percent: null,
  loss_percent: null,
  max_bonus: null,
  fixed_bonus: null,
  free_spins: null,
  spin_value: null,
  min_deposit: null,
  wagering: null,
  wagering_base: null,
  max_cashout: null,
};

describe("the value of a bonus", () => {
  // Worked by hand.
  it.each<[string, [terms: Partial<ValueTerms>, deposit: number, edge: number], object]>([
    [
      "150 % wagered 30 times",
      [{ bonus_percent: 150, max_bonus: 3_000, wagering: 30, wagering_base: "bonus" }, 500, 4],
      { bonus: 750, wager: 22_500, cost: 900, gain: -150, remainder: 350 },
    ],
    [
      "150 % up to the maximum bonus",
      [{ bonus_percent: 150, max_bonus: 3_000, wagering: 10, wagering_base: "bonus" }, 10_000, 4],
      { bonus: 3_000, wager: 30_000, cost: 1_200, gain: 1_800, remainder: 11_800 },
    ],
    [
      "a bonus wagered with the deposit",
      [{ bonus_percent: 200, wagering: 40, wagering_base: "bonus_and_deposit" }, 500, 2],
      { bonus: 1_000, wager: 60_000, cost: 1_200, gain: -200, remainder: 300 },
    ],
    [
      "free spins whose winnings are wagered",
      [{ free_spins: 60, spin_value: 2, wagering: 10, wagering_base: "winnings" }, 200, 5],
      { bonus: 114, wager: 1_140, cost: 57, gain: 57, remainder: 257 },
    ],
    [
      "a fixed bonus without a deposit",
      [{ fixed_bonus: 50, min_deposit: 0, wagering: 20, wagering_base: "bonus" }, 0, 4],
      { bonus: 50, wager: 1_000, cost: 40, gain: 10, remainder: 10 },
    ],
    [
      "a bonus without wagering",
      [{ bonus_percent: 10, wagering: 0 }, 1_000, 4],
      { bonus: 100, wager: 0, cost: 0, gain: 100 },
    ],
    [
      "a bonus with a low maximum cash-out",
      [{ bonus_percent: 100, wagering: 1, wagering_base: "bonus", max_cashout: 50 }, 100, 4],
      { gain: 50, remainder: 150 },
    ],
    [
      "a bonus that costs more than everything",
      [{ bonus_percent: 100, wagering: 99, wagering_base: "bonus_and_deposit" }, 100, 20],
      { gain: -100, remainder: 0 },
    ],
    [
      "bonus and spins, of which the bonus is wagered",
      [{ bonus_percent: 100, free_spins: 10, spin_value: 1, wagering: 10, wagering_base: "bonus" }, 100, 10],
      { bonus: 109, wager: 1_000, cost: 100, gain: 9 },
    ],
    [
      "bonus and spins, of which the winnings are wagered",
      [{ bonus_percent: 100, free_spins: 10, spin_value: 1, wagering: 10, wagering_base: "winnings" }, 100, 10],
      { bonus: 109, wager: 90, cost: 9, gain: 100 },
    ],
    [
      "winnings of a bonus without spins",
      [{ fixed_bonus: 100, wagering: 10, wagering_base: "winnings" }, 0, 4],
      { bonus: 100, wager: 1_000, cost: 40, gain: 60 },
    ],
    [
      "free spins wagered as the bonus",
      [{ free_spins: 100, spin_value: 1, wagering: 10, wagering_base: "bonus" }, 0, 0],
      { bonus: 100, wager: 1_000, cost: 0, gain: 100 },
    ],
    [
      "a loss rebate",
      [{ loss_percent: 15, max_bonus: 2_500, wagering: 5, wagering_base: "bonus" }, 1_000, 4],
      { bonus: 150, wager: 750, cost: 30, gain: 120, remainder: 120 },
    ],
    [
      "a loss rebate up to its maximum, whatever the minimum deposit",
      [{ loss_percent: 10, max_bonus: 500, min_deposit: 20_000, wagering: 0 }, 10_000, 4],
      { bonus: 500, wager: 0, cost: 0, gain: 500, remainder: 500 },
    ],
    [
      "a loss rebate that wagering uses up",
      [{ loss_percent: 10, wagering: 50, wagering_base: "bonus_and_deposit" }, 1_000, 4],
      { bonus: 100, wager: 5_000, cost: 200, gain: 0, remainder: 0 },
    ],
    [
      "a bonus without a deposit, whatever the visitor could deposit",
      [{ fixed_bonus: 50, min_deposit: 0, wagering: 40, wagering_base: "bonus" }, 500, 4],
      { bonus: 50, wager: 2_000, cost: 80, gain: 0, remainder: 0, stake: 0 },
    ],
    [
      "a bonus whose amounts are not whole",
      [{ bonus_percent: 15, wagering: 5, wagering_base: "bonus" }, 70, 4],
      { bonus: 11, wager: 53, cost: 2, gain: 9, remainder: 79 },
    ],
  ])("of %s", (_, [terms, deposit, edge], value) =>
    expect(bonusValue({ ...NOTHING, ...terms }, deposit, edge)).toMatchObject(value),
  );

  it.each<[string, Partial<ValueTerms>, number]>([
    ["wagering is not stated", { bonus_percent: 100 }, 500],
    ["the bonus is not stated", { wagering: 20, wagering_base: "bonus" }, 500],
    ["the value of spins is not stated", { free_spins: 60, wagering: 20, wagering_base: "winnings" }, 500],
    ["the deposit is below the minimum", { bonus_percent: 100, wagering: 0, min_deposit: 500 }, 499],
    ["a percentage has no deposit", { bonus_percent: 100, wagering: 0 }, 0],
  ])("is unknown where %s", (_, terms, deposit) =>
    expect(bonusValue({ ...NOTHING, ...terms }, deposit, 4)).toBeUndefined(),
  );
});

describe("the value of any bonus", () => {
  const random = seededRandom(20261122);
  const BASES = ["bonus", "bonus_and_deposit", "winnings"] as const;
  const some = (max: number) => (random(2) === 0 ? null : 1 + random(max));
  const cases = Array.from({ length: 2_000 }, () => {
    const terms: ValueTerms = {
      ...NOTHING,
      bonus_percent: some(300),
      max_bonus: some(5_000),
      fixed_bonus: some(500),
      free_spins: some(200),
      spin_value: some(5),
      min_deposit: some(500),
      wagering: random(60),
      wagering_base: BASES[random(3)] ?? "bonus",
      max_cashout: some(5_000),
    };
    return { terms, deposit: random(5_000), edge: random(21) };
  });
  const computed = cases.flatMap(({ terms, deposit, edge }) => {
    const value = bonusValue(terms, deposit, edge);
    return value ? [{ terms, deposit, edge, value }] : [];
  });

  it("is computed for most of them", () => expect(computed.length).toBeGreaterThan(1_000));

  it("never loses more than the deposit", () => {
    for (const { deposit, value } of computed) expect(value.gain).toBeGreaterThanOrEqual(-deposit);
  });

  it("never gains more than the bonus or the maximum cash-out", () => {
    for (const { terms, value } of computed)
      expect(value.gain).toBeLessThanOrEqual(Math.min(value.bonus, terms.max_cashout ?? Infinity));
  });

  it("leaves the deposit and the gain, in whole amounts that add up", () => {
    for (const { deposit, terms, value } of computed) {
      const { bonus, wager, cost, gain, remainder } = value;
      expect([bonus, wager, cost, gain].filter((amount) => !Number.isInteger(amount))).toEqual([]);
      expect(remainder).toBe(deposit + gain);
      const isLimited = gain === terms.max_cashout || remainder === 0;
      if (!isLimited) expect(gain).toBe(bonus - cost);
    }
  });

  it("does not grow with the house edge", () => {
    for (const { terms, deposit, edge, value } of computed)
      expect(bonusValue(terms, deposit, edge + 1)?.gain).toBeLessThanOrEqual(value.gain + 1e-9);
  });

  it("does not grow with wagering", () => {
    for (const { terms, deposit, edge, value } of computed) {
      const harder = { ...terms, wagering: (terms.wagering ?? 0) + 1 };
      expect(bonusValue(harder, deposit, edge)?.gain).toBeLessThanOrEqual(value.gain + 1e-9);
    }
  });

  it("is at most the bonus without a house edge", () => {
    for (const { terms, deposit } of computed) {
      const value = bonusValue(terms, deposit, 0);
      expect(value?.cost).toBe(0);
      expect(value?.gain).toBe(Math.min(value?.bonus ?? 0, terms.max_cashout ?? Infinity));
    }
  });
});
