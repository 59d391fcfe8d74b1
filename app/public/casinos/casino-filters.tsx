import { href } from "react-router";
import type { CasinoChoice } from "../../../worker/casinos/constants";
import { CheckField, SelectField } from "../shell/choices";
import { BY_SCORE, isCasinoListFiltered } from "./casino-choice";

const ORDERS = [
  { value: "", label: "Puana göre" },
  { value: "ad", label: "Ada göre" },
  { value: "bonus", label: "En çok bonus" },
];

/** Order and filters as GET parameters. */
export function CasinoFilters({ choice, total }: { choice: CasinoChoice; total: number }) {
  return (
    <div
      className="filters"
      data-live=".lead,.results"
      data-live-failed="Sonuçlar alınamadı; önceki liste gösteriliyor. Bağlantınızı kontrol edip tekrar deneyin."
    >
      <form className="sieve" action={href("/guvenilir-siteler")}>
        <div>
          <SelectField
            label="Sıralama"
            name="siralama"
            chosen={choice.siralama === BY_SCORE ? "" : choice.siralama}
            options={ORDERS}
          />
          <CheckField label="Lisanslı siteler" name="lisansli" isOn={Boolean(choice.lisansli)} />
          <CheckField label="7/24 destek" name="destek" isOn={Boolean(choice.destek)} />
          <button className="btn quiet">Uygula</button>
        </div>
      </form>
      <div className="live-state" role="status">
        {isCasinoListFiltered(choice) && (
          <p className="active-filter">
            <span>{`${total} site`}</span>
            <a className="btn quiet small" href={href("/guvenilir-siteler")}>
              Filtreleri Temizle
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
