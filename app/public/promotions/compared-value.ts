import { bonusValue, type BonusValue, HOUSE_EDGE_DEFAULT, LOSS_DEFAULT } from "../../../worker/promotions/bonus-value";
import type { ComparedPromotion } from "../../../worker/promotions/detail.server";
import type { Membership } from "../../../worker/promotions/list-choice";
import type { Money } from "../../ui/money";
import { isRecommended } from "../../ui/warning";

export interface Situation {
  /** A day in Istanbul. */
  today: string;
  /** A visitor's. */
  deposit: number;
  /** What the visitor is to the operators, if it is known. */
  membership?: Membership | undefined;
  money: Money;
  /** See `HeldCodes`. */
  holdsCodes?: boolean;
}

export const canClaim = (promotion: ComparedPromotion) => Boolean(promotion.active) && isRecommended(promotion);

/** Whether it is for others only; undefined where that is not stated. */
export function isForOthers({ audience }: ComparedPromotion, membership: Membership | undefined): boolean | undefined {
  if (audience === null) return undefined;
  return membership !== undefined && audience !== "all" && audience !== membership;
}

/** Whether the visitor can get it, as far as is stated. */
export const suits = (promotion: ComparedPromotion, membership: Membership | undefined) =>
  canClaim(promotion) && isForOthers(promotion, membership) === false;

export const isRebate = ({ loss_percent }: ComparedPromotion) => loss_percent !== null;
export const isBelowMinimum = ({ min_deposit }: ComparedPromotion, deposit: number) => deposit < (min_deposit ?? 0);

/** The loss for which rebates are compared. */
export const lossFor = (deposit: number) => Math.max(deposit, LOSS_DEFAULT);

/** Of a loss rebate for `lossFor`. Null where the terms do not say enough, and below the minimum deposit. */
export function valueFor(promotion: ComparedPromotion, deposit: number): BonusValue | null {
  if (isBelowMinimum(promotion, deposit)) return null;
  return bonusValue(promotion, isRebate(promotion) ? lossFor(deposit) : deposit, HOUSE_EDGE_DEFAULT) ?? null;
}

/** Amounts are rounded, so a difference of one unit may be none. */
export const isAsGood = (gain: number, best: number) => best - gain <= 1;
