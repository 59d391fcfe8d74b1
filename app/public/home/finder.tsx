import { href } from "react-router";
import { TYPICAL_DEPOSIT } from "../../../worker/promotions/bonus-value";
import { MEMBERSHIP } from "../../../worker/promotions/list-choice";
import { FINDER_DEPOSITS, FINDER_WAGERING } from "../../../worker/promotions/finder";
import { useMoney } from "../../ui/money";

const ANY = <option value="">Fark etmez</option>;

/** Leads to the bonuses that suit a visitor; the script says on the button how many there are, from `counts`. */
export function Finder({ counts }: { counts: number[] }) {
  const money = useMoney();
  return (
    <form className="fit" action={href("/bonuslar")} aria-labelledby="uygun" data-counts={counts.join()}>
      <b id="uygun">Bana uygun bonus</b>
      <label>
        Yatırabileceğim
        <select name="yatirim" defaultValue={TYPICAL_DEPOSIT}>
          {ANY}
          {FINDER_DEPOSITS.map((amount) => (
            <option key={amount} value={amount}>
              {money(amount)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Çevrim
        <select name="cevrim">
          {ANY}
          {FINDER_WAGERING.map((times) => (
            <option key={times} value={times}>
              {times === 0 ? "Çevrimsiz" : `En çok ${times}x`}
            </option>
          ))}
        </select>
      </label>
      <label>
        {MEMBERSHIP.label}
        <select name={MEMBERSHIP.name}>
          {MEMBERSHIP.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className="btn">Bonusları gör</button>
    </form>
  );
}
