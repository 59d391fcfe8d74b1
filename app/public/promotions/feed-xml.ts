import { promotionsForFeed } from "../../../worker/promotions/public.server";
import { scopeKey } from "../../../worker/scope.server";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { claimAddress } from "../../../worker/outbound/addresses";
import { promotionAddress } from "../../../worker/records/addresses";
import { warningText } from "../../ui/warning";
import type { Route } from "./+types/feed-xml";
import { readingFeed } from "../shell/load-page.server";
import { atomResponse, FEED_ENTRIES, PROMOTIONS_FEED, recordIri } from "../site-map/atom";

/** Atom feed of the newest active promotions. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const [promotions] = await readingFeed(scope, "Bir hata oluştu: Bonuslar yüklenemedi", [
    promotionsForFeed(scope.db, dayInIstanbul(scope.now), FEED_ENTRIES),
  ] as const);
  return atomResponse(
    scope.site,
    PROMOTIONS_FEED,
    promotions.map(({ id, title, casino_name, created_at, updated_at, category, ...promotion }) => ({
      id: recordIri(id),
      title: casino_name ? `${title} - ${casino_name}` : title,
      address: promotionAddress(promotion),
      related: promotion.casino_warning === null ? claimAddress(promotion, "akis") : undefined,
      published: created_at,
      updated: updated_at,
      author: scope.site.name,
      category,
      summary: [warningText(promotion.casino_warning), promotion.short_description].filter(Boolean).join(" "),
    })),
  );
}
