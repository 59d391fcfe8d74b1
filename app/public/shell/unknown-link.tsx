import { redirect } from "react-router";
import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { claimAddress, CODE_SEGMENT, visitAddress } from "../../../worker/outbound/addresses";
import { placementOf } from "../../../worker/outbound/placements";
import { casinoAddress, promotionAddress } from "../../../worker/records/addresses";
import { formerAddress } from "../../../worker/records/former-addresses.server";
import { slugInAddress } from "../../../worker/text/slug";
import { CODE_BLOCKED, isBlockedFor } from "../../../worker/legal/public.server";
import { codeAt } from "../../../worker/outbound/code.server";
import { type Scope, scopeKey } from "../../../worker/scope.server";
import { ClaimLink } from "../../ui/promotion-card";
import { loadPage, throwProblem } from "./load-page.server";
import { PageLayout } from "./page";
import { refuseUnknown } from "./unknown-address.server";
import type { Route } from "./+types/unknown-link";

const FAILED = "Bağlantı yüklenirken bir hata oluştu";

const queries = (db: Db, { former }: Record<"former", Placeholder>) => [formerAddress(db, former)] as const;

export const handle = { sheets: ["problem"] };

const codeQueries = (db: Db, { casino, promotion, today }: Record<"casino" | "promotion" | "today", Placeholder>) =>
  [codeAt(db, casino, promotion, today)] as const;
const BACK_TO_BONUS = "Bonus sayfasına dön";
const noQueries = () => [] as const;

const BLOCKED = { heading: "Bu bağlantı bulunduğunuz ülkede açılmıyor", help: true };

/** The page of a code. Throws a redirect to the promotion where there is none. */
async function codePage(scope: Scope, request: Request, casino: string, promotion: string) {
  const values = { casino, promotion };
  const { shell, rows } = await loadPage(scope, FAILED, { queries: codeQueries, values });
  const [[row]] = rows;
  const page = promotionAddress({ slug: promotion, casino_slug: casino });
  if (!row) throw redirect(page);
  const isBlocked = isBlockedFor(request, row.blocked);
  const link = { to: page, label: BACK_TO_BONUS };
  if (isBlocked)
    throwProblem(451, {
      heading: CODE_BLOCKED,
      sentence: "Bonusun şartlarını okuyabilirsiniz.",
      help: true,
      link,
      shell,
    });
  return { shell, promotion: row, page };
}

/** An outbound link of no record: that of a record that moved, a mistyped one (P2.4), or a 404 with a search. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const path = params["*"] ?? "";
  const slugs = path.split("/").map(slugInAddress).filter(Boolean);
  const [casino = "", promotion] = slugs;
  if (scope.blockedLink) {
    const { shell } = await loadPage(scope, FAILED, { queries: noQueries, values: {} });
    const { page: to } = scope.blockedLink;
    const sentence = "Bulunduğunuz ülkeden operatörün sitesine yönlendirmiyoruz.";
    throwProblem(451, {
      ...BLOCKED,
      sentence,
      ...(to && { link: { to, label: to.startsWith("/casino/") ? "Casino sayfasına dön" : BACK_TO_BONUS } }),
      shell,
    });
  }
  if (promotion && slugs.length === 3 && slugs[2] === CODE_SEGMENT) return codePage(scope, request, casino, promotion);
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

export const meta = () => [{ title: "Bonus kodu" }];

/** A code for visitors without the script. */
export default function Code({ loaderData }: Route.ComponentProps) {
  const { shell, promotion, page } = loaderData;
  return (
    <PageLayout shell={shell}>
      <div className="wrap problem">
        <h1>{promotion.title}</h1>
        <p>
          Bonus kodu: <b>{promotion.promotion_code}</b>
        </p>
        <p className="row">
          <ClaimLink promotion={promotion} placement="detay" />
          <a className="btn quiet" href={page}>
            {BACK_TO_BONUS}
          </a>
        </p>
      </div>
    </PageLayout>
  );
}
