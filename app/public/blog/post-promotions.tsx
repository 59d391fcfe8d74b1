import { href } from "react-router";
import type { PromotionCardRow as Promotion } from "../../../worker/promotions/public.server";
import { POST_PROMOTIONS } from "../../../worker/promotions/constants";
import { PromotionCard } from "../../ui/promotion-card";

/** Sidebar of a post: five active promotions, the rest behind a button, and a link to the list. */
export function PostPromotions({ promotions, today }: { promotions: Promotion[]; today: string }) {
  const cards = promotions.map((promotion) => (
    <PromotionCard key={promotion.id} promotion={promotion} today={today} placement="blog" />
  ));
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="aktif-bonuslar">
      <h2 id="aktif-bonuslar">Aktif Bonuslar</h2>
      <div className="stack">{cards.slice(0, POST_PROMOTIONS)}</div>
      {cards.length > POST_PROMOTIONS && (
        <details className="expander">
          <summary className="btn quiet wide">
            <span className="if-closed">Daha Fazla Bonus Göster</span>
            <span className="if-open">Daha Az Göster</span>
          </summary>
          <div className="stack">
            {cards.slice(POST_PROMOTIONS)}
            <a className="btn quiet wide" href={href("/bonuslar")}>
              Tüm Bonuslar
            </a>
          </div>
        </details>
      )}
    </section>
  );
}
