import { href } from "react-router";
import { TYPICAL_DEPOSIT } from "../../../worker/promotions/bonus-value";
import { MEMBERSHIP } from "../../../worker/promotions/list-choice";
import { comparedId } from "../../ui/compare-bar";

/** The comparison of these promotions for a deposit and a membership. */
export function compareAddress(ids: string[], deposit: number, uye: string | undefined): string {
  const query = new URLSearchParams(ids.map((id) => ["b", comparedId(id)]));
  if (deposit !== TYPICAL_DEPOSIT) query.set("yatirim", `${deposit}`);
  if (uye) query.set(MEMBERSHIP.name, uye);
  return `${href("/karsilastir")}?${query}`;
}
