import { lowerTr } from "../../worker/text/folding";
import { numbersIn } from "../../worker/text/numbers";

/** The values of all whole numbers of a text. */
export const wholeNumbersIn = (text: string): number[] =>
  numbersIn(lowerTr(text)).flatMap(({ value }) => (value === undefined ? [] : [value]));
