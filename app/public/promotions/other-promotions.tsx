import type { PromotionCardRow as Promotion } from "../../../worker/promotions/public.server";
import { withQuery } from "../../ui/addresses";
import { PromotionCard } from "../../ui/promotion-card";

interface OtherPromotionsProps {
  others: { list: Promotion[]; page: number; pages: number };
  casinoName: string | null;
  today: string;
  address: string;
}

/** Other bonuses of the same casino, three a page. */
export function OtherPromotions({ others: { list, page, pages }, casinoName, today, address }: OtherPromotionsProps) {
  if (list.length === 0) return null;
  const to = (p: number) => `${withQuery(address, { diger: p > 1 ? p : undefined })}#diger-bonuslar`;
  return (
    <section id="diger-bonuslar" aria-labelledby="diger-baslik">
      <h2 id="diger-baslik">{casinoName ? `${casinoName}: Diğer Bonuslar` : "Diğer Bonuslar"}</h2>
      <div className="stack">
        {list.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} today={today} />
        ))}
      </div>
      {pages > 1 && (
        <nav className="pages" aria-label="Diğer bonuslar">
          {page > 1 ? <a href={to(page - 1)}>‹ Önceki</a> : <span className="still">‹ Önceki</span>}
          <span className="who">{`${page} / ${pages}`}</span>
          {page < pages ? <a href={to(page + 1)}>Sonraki ›</a> : <span className="still">Sonraki ›</span>}
        </nav>
      )}
    </section>
  );
}
