import { isListOf, isObject, isText, removeStored, store, stored } from "../stored";
import { CHOSEN } from "./chosen";

/** A bonus that is chosen for a comparison. */
export interface Choice {
  id: string;
  title: string;
}

const isChoice = (value: unknown): value is Choice => isObject(value) && isText(value["id"]) && isText(value["title"]);

/** What was chosen during the visit; nothing without storage. */
export const chosenBefore = (): Choice[] => stored("sessionStorage", CHOSEN, isListOf(isChoice)) ?? [];

/** Without storage the choice lasts as long as the page. */
export function keepChosen(chosen: Choice[]) {
  if (chosen.length > 0) store("sessionStorage", CHOSEN, chosen);
  else removeStored("sessionStorage", CHOSEN);
}
