import { visitAddress } from "../../../worker/outbound/addresses";
import { casinoAddress } from "../../../worker/records/addresses";
import type { PromotionDetail } from "../../../worker/promotions/detail.server";
import { SPONSORED } from "../../../worker/text/link-relation";
import { licenceOf } from "../../ui/licence";
import { Picture } from "../../ui/picture";
import { casinoScore, Score } from "../../ui/score";
import { warnedClass } from "../../ui/warning";
import { CasinoBadges } from "../casinos/casino-badges";

export function SiteInfo({ promotion: p }: { promotion: PromotionDetail }) {
  if (!p.casino_slug || !p.casino_name) return null;
  return (
    <section className={warnedClass("box inner", p)} aria-labelledby="site-bilgisi">
      <h2 id="site-bilgisi">Site Bilgileri</h2>
      <div className="site-head">
        <Picture className="logo" src={p.casino_logo} alt="" width={56} height={56} />
        <div>
          <strong>{p.casino_name}</strong>
          <Score of={casinoScore(p)} />
        </div>
      </div>
      <CasinoBadges
        licence={licenceOf(p)}
        number={p.casino_licence_number}
        hasSupport={Boolean(p.casino_has_24_7_support)}
      />
      {p.casino_description && <p>{p.casino_description}</p>}
      <p className="row">
        <a className="btn quiet" href={casinoAddress({ slug: p.casino_slug })}>
          Siteyi İncele
        </a>
        {p.casino_warning === null && (
          <a className="btn quiet" href={visitAddress(p.casino_slug, "detay")} rel={SPONSORED} target="_blank">
            Siteye Git
          </a>
        )}
      </p>
    </section>
  );
}
