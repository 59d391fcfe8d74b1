import { casinoAddress } from "../../worker/records/addresses";
import type { CasinoCardRow as Casino } from "../../worker/casinos/public.server";
import { STANDING_LABELS } from "../../worker/casinos/score";
import { licenceText } from "./licence";
import { Picture } from "./picture";
import { Score, shownScore } from "./score";

/** What a casino has, and what it lacks (P6.1). */
export function CasinoTags({ casino }: { casino: Casino }) {
  return (
    <span className="tags">
      {casino.featured && <span className="tag">Öne Çıkan</span>}
      {casino.is_licensed ? (
        <span className="tag good">{licenceText(casino)}</span>
      ) : (
        <span className="tag off">Lisansı doğrulanmadı</span>
      )}
      {casino.has_24_7_support && <span className="tag">7/24 Destek</span>}
      {shownScore(casino) === null && <span className="tag off">Henüz puanlanmadı</span>}
      {casino.standing === "pending" && <span className="tag off">{STANDING_LABELS.pending}</span>}
    </span>
  );
}

/** A recommended casino in a row to scroll. */
export function CasinoCard({ casino }: { casino: Casino }) {
  return (
    <a className="site" href={casinoAddress(casino)}>
      <Picture className="logo" src={casino.logo_url} alt="" width={56} height={56} />
      <strong>{casino.name}</strong>
      <Score of={casino} />
      <span className="who">{`${casino.promotion_count} aktif bonus`}</span>
      <CasinoTags casino={casino} />
    </a>
  );
}
