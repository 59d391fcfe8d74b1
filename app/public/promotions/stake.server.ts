import type { BonusTerms } from "../../../worker/promotions/bonus-terms";
import { HOUSE_EDGE_DEFAULT, LOSS_DEFAULT, TYPICAL_DEPOSIT } from "../../../worker/promotions/bonus-value";
import type { Scope } from "../../../worker/scope.server";

/** The texts of the form and what they mean, or the sentence that refuses one; neither where one is empty. */
export interface Stake {
  texts: { deposit: string; edge: string };
  numbers?: { deposit: number; edge: number };
  refusal?: string;
}

/** From `yatirim` and `avantaj`; by default the minimum deposit, or a loss, and a house edge of 4 %. */
export async function stakeOf(
  { parameter }: Scope,
  { min_deposit, loss_percent }: Pick<BonusTerms, "min_deposit" | "loss_percent">,
): Promise<Stake> {
  const deposit = loss_percent === null ? (min_deposit ?? TYPICAL_DEPOSIT) : LOSS_DEFAULT;
  const edge = HOUSE_EDGE_DEFAULT;
  const typed = { deposit: parameter("yatirim"), edge: parameter("avantaj") };
  const texts = { deposit: typed.deposit ?? `${deposit}`, edge: typed.edge ?? `${edge}` };
  if (typed.deposit === null && typed.edge === null) return { texts, numbers: { deposit, edge } };
  if (!texts.deposit.trim() || !texts.edge.trim()) return { texts };
  const { parseStake } = await import("./stake-input.server");
  return { texts, ...parseStake(texts) };
}
