import { href } from "react-router";
import { formerAddress } from "../../../worker/records/former-addresses.server";
import { promotionSlugs } from "../../../worker/promotions/addresses.server";
import { scopeKey } from "../../../worker/scope.server";
import { promotionAddress } from "../../../worker/records/addresses";
import type { Route } from "./+types/legacy-promotion";
import { redirectFormer } from "../shell/former-address.server";
import { redirectTo, reading, throwProblem } from "../shell/load-page.server";
import { leaveByRule } from "../shell/unknown-address.server";
import { missingPromotion, PROMOTION_GONE } from "./promotion-missing.server";

/** Permanent redirect from `/promotion/{id}` and `/promotion?id=`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const id = params.id ?? scope.parameter("id") ?? "";
  const [[present], [former]] = await reading(scope, "Bonus yüklenirken bir hata oluştu (Kod: 503)", () =>
    scope.db.batch([
      promotionSlugs(scope.db, id.toLowerCase()),
      formerAddress(scope.db, href("/promotion/:id?", { id: id.toLowerCase() })),
    ]),
  );
  const to = promotionAddress;
  if (present) redirectTo(scope, to(present), 301);
  const missing = missingPromotion(id);
  if (former) return redirectFormer(scope, former, { to, missing, gone: PROMOTION_GONE });
  await leaveByRule(scope);
  scope.noteUnknown();
  return throwProblem(404, missing);
}

/** Never rendered: the loader always throws. */
export default function LegacyPromotion() {
  return null;
}
