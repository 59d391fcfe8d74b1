import { href } from "react-router";
import type { PromotionDetail } from "../../../worker/promotions/detail.server";
import { Picture } from "../../ui/picture";
import { Stars } from "../../ui/stars";
import { Breadcrumbs } from "../shell/breadcrumbs";

/** The casino that gives the bonus, with its score. */
function Giver({ promotion: p }: { promotion: PromotionDetail }) {
  if (!p.casino_slug || !p.casino_name) return <p className="who">Diğer</p>;
  return (
    <div className="by">
      <Picture className="logo small" src={p.casino_logo} alt="" width={44} height={44} priority />
      <p>
        <a href={href("/casino/:casino", { casino: p.casino_slug })}>{p.casino_name}</a>
        {p.casino_is_licensed ? <span className="tag good">Lisanslı</span> : null}
        <Stars rating={p.casino_rating} isNumbered />
      </p>
    </div>
  );
}

export function PromotionHead({ promotion }: { promotion: PromotionDetail }) {
  const { title, casino_slug, casino_name } = promotion;
  const way = [
    { label: "Bonuslar", to: href("/bonuslar") },
    ...(casino_slug && casino_name
      ? [{ label: casino_name, to: href("/casino/:casino", { casino: casino_slug }) }]
      : []),
  ];
  return (
    <header className="offer-head">
      <Breadcrumbs way={way} here={title} />
      <h1>{title}</h1>
      <Giver promotion={promotion} />
    </header>
  );
}
