import type { CasinoDetail } from "../../../worker/casinos/public.server";
import { SPONSORED } from "../../../worker/html/link-relation";
import { Picture } from "../../ui/picture";
import { Stars } from "../../ui/stars";
import { CasinoBadges } from "./casino-badges";
import { Prose } from "../shell/prose";

export function CasinoView({ casino }: { casino: CasinoDetail }) {
  return (
    <article className="box inner casino">
      <div className="site-head">
        <Picture className="logo large" src={casino.logo_url} alt={`${casino.name} logosu`} width={96} height={96} />
        <div>
          <h1>{casino.name}</h1>
          <Stars rating={casino.rating} />
          <p className="who">{`${casino.promotion_count} aktif promosyon`}</p>
        </div>
      </div>
      <div className="stack">
        <CasinoBadges
          isLicensed={casino.is_licensed}
          authority={casino.licence_authority}
          number={casino.licence_number}
          hasSupport={casino.has_24_7_support}
        />
        <a className="btn wide" href={casino.url} rel={SPONSORED} target="_blank">
          Siteye Git
        </a>
      </div>
      {casino.description && <Prose html={casino.description} />}
    </article>
  );
}
