import type { Placeholder } from "drizzle-orm";
import { data, redirect } from "react-router";
import type { Db } from "../../../db/client";
import { commentsOf, commentSummary } from "../../../worker/comments/public.server";
import { COMMENTS_PER_PAGE } from "../../../worker/comments/constants";
import { commentStamp } from "../../../worker/comments/stamp.server";
import { tags } from "../../../worker/edge/tags";
import { turnstileSiteKey } from "../../../worker/secrets/turnstile-site-key";
import { findPromotion, promotionAt } from "../../../worker/promotions/addresses.server";
import { promotionById, readPromotion } from "../../../worker/promotions/detail.server";
import { licensedAlternatives, otherPromotions } from "../../../worker/promotions/public.server";
import { OTHER_PROMOTIONS_SHOWN } from "../../../worker/promotions/constants";
import { logError } from "../../../worker/log";
import { scopeKey } from "../../../worker/scope.server";
import { formatMoney } from "../../../worker/text/money";
import { slugInAddress } from "../../../worker/text/slug";
import { promotionAddress } from "../../../worker/records/addresses";
import { BonusSummary, ClaimRow } from "../../ui/bonus-summary";
import { licenceOf } from "../../ui/licence";
import { promotionCard, sharedCard } from "../../ui/share-card";
import { isRecommended } from "../../ui/warning";
import type { Route } from "./+types/promotion";
import { COMMENT_ORDER, type CommentOrder, NEWEST } from "../comments/comment-order";
import { COMMENT_NOTES, CommentList, RefusedComment } from "../comments/comment-list";
import { leaveMissing } from "../shell/former-address.server";
import { redirectTo, loadPage, readingPart, throwProblem } from "../shell/load-page.server";
import { metaDescription, pageMeta } from "../shell/meta";
import { Alternatives } from "./alternatives";
import { BonusWorth } from "./bonus-worth";
import { OtherPromotions } from "./other-promotions";
import { PermissionNote } from "../shell/permission-note";
import { PageLayout } from "../shell/page";
import { missingPromotion, PROMOTION_GONE } from "./promotion-missing.server";
import { PromotionHead, trailOf } from "./promotion-head";
import { PromotionView } from "./promotion-view";
import { filterText, pageNumber, requirePage } from "../shell/query.server";
import { HELP, trustPageAddress } from "../shell/trust-page";
import { SiteInfo } from "./site-info";
import { stakeOf } from "./stake.server";
import { TermHistory } from "./term-history";

const FAILED = "Bonus yüklenirken bir hata oluştu (Kod: 503)";

type Values = Record<"casino" | "promotion" | "from" | "order" | "today", Placeholder>;
function queries(db: Db, { casino, promotion, today }: Values) {
  const id = promotionAt(casino, promotion);
  return [promotionById(db, id, today), otherPromotions(db, id, today), licensedAlternatives(db, id, today)] as const;
}

function extras(db: Db, { casino, promotion, from, order }: Values) {
  const id = promotionAt(casino, promotion);
  return [commentsOf(db, id, { offset: from, order }), commentSummary(db, id)] as const;
}

export const handle = {
  sheets: [
    "inside",
    "columns",
    "cards",
    "notes",
    "pagination",
    "details",
    "checked",
    "score",
    "focus",
    "forms",
    "inputs",
    "prose",
    "rich",
    "comments",
    "offer",
    "changes",
  ],
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const page = pageNumber(scope);
  const otherPage = pageNumber(scope, "diger");
  const order = (filterText(scope, "yorum", COMMENT_ORDER) ?? NEWEST) as CommentOrder;
  const casino = slugInAddress(params.casino);
  const slug = slugInAddress(params.promotion);
  const values = { casino, promotion: slug, from: (page - 1) * COMMENTS_PER_PAGE, order };
  const read = await loadPage(scope, FAILED, { queries, extras, values });
  const { shell } = read;
  const [[row], others, alternatives] = read.rows;
  const [comments, [summary]] = read.extras;
  if (!row)
    return leaveMissing(scope, request, FAILED, {
      find: (isLoose) => findPromotion(scope.db, casino, slug, shell.today, isLoose),
      to: promotionAddress,
      nameOf: ({ title, casino_name }) => [title, casino_name].filter(Boolean).join(" · "),
      missing: missingPromotion(`${params.casino}/${params.promotion}`, shell),
      gone: PROMOTION_GONE,
    });
  const promotion = await readPromotion(row);
  if (!promotion) {
    logError(new Error(`promotion ${row.id}: terms are not a JSON array of strings`), scope.requestId);
    return throwProblem(500, {
      heading: "Bonus gösterilemiyor",
      sentence: "Promosyon verileri işlenirken hata: koşullar okunamadı",
      retry: true,
      shell,
    });
  }
  const address = promotionAddress(promotion);
  if (shell.path !== address) redirectTo(scope, address);
  const stamp = await readingPart(scope, () => commentStamp(scope.db, promotion.id, scope.now));
  const pages = Math.ceil((summary?.total ?? 0) / COMMENTS_PER_PAGE);
  const otherPages = Math.ceil(others.length / OTHER_PROMOTIONS_SHOWN);
  if (summary) requirePage(page, pages, address);
  requirePage(otherPage, otherPages, address);
  scope.cacheInfo.tags.push(tags.comments(promotion.id));
  const from = (otherPage - 1) * OTHER_PROMOTIONS_SHOWN;
  const stake = await stakeOf(scope, promotion);
  const content = {
    shell,
    promotion,
    stake,
    alternatives,
    discussion: summary &&
      stamp && {
        comments: { list: comments, total: summary.total, rating: summary.rating, page, pages, order },
        guard: { stamp, turnstileKey: turnstileSiteKey(scope.env) },
      },
    others: { list: others.slice(from, from + OTHER_PROMOTIONS_SHOWN), page: otherPage, pages: otherPages },
  };
  return stake.refusal ? data(content, { status: 400 }) : content;
}

/** Handles the comment form without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const { receiveForm } = await import("../comments/comment-action.server");
  const result = await receiveForm(context.get(scopeKey), request);
  if (!("refused" in result))
    return redirect(`${new URL(request.url).pathname}#${COMMENT_NOTES[result.comment.status].id}`, 303);
  return data(result.form, { status: result.refused });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, promotion } = loaderData;
  const names = [promotion.title, promotion.casino_name, shell.site.name].filter(Boolean);
  const card = promotionCard(promotion, (amount) => formatMoney(amount, shell.site.currency));
  return pageMeta(shell, {
    title: names.join(" - "),
    description: metaDescription(promotion.short_description),
    picture: isRecommended(promotion) ? sharedCard(promotion.share_image_url, card, shell.site.name) : undefined,
    type: "article",
    noindex: !promotion.active,
    trail: trailOf(promotion),
  });
}

export default function PromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shell, promotion, stake, alternatives, discussion, others } = loaderData;
  const canClaim = Boolean(promotion.active) && isRecommended(promotion);
  const isQuiet = isRecommended(promotion) && !actionData && !stake.refusal;
  return (
    <PageLayout shell={shell} adsOf={isQuiet ? "promotions" : undefined}>
      <div className="wrap offer">
        <PromotionHead promotion={promotion} today={shell.today} />
        <BonusSummary
          promotion={{ ...promotion, licence: licenceOf(promotion) }}
          today={shell.today}
          isActive={Boolean(promotion.active)}
          isDescribed={Boolean(promotion.description) || promotion.terms.length > 0}
          valued={stake.numbers}
          verification={promotion}
          helpAddress={trustPageAddress(shell, HELP)}
        >
          {promotion.casino_id && <PermissionNote legal={shell.legal} />}
        </BonusSummary>
        <div className="column rest">
          <Alternatives promotions={alternatives} today={shell.today} />
          {promotion.casino_warning === null && (
            <BonusWorth
              promotion={promotion}
              stake={stake}
              address={shell.path}
              claimedOn={canClaim ? shell.today : undefined}
            />
          )}
          <TermHistory history={promotion.term_history} today={shell.today} />
          <PromotionView promotion={promotion} />
          {discussion ? (
            <CommentList
              {...discussion}
              promotion={promotion}
              form={actionData}
              address={shell.path}
              siteName={shell.site.name}
            />
          ) : (
            actionData && <RefusedComment form={actionData} />
          )}
          <SiteInfo promotion={promotion} />
          <OtherPromotions
            others={others}
            casinoName={promotion.casino_name}
            today={shell.today}
            address={shell.path}
          />
          {canClaim && (
            <div className="claim-track">
              <ClaimRow promotion={promotion} placement="cubuk" />
            </div>
          )}
        </div>
      </div>
    </PageLayout>
  );
}
