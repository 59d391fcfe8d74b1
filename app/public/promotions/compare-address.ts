import { href } from "react-router";
import { TYPICAL_DEPOSIT } from "../../../worker/promotions/bonus-value";
import { comparedId } from "../../ui/compare-bar";

/** The comparison of these promotions for a deposit. */
export function compareAddress(ids: string[], deposit: number): string {
  const query = new URLSearchParams(ids.map((id) => ["b", comparedId(id)]));
  if (deposit !== TYPICAL_DEPOSIT) query.set("yatirim", `${deposit}`);
  return `${href("/karsilastir")}?${query}`;
}
