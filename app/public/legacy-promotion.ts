import { redirect } from "react-router";
import { promotionPlace } from "../../worker/promotions/address.server";
import { scopeKey } from "../../worker/scope.server";
import { promotionAddress } from "../ui/addresses";
import type { Route } from "./+types/legacy-promotion";
import { reading, refusePage } from "./load-page.server";
import { missingPromotion } from "./promotion-missing.server";

/** `/promotion/{id}` and `/promotion?id=` lead to the promotion's one address for good. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const id = params.id ?? scope.parameter("id") ?? "";
  const [place] = await reading(scope, "Promosyon yüklenirken bir hata oluştu (Kod: 503)", async () =>
    promotionPlace(scope.db, id.toLowerCase()),
  );
  return place ? redirect(promotionAddress(place), 301) : refusePage(404, missingPromotion(id));
}

/** Renders nothing: the loader always ends with a redirect or the missing page. */
export default function LegacyPromotion() {
  return null;
}
