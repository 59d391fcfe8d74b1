import type { CasinoDetail } from "../../../worker/casinos/public.server";
import { SPONSORED } from "../../../worker/html/link-relation";
import { Picture } from "../../ui/picture";
import { Score } from "../../ui/score";
import { VerifiedNote } from "../../ui/verified-note";
import { claimClass, Warning } from "../../ui/warning";
import { CasinoBadges } from "./casino-badges";
import { Prose } from "../shell/prose";

/** `today` is a day in Istanbul. */
export function CasinoView({ casino, today }: { casino: CasinoDetail; today: string }) {
  return (
    <article className="box inner casino" data-views={`casinos/${casino.id}`}>
      <div className="site-head">
        <Picture className="logo large" src={casino.logo_url} alt={`${casino.name} logosu`} width={96} height={96} />
        <div>
          <h1>{casino.name}</h1>
          <Score of={casino} />
          <p className="who">{`${casino.promotion_count} aktif promosyon`}</p>
          <VerifiedNote of={casino} subject="profile" today={today} />
        </div>
      </div>
      <div className="stack">
        <Warning reason={casino.casino_warning} />
        <CasinoBadges
          isLicensed={casino.is_licensed}
          authority={casino.licence_authority}
          number={casino.licence_number}
          hasSupport={casino.has_24_7_support}
        />
        <a className={`${claimClass(casino)} wide`} href={casino.url} rel={SPONSORED} target="_blank">
          Siteye Git
        </a>
      </div>
      {casino.description && <Prose html={casino.description} />}
    </article>
  );
}
