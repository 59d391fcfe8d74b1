import type { CasinoDetail } from "../../../worker/casinos/public.server";
import { STANDING_LABELS } from "../../../worker/casinos/score";
import { visitAddress } from "../../../worker/outbound/addresses";
import { PLAIN, SPONSORED } from "../../../worker/text/link-relation";
import { Picture } from "../../ui/picture";
import { Score } from "../../ui/score";
import { casinoVerdict } from "../../ui/verdicts";
import { VerifiedNote } from "../../ui/verified-note";
import { warnedClass, Warning } from "../../ui/warning";
import { CasinoBadges } from "./casino-badges";
import { CasinoProfile } from "./casino-profile";
import { CasinoScore, type VisitorRating } from "./casino-score";
import { PermissionNote } from "../shell/permission-note";
import { Prose } from "../shell/prose";
import type { Shell } from "../shell/shell";
import { TestLog } from "./test-log";

/** What the site says of a casino: the warning, or the standing with its reason; that it is verified says its day. */
function Standing({
  casino: { casino_warning, last_verified_at, standing, standing_reason },
}: {
  casino: CasinoDetail;
}) {
  if (casino_warning !== null) return <Warning reason={casino_warning} verifiedAt={last_verified_at} />;
  if (standing === "verified") return standing_reason && <p className="who">{standing_reason}</p>;
  return (
    <p className="who">
      <span className="tag off">{STANDING_LABELS[standing]}</span> {standing_reason}
    </p>
  );
}

interface CasinoViewProps {
  casino: CasinoDetail;
  visitors: VisitorRating;
  methodAddress: string | undefined;
  today: string;
  legal: Shell["legal"];
}

export function CasinoView({ casino, visitors, methodAddress, today, legal }: CasinoViewProps) {
  const isGood = casino.casino_warning === null;
  const verdict = isGood && casinoVerdict(casino);
  const isDated = isGood && (casino.standing === "verified" || casino.last_verified_at !== null);
  return (
    <article className={warnedClass("box inner casino", casino)} data-views={`casino/${casino.id}`}>
      <div className="site-head">
        <Picture className="logo large" src={casino.logo_url} alt={`${casino.name} logosu`} width={96} height={96} />
        <div>
          <h1>{casino.name}</h1>
          <Score of={casino} />
          <p className="who">{`${casino.promotion_count} aktif bonus`}</p>
          {isDated && <VerifiedNote of={casino} subject="profile" today={today} />}
        </div>
      </div>
      <div className="stack">
        {verdict && <p className="lead">{verdict}</p>}
        <Standing casino={casino} />
        <CasinoBadges licence={casino} number={casino.licence_number} hasSupport={casino.has_24_7_support} />
        <PermissionNote legal={legal} />
        {isGood ? (
          <a className="btn wide" href={visitAddress(casino.slug, "casino")} rel={SPONSORED} target="_blank">
            Siteye Git
          </a>
        ) : (
          <p className="who">
            <a href={casino.url} rel={PLAIN} target="_blank">
              Siteye Git
            </a>
          </p>
        )}
      </div>
      <CasinoScore casino={casino} visitors={visitors} methodAddress={methodAddress} />
      <CasinoProfile casino={casino} />
      <TestLog log={casino.test_log} today={today} />
      {casino.description && <Prose html={casino.description} />}
    </article>
  );
}
