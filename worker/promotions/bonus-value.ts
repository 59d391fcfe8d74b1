import type { BonusTerms } from "./bonus-terms";

export const HOUSE_EDGE_DEFAULT = 4;
export const TYPICAL_DEPOSIT = 500;
/** Casinos often give nothing back for less. */
export const LOSS_DEFAULT = 1_000;
export const HOUSE_EDGE_MAX = 20;

export type ValueTerms = Pick<
  BonusTerms,
  | "bonus_percent"
  | "loss_percent"
  | "max_bonus"
  | "fixed_bonus"
  | "free_spins"
  | "spin_value"
  | "min_deposit"
  | "wagering"
  | "wagering_base"
  | "max_cashout"
>;

/** Amounts in whole units of the currency, rounded once, so that they add up. */
export interface BonusValue {
  /** Added to the account: bonus money, and what the free spins win on average. */
  bonus: number;
  wager: number;
  /** Lost on average while wagering. */
  cost: number;
  /** What the bonus leaves on average; negative where it costs part of the deposit. */
  gain: number;
  remainder: number;
  stake: number;
}

/**
 * Expected value of a bonus at a house edge in percent. Undefined if bonus or wagering are unknown, or the deposit is
 * below the minimum. The loss is at most the deposit (0 without one), the gain at most `max_cashout`. For a loss rebate
 * `deposit` is the amount that was lost: none of it remains, and wagering costs at most what is given back.
 */
export function bonusValue(terms: ValueTerms, deposit: number, edge: number): BonusValue | undefined {
  const { wagering, min_deposit, max_cashout, loss_percent } = terms;
  const stake = loss_percent === null && min_deposit !== 0 ? deposit : 0;
  const money = moneyOf(terms, loss_percent === null ? stake : deposit);
  const winnings = (terms.free_spins ?? 0) * (terms.spin_value ?? 0) * (1 - edge / 100);
  if (wagering === null || money + winnings === 0) return undefined;
  if (loss_percent === null && deposit < (min_deposit ?? 0)) return undefined;
  const wagered = wagering * baseOf(terms, { deposit: stake, money, winnings });
  const [bonus, wager, cost] = [Math.round(money + winnings), Math.round(wagered), Math.round((wagered * edge) / 100)];
  const gain = Math.max(Math.min(bonus - cost, max_cashout ?? Infinity), 0 - stake);
  return { bonus, wager, cost, gain, remainder: stake + gain, stake };
}

/** Whether some deposit or loss has a value: bonus and wagering are known. */
export const hasValue = (terms: ValueTerms): boolean =>
  bonusValue(terms, Math.max(1, terms.min_deposit ?? 1), 0) !== undefined;

function moneyOf({ bonus_percent, loss_percent, max_bonus, fixed_bonus }: ValueTerms, deposit: number): number {
  const percent = bonus_percent ?? loss_percent;
  if (percent === null) return fixed_bonus ?? 0;
  return Math.min((deposit * percent) / 100, max_bonus ?? Infinity);
}

/** The amount that `wagering` multiplies. Without spin winnings the bonus money counts, and vice versa. */
function baseOf({ wagering_base }: ValueTerms, parts: { deposit: number; money: number; winnings: number }): number {
  const { deposit, money, winnings } = parts;
  if (wagering_base === "winnings") return winnings || money;
  return (money || winnings) + (wagering_base === "bonus_and_deposit" ? deposit : 0);
}
