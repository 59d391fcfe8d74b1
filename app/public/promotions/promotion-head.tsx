import { href } from "react-router";
import { isExpired } from "../../../worker/records/active-promotion";
import type { PromotionDetail } from "../../../worker/promotions/detail.server";
import { casinoAddress } from "../../../worker/records/addresses";
import { licenceOf, licenceText } from "../../ui/licence";
import { Picture } from "../../ui/picture";
import { casinoScore, Score } from "../../ui/score";
import { warnedClass } from "../../ui/warning";
import { Breadcrumbs, type Trail } from "../shell/breadcrumbs";

/** The casino that gives the bonus, with its score. */
function Giver({ promotion: p }: { promotion: PromotionDetail }) {
  if (!p.casino_slug || !p.casino_name) return null;
  const licence = licenceOf(p);
  return (
    <div className="by">
      <Picture className="logo small" src={p.casino_logo} alt="" width={44} height={44} priority />
      <p>
        <a href={casinoAddress({ slug: p.casino_slug })}>{p.casino_name}</a>
        {licence?.is_licensed ? <span className="tag good">{licenceText(licence)}</span> : null}
        <Score of={casinoScore(p)} />
      </p>
    </div>
  );
}

export function trailOf({ title, casino_slug, casino_name }: PromotionDetail): Trail {
  return {
    way: [
      { label: "Bonuslar", to: href("/bonuslar") },
      ...(casino_slug && casino_name ? [{ label: casino_name, to: casinoAddress({ slug: casino_slug }) }] : []),
    ],
    here: title,
  };
}

/** Why an expired or inactive promotion can be read but not claimed. */
function EndedNote({ promotion, today }: { promotion: PromotionDetail; today: string }) {
  const expired = isExpired(promotion.expiry_date, today);
  return (
    <p className="note" role="note">
      {`${expired ? "Bu bonusun süresi doldu." : "Bu bonus şu anda aktif değil."} Bilgiler arşiv olarak gösteriliyor; güncel bonuslar için `}
      <a href={href("/bonuslar")}>tüm bonuslara</a> göz atın.
    </p>
  );
}

export function PromotionHead({ promotion, today }: { promotion: PromotionDetail; today: string }) {
  return (
    <header className={warnedClass("offer-head", promotion)} data-views={`promotion/${promotion.id}`}>
      <Breadcrumbs {...trailOf(promotion)} />
      <h1>{promotion.title}</h1>
      <Giver promotion={promotion} />
      {!promotion.active && <EndedNote promotion={promotion} today={today} />}
    </header>
  );
}
