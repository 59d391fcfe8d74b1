import { href } from "react-router";
import { type CasinoChoice, FILTERS, PAYOUT_HOURS } from "../../../worker/casinos/constants";
import type { PaymentMethod } from "../../../worker/casinos/public.server";
import { ANY, CheckField, SelectField } from "../shell/choices";
import { chosenFilter, ListFilters, lower, Sieve } from "../shell/list-filters";
import { BY_SCORE, casinosAddress } from "./casino-choice";

const ORDERS = [
  { value: "", label: "Puana göre" },
  { value: "ad", label: "Ada göre" },
  { value: "bonus", label: "En çok bonus" },
];
const PAYOUTS = PAYOUT_HOURS.map((value) => ({ value, label: `${value} saat içinde` }));

interface CasinoFiltersProps {
  choice: CasinoChoice;
  methods: PaymentMethod[];
  total: number;
}

/** Order and filters as GET parameters. */
export function CasinoFilters({ choice, methods, total }: CasinoFiltersProps) {
  const [method, payout, licensed, support] = FILTERS;
  const order = choice.siralama === BY_SCORE ? "" : choice.siralama;
  const isOf = (chosen: string | undefined) => (option: { value: string }) => option.value === chosen;
  const filter = (text: string | false | undefined, change: Partial<CasinoChoice>) =>
    chosenFilter(text && lower(text), casinosAddress({ ...choice, ...change }));
  const name = methods.find(isOf(choice.odeme))?.label;
  return (
    <ListFilters
      live=".lead,.results"
      chosen={[
        ...filter(order && ORDERS.find(isOf(order))?.label, { siralama: undefined }),
        ...filter(name && `Ödeme: ${name}`, { odeme: undefined }),
        ...filter(choice.cekim && `Çekim: ${choice.cekim} saat içinde`, { cekim: undefined }),
        ...filter(choice.lisansli && licensed.label, { lisansli: undefined }),
        ...filter(choice.destek && support.label, { destek: undefined }),
      ]}
      total={`${total} site`}
      all={href("/guvenilir-siteler")}
    >
      <form action={href("/guvenilir-siteler")}>
        <Sieve>
          <SelectField label="Sıralama" name="siralama" chosen={order} options={ORDERS} />
          <SelectField {...method} chosen={choice.odeme} options={[ANY, ...methods]} />
          <SelectField {...payout} chosen={choice.cekim} options={[ANY, ...PAYOUTS]} />
          <CheckField {...licensed} isOn={Boolean(choice.lisansli)} />
          <CheckField {...support} isOn={Boolean(choice.destek)} />
          <button className="btn quiet apply">Uygula</button>
        </Sieve>
      </form>
    </ListFilters>
  );
}
