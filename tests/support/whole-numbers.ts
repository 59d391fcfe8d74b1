import { lowerTr } from "../../worker/turkish/folding";
import { numbersIn } from "../../worker/turkish/numbers";

/** The values of all whole numbers of a text. */
export const wholeNumbersIn = (text: string): number[] =>
  numbersIn(lowerTr(text)).flatMap(({ value }) => (value === undefined ? [] : [value]));
