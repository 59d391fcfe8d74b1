import type { PromotionCardRow as Promotion } from "../../../worker/promotions/public.server";
import { PromotionCard } from "../../ui/promotion-card";

/** Bonuses of licensed casinos in place of one that is not recommended; this page leads to no casino (P6.6). */
export function Alternatives({ promotions, today }: { promotions: Promotion[]; today: string }) {
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby="yerine">
      <h2 id="yerine">Bunun Yerine: Yurt Dışı Lisanslı Sitelerden</h2>
      <div className="stack">
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} today={today} isClaimable={false} />
        ))}
      </div>
    </section>
  );
}
