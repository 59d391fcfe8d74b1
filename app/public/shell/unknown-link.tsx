import { redirect } from "react-router";
import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { claimAddress, visitAddress } from "../../../worker/outbound/addresses";
import { placementOf } from "../../../worker/outbound/placements";
import { casinoAddress, promotionAddress } from "../../../worker/records/addresses";
import { formerAddress } from "../../../worker/records/former-addresses.server";
import { slugInAddress } from "../../../worker/text/slug";
import { scopeKey } from "../../../worker/scope.server";
import { loadPage, throwProblem } from "./load-page.server";
import { refuseUnknown } from "./unknown-address.server";
import type { Route } from "./+types/unknown-link";

const FAILED = "Bağlantı yüklenirken bir hata oluştu";

const queries = (db: Db, { former }: Record<"former", Placeholder>) => [formerAddress(db, former)] as const;

export const handle = { sheets: ["search"] };

/** An outbound link of no record: that of a record that moved, a mistyped one (P2.4), or a 404 with a search. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const path = params["*"] ?? "";
  const slugs = path.split("/").map(slugInAddress).filter(Boolean);
  const [casino = "", promotion] = slugs;
  const placement = placementOf(scope.parameter("y"));
  const address = (slug: string, casino_slug: string | null) =>
    promotion ? claimAddress({ slug, casino_slug }, placement) : visitAddress(slug, placement);
  if (casino && slugs.join("/") !== path) throw redirect(address(promotion ?? casino, casino));
  const former = promotion
    ? promotionAddress({ slug: promotion, casino_slug: casino })
    : casinoAddress({ slug: casino });
  const { shell, rows } = await loadPage(scope, FAILED, { queries, values: { former } });
  const [[moved]] = rows;
  if (moved?.slug) throw redirect(address(moved.slug, moved.casino_slug));
  return throwProblem(404, {
    heading: "Bağlantı bulunamadı",
    sentence: "Bu bağlantı artık bir bonusa veya siteye gitmiyor. Aradığınızı buradan bulabilirsiniz.",
    search: (promotion ?? casino).replaceAll("-", " "),
    shell,
  });
}

export const action = () => refuseUnknown();

/** Never rendered: the loader always throws. */
export default function UnknownLink() {
  return null;
}
