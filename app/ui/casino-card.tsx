import { href } from "react-router";
import type { CasinoCard as Casino } from "../../worker/casinos/public.server";
import { Picture } from "./picture";
import { Stars } from "./stars";

export function CasinoCard({ casino }: { casino: Casino }) {
  return (
    <a className="site" href={href("/casino/:casino", { casino: casino.slug })}>
      <Picture className="logo" src={casino.logo_url} alt="" width={56} height={56} />
      <strong>{casino.name}</strong>
      <Stars rating={casino.rating} />
      <span className="who">{`${casino.promotion_count} aktif bonus`}</span>
      <span className="tags">
        {casino.featured && <span className="tag">Öne Çıkan</span>}
        {casino.is_licensed && <span className="tag good">Lisanslı</span>}
        {casino.has_24_7_support && <span className="tag">7/24 Destek</span>}
      </span>
    </a>
  );
}
