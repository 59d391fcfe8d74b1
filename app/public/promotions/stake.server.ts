import type { BonusTerms } from "../../../worker/promotions/bonus-terms";
import type { Scope } from "../../../worker/scope.server";
import { typicallyValued, type Valued } from "../../ui/verdicts";

/** The texts of the form and what they mean, or the sentence that refuses one; neither where one is empty. */
export interface Stake {
  texts: { deposit: string; edge: string };
  numbers?: Valued;
  refusal?: string;
}

/** From `yatirim` and `avantaj`; by default what the summary says. */
export async function stakeOf(
  { parameter }: Scope,
  terms: Pick<BonusTerms, "min_deposit" | "loss_percent">,
): Promise<Stake> {
  const { deposit, edge } = typicallyValued(terms);
  const typed = { deposit: parameter("yatirim"), edge: parameter("avantaj") };
  const texts = { deposit: typed.deposit ?? `${deposit}`, edge: typed.edge ?? `${edge}` };
  if (typed.deposit === null && typed.edge === null) return { texts, numbers: { deposit, edge } };
  if (!texts.deposit.trim() || !texts.edge.trim()) return { texts };
  const { parseStake } = await import("./stake-input.server");
  return { texts, ...parseStake(texts) };
}
