import { TYPICAL_DEPOSIT } from "../../../worker/promotions/bonus-value";
import { type ListChoice, MEMBERSHIP, NUMBERS, SWITCHES } from "../../../worker/promotions/list-choice";
import { type Money, useMoney } from "../../ui/money";
import { ANY, CheckField, SelectField, type Option } from "../shell/choices";
import { Sieve } from "../shell/list-filters";
import { NEWEST } from "./list-choice";

/** `deposit` is the visitor's, for which bonuses are valued. */
export const orders = (money: Money, deposit = TYPICAL_DEPOSIT): Option[] => [
  { value: "", label: "En yeni" },
  { value: "bitis", label: "Bitişi yakın" },
  { value: "cevrim", label: "En düşük çevrim" },
  { value: "deger", label: `En değerli (${deposit > 0 ? money(deposit) : "yatırımsız"})` },
];

export const depositLabel = (amount: string, money: Money) => (amount === "0" ? "Yatırımsız" : money(Number(amount)));
export const wageringLabel = (times: string) => (times === "0" ? "Çevrimsiz" : `En çok ${times}x`);

const CHOICES = {
  cevrim: { values: ["0", "10", "20", "30", "40"], textOf: wageringLabel },
  yatirim: { values: ["0", "100", "250", "500", "1000"], textOf: depositLabel },
};

const withChosen = (values: string[], chosen: string | undefined) =>
  chosen && !values.includes(chosen) ? [...values, chosen].sort((a, b) => Number(a) - Number(b)) : values;

export const MembershipField = ({ chosen }: { chosen: string | undefined }) => (
  <SelectField label={MEMBERSHIP.label} name={MEMBERSHIP.name} chosen={chosen} options={[ANY, ...MEMBERSHIP.choices]} />
);

interface PromotionSieveProps {
  choice: ListChoice;
  deposit: number | undefined;
}

/** Order and filters of the list of bonuses. */
export function PromotionSieve({ choice, deposit }: PromotionSieveProps) {
  const money = useMoney();
  return (
    <Sieve>
      <SelectField
        label="Sıralama"
        name="siralama"
        chosen={choice.siralama === NEWEST ? "" : choice.siralama}
        options={orders(money, deposit)}
      />
      {NUMBERS.map(({ name, label }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          chosen={choice[name]}
          options={[
            ANY,
            ...withChosen(CHOICES[name].values, choice[name]).map((value) => ({
              value,
              label: CHOICES[name].textOf(value, money),
            })),
          ]}
        />
      ))}
      <MembershipField chosen={choice.uye} />
      {SWITCHES.map(({ name, label }) => (
        <CheckField key={name} label={label} name={name} isOn={Boolean(choice[name])} />
      ))}
    </Sieve>
  );
}
