import { TYPICAL_DEPOSIT } from "../../../worker/promotions/bonus-value";
import type { ListChoice } from "../../../worker/promotions/constants";
import { type Money, useMoney } from "../../ui/money";
import { CheckField, SelectField, type Option } from "../shell/choices";
import { NEWEST } from "./list-choice";

/** `deposit` is the visitor's, for which bonuses are valued. */
export const orders = (money: Money, deposit = TYPICAL_DEPOSIT): Option[] => [
  { value: "", label: "En yeni" },
  { value: "bitis", label: "Bitişi yakın" },
  { value: "cevrim", label: "En düşük çevrim" },
  { value: "deger", label: `En değerli (${deposit > 0 ? money(deposit) : "yatırımsız"})` },
];
const ANY: Option = { value: "", label: "Fark etmez" };
const WAGERING = ["0", "10", "20", "30", "40"];
const DEPOSITS = ["0", "100", "250", "500", "1000"];

export const depositLabel = (amount: string, money: Money) => (amount === "0" ? "Yatırımsız" : money(Number(amount)));
export const wageringLabel = (times: string) => (times === "0" ? "Çevrimsiz" : `En çok ${times}x`);

const withChosen = (values: string[], chosen: string | undefined) =>
  chosen && !values.includes(chosen) ? [...values, chosen].sort((a, b) => Number(a) - Number(b)) : values;

interface SieveProps {
  choice: ListChoice;
  deposit: number | undefined;
}

/** Order and filters of the list, as parts of its GET form. Closed at first: the answers come first. */
export function Sieve({ choice, deposit }: SieveProps) {
  const { siralama, cevrim, yatirim, uye, lisansli, kodlu } = choice;
  const money = useMoney();
  return (
    <details className="sieve">
      <summary>Sırala ve filtrele</summary>
      <div>
        <SelectField
          label="Sıralama"
          name="siralama"
          chosen={siralama === NEWEST ? "" : siralama}
          options={orders(money, deposit)}
        />
        <SelectField
          label="Çevrim"
          name="cevrim"
          chosen={cevrim}
          options={[ANY, ...withChosen(WAGERING, cevrim).map((value) => ({ value, label: wageringLabel(value) }))]}
        />
        <SelectField
          label="Yatırabileceğim"
          name="yatirim"
          chosen={yatirim}
          options={[
            ANY,
            ...withChosen(DEPOSITS, yatirim).map((value) => ({ value, label: depositLabel(value, money) })),
          ]}
        />
        <CheckField label="Zaten üyeyim" name="uye" isOn={Boolean(uye)} />
        <CheckField label="Lisanslı siteler" name="lisansli" isOn={Boolean(lisansli)} />
        <CheckField label="Kodu olanlar" name="kodlu" isOn={Boolean(kodlu)} />
      </div>
    </details>
  );
}
