import { HOUSE_EDGE_DEFAULT } from "../../../worker/promotions/bonus-value";
import type { Scope } from "../../../worker/scope.server";

const DEPOSIT_DEFAULT = 500;

/** The texts of the form and what they mean, or the sentence that refuses one; neither where one is empty. */
export interface Stake {
  texts: { deposit: string; edge: string };
  numbers?: { deposit: number; edge: number };
  refusal?: string;
}

/** From `yatirim` and `avantaj`; by default the minimum deposit and a house edge of 4 %. */
export async function stakeOf({ parameter }: Scope, minDeposit: number | null): Promise<Stake> {
  const [deposit, edge] = [minDeposit ?? DEPOSIT_DEFAULT, HOUSE_EDGE_DEFAULT];
  const typed = { deposit: parameter("yatirim"), edge: parameter("avantaj") };
  const texts = { deposit: typed.deposit ?? `${deposit}`, edge: typed.edge ?? `${edge}` };
  if (typed.deposit === null && typed.edge === null) return { texts, numbers: { deposit, edge } };
  if (!texts.deposit.trim() || !texts.edge.trim()) return { texts };
  const { parseStake } = await import("./stake-input.server");
  return { texts, ...parseStake(texts) };
}
