import type { ListedCasino } from "../../../worker/casinos/public.server";
import { casinoAddress } from "../../../worker/records/addresses";
import { CasinoTags } from "../../ui/casino-card";
import { Picture } from "../../ui/picture";
import { Score } from "../../ui/score";
import { casinoVerdict } from "../../ui/verdicts";
import { isRecommended, warnedClass, Warning } from "../../ui/warning";

/** A casino in the list of all: its rank, what is good and what is not, payout time and licence. */
export function ListedSite({ casino, rank }: { casino: ListedCasino; rank?: number | undefined }) {
  const { is_licensed, licence_authority, withdrawal_time, promotion_count } = casino;
  const verdict = isRecommended(casino) && casinoVerdict(casino);
  const facts = [
    withdrawal_time && `Çekim: ${withdrawal_time.replace(/;.*/, "")}`,
    is_licensed && licence_authority && `Lisans: ${licence_authority}`,
  ];
  return (
    <a className={warnedClass("site", casino)} href={casinoAddress(casino)}>
      <span className="site-head">
        {rank && <b>{rank}</b>}
        <Picture className="logo" src={casino.logo_url} alt="" width={56} height={56} />
        <span>
          <strong>{casino.name}</strong>
          <Score of={casino} />
          <span className="who">{`${promotion_count} aktif bonus`}</span>
        </span>
      </span>
      <Warning reason={casino.casino_warning} verifiedAt={casino.last_verified_at} />
      {verdict && <span>{verdict}</span>}
      <span className="who">{facts.filter(Boolean).join(" · ")}</span>
      <CasinoTags casino={casino} />
    </a>
  );
}
