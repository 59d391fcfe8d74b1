import { href } from "react-router";
import { SEARCH_MAX } from "../../../worker/promotions/rules";
import { withQuery } from "../../ui/addresses";

interface Chip {
  name: string;
  slug: string;
  total: number;
}

interface PromotionFiltersProps {
  q: string;
  chosen: Chip | undefined;
  chips: Chip[];
  /** Number of search results in all categories. */
  inAll: number;
  total: number;
}

/** Moves the selected chip to the front, so that it is visible in the scrollable bar. */
function inView(chips: Chip[], chosen: Chip | undefined): Chip[] {
  return chosen ? [chosen, ...chips.filter(({ slug }) => slug !== chosen.slug)] : chips;
}

/** Search form and category links; each keeps the value of the other. */
export function PromotionFilters({ q, chosen, chips, inAll, total }: PromotionFiltersProps) {
  const all = href("/bonuslar");
  return (
    <div
      className="filters"
      data-live=".chips,.results"
      data-live-failed="Sonuçlar alınamadı; önceki liste gösteriliyor. Bağlantınızı kontrol edip yeniden deneyin."
    >
      <form className="search" role="search" action={all}>
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder="Bonus ara..."
          aria-label="Bonus ara"
          maxLength={SEARCH_MAX}
        />
        {chosen && <input type="hidden" name="kategori" value={chosen.slug} />}
        <button className="btn">Ara</button>
      </form>
      <nav className="chips" aria-label="Kategoriler">
        <a className="chip" href={withQuery(all, { q })} aria-current={chosen ? undefined : "true"}>
          Tüm Bonuslar <small>{inAll}</small>
        </a>
        {inView(chips, chosen).map((chip) => (
          <a
            key={chip.slug}
            className="chip"
            href={withQuery(all, { q, kategori: chip.slug })}
            aria-current={chip.slug === chosen?.slug ? "true" : undefined}
          >
            {`${chip.name} `}
            <small>{chip.total}</small>
          </a>
        ))}
      </nav>
      <div className="live-state" role="status">
        {(q || chosen) && (
          <p className="active-filter">
            <span>
              Aktif filtre: <strong>{[chosen?.name, q && `"${q}"`].filter(Boolean).join(" · ")}</strong>{" "}
              {`(${total} sonuç)`}
            </span>
            <a className="btn quiet small" href={all}>
              Filtreleri Temizle
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
