import type { Placeholder } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../../db/client";
import { casinoAt, casinoById, findCasino, readCasino } from "../../../worker/casinos/public.server";
import { CASINO_PROMOTIONS_PER_PAGE } from "../../../worker/casinos/constants";
import { visitorRating } from "../../../worker/comments/public.server";
import { tags } from "../../../worker/edge/tags";
import { type PromotionCardRow, promotionsOfCasino } from "../../../worker/promotions/public.server";
import { isActive } from "../../../worker/records/active-promotion";
import { scopeKey } from "../../../worker/scope.server";
import { slugInAddress } from "../../../worker/text/slug";
import { excerpt, isBlank, plainText } from "../../../worker/text/visible-text";
import { casinoAddress } from "../../../worker/records/addresses";
import { withQuery } from "../../ui/addresses";
import { Pagination } from "../../ui/pagination";
import { CompareBar } from "../../ui/compare-bar";
import { casinoCard, sharedCard } from "../../ui/share-card";
import { isRecommended } from "../../ui/warning";
import { PromotionGrid } from "../../ui/promotion-card";
import type { Route } from "./+types/casino";
import { CasinoView } from "./casino-view";
import { Breadcrumbs } from "../shell/breadcrumbs";
import { leaveMissing } from "../shell/former-address.server";
import { redirectTo, loadPage, throwProblem } from "../shell/load-page.server";
import { metaDescription, pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { METHOD, trustPageAddress } from "../shell/trust-page";
import { pageNumber, requirePage } from "../shell/query.server";

const FAILED = "Veri yüklenirken bir hata oluştu";
/** Maximum length of a casino's name in an address. */
const NAME_MAX = 200;
/** Maximum length of the meta description. */
const NO_RATINGS = { total: 0, mean: null };
const home = { to: "/", label: "Anasayfaya dön" };
const trailOf = ({ name }: { name: string }) => ({
  way: [{ label: "Güvenilir Siteler", to: href("/guvenilir-siteler") }],
  here: name,
});

type Values = Record<"key" | "from" | "today", Placeholder>;
function queries(db: Db, { key, from, today }: Values) {
  const id = casinoAt(key);
  return [casinoById(db, id, today), promotionsOfCasino(db, id, CASINO_PROMOTIONS_PER_PAGE, from)] as const;
}
function extras(db: Db, { key }: Values) {
  return [visitorRating(db, casinoAt(key))] as const;
}

export const handle = {
  sheets: [
    "inside",
    "cards",
    "choosing",
    "notes",
    "pagination",
    "details",
    "checked",
    "score",
    "review",
    "prose",
    "rich",
  ],
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const key = params.casino;
  if (isBlank(key) || key.length > NAME_MAX)
    throwProblem(404, { heading: "Casino site bulunamadı", sentence: "Geçersiz casino URL", link: home });
  const page = pageNumber(scope);
  const values = { key: slugInAddress(key), from: (page - 1) * CASINO_PROMOTIONS_PER_PAGE };
  const read = await loadPage(scope, FAILED, { queries, extras, values });
  const { shell } = read;
  const [[casino], promotions] = read.rows;
  const [[visitors]] = read.extras;
  if (!casino)
    return leaveMissing(scope, request, FAILED, {
      find: (isLoose) => findCasino(scope.db, key, isLoose),
      to: casinoAddress,
      nameOf: ({ name }) => name,
      missing: {
        heading: "Casino site bulunamadı",
        sentence: `Casino bulunamadı: ${excerpt(key, 80)}`,
        link: home,
        shell,
      },
      gone: "Bu casino sitesi kalıcı olarak kaldırıldı.",
    });
  const address = casinoAddress(casino);
  if (shell.path !== address) redirectTo(scope, address);
  const pages = Math.ceil(casino.promotions_in_all / CASINO_PROMOTIONS_PER_PAGE);
  requirePage(page, pages, address);
  scope.cacheInfo.tags.push(tags.ratings(casino.id));
  return { shell, casino: await readCasino(casino), visitors, promotions, page, pages };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, casino, page } = loaderData;
  return pageMeta(shell, {
    title: `${casino.name} - ${shell.site.name}`,
    description:
      metaDescription(plainText(casino.description ?? "")) ||
      `${casino.name} bonusları: ${casino.promotion_count} aktif bonus, çevrim şartları ve okur yorumları.`,
    picture: isRecommended(casino)
      ? sharedCard(casino.share_image_url, casinoCard(casino), shell.site.name)
      : undefined,
    canonical: withQuery(shell.path, { sayfa: page > 1 ? page : undefined }),
    list: { name: casino.name, page },
    trail: trailOf(casino),
  });
}

/** Active promotions, and an archive of ended and inactive ones. */
function CasinoPromotions({ promotions, today }: { promotions: PromotionCardRow[]; today: string }) {
  const active = promotions.filter((promotion) => isActive(promotion, today));
  const ended = promotions.filter((promotion) => !active.includes(promotion));
  return (
    <>
      {active.length > 0 && <PromotionGrid promotions={active} today={today} placement="casino" />}
      {ended.length > 0 && (
        <section className="stack" aria-labelledby="arsiv">
          <h2 id="arsiv">Arşiv: Sona Eren Bonuslar</h2>
          <PromotionGrid promotions={ended} today={today} isArchive />
        </section>
      )}
    </>
  );
}

export default function CasinoPage({
  loaderData: { shell, casino, visitors, promotions, page, pages },
}: Route.ComponentProps) {
  return (
    <PageLayout shell={shell} adsOf={isRecommended(casino) ? "casinos" : undefined}>
      <div className="wrap list">
        <Breadcrumbs {...trailOf(casino)} />
        <CasinoView
          casino={casino}
          visitors={visitors ?? NO_RATINGS}
          methodAddress={trustPageAddress(shell, METHOD)}
          today={shell.today}
          legal={shell.legal}
        />
        <h2>{`${casino.name} Bonusları`}</h2>
        {promotions.length === 0 ? (
          <p className="empty">Bu casino sitesi için henüz promosyon bulunmuyor</p>
        ) : (
          <CasinoPromotions promotions={promotions} today={shell.today} />
        )}
        <Pagination page={page} pages={pages} to={(p) => withQuery(shell.path, { sayfa: p > 1 ? p : undefined })} />
      </div>
      <CompareBar />
    </PageLayout>
  );
}
