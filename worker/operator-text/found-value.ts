import type { BonusTerms } from "../promotions/bonus-terms";

/** Fields of the form of a promotion that its operator's text may fill. */
export type FoundField =
  | keyof BonusTerms
  | "title"
  | "casino_id"
  | "category_id"
  | "short_description"
  | "terms"
  | "url"
  | "promotion_code"
  | "expiry_date";

/** A value of the form, with where the text says it. */
export interface FoundValue {
  field: FoundField;
  value: string;
  start: number;
  end: number;
  /** The words suggest it, but do not say it. */
  isGuess?: true;
  /** The text also states another value. */
  isDisputed?: true;
}
