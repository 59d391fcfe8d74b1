import { Refusal } from "./errors";

/** The row itself. Throws `Refusal("not_found")` with the sentence where there is none. */
export function found<Row>(row: Row | undefined, sentence: string): Row {
  if (row === undefined) throw new Refusal("not_found", sentence);
  return row;
}
