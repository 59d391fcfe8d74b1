import type { ListedCasino } from "../../../worker/casinos/public.server";
import { hoursText } from "../../../worker/casinos/test-log";
import { casinoAddress } from "../../../worker/records/addresses";
import { CasinoTags } from "../../ui/casino-card";
import { Picture } from "../../ui/picture";
import { Score } from "../../ui/score";
import { casinoVerdict } from "../../ui/verdicts";
import { isRecommended, warnedClass, Warning } from "../../ui/warning";

/** Maximum number of payment methods that a card names. */
const METHODS = 4;

/** A casino in the list of all: its rank, what is good and what is not, payout time and payment methods. */
export function ListedSite({ casino, rank }: { casino: ListedCasino; rank?: number | undefined }) {
  const { payment_methods, withdrawal_time, measured_hours, promotion_count } = casino;
  const verdict = isRecommended(casino) && casinoVerdict(casino);
  const payout = [
    withdrawal_time?.replace(/;.*/, ""),
    measured_hours !== null && `denememizde ${hoursText(measured_hours)}`,
  ].filter(Boolean);
  const methods = payment_methods.slice(0, METHODS).join(", ");
  const more = payment_methods.length - METHODS;
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
      {payout.length > 0 && <span className="who">{`Çekim: ${payout.join("; ")}`}</span>}
      {methods && <span className="who">{`Ödeme: ${methods}${more > 0 ? ` +${more}` : ""}`}</span>}
      <CasinoTags casino={casino} />
    </a>
  );
}
