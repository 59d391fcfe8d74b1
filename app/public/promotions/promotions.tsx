import { href } from "react-router";
import { scopeKey } from "../../../worker/scope.server";
import { casinoAddress, promotionAddress } from "../../../worker/records/addresses";
import { MEMBERSHIP } from "../../../worker/promotions/list-choice";
import { readSearch } from "../../../worker/promotions/search";
import { nearest } from "../../../worker/text/match";
import { licenceText } from "../../ui/licence";
import { Picture } from "../../ui/picture";
import { scoreText } from "../../ui/score";
import { warnedClass, Warning } from "../../ui/warning";
import { Pagination } from "../../ui/pagination";
import { CompareBar, COMPARISON } from "../../ui/compare-bar";
import { PromotionGrid } from "../../ui/promotion-card";
import type { Route } from "./+types/promotions";
import { Breadcrumbs, HOME, type Trail } from "../shell/breadcrumbs";
import { throwProblem } from "../shell/load-page.server";
import { metaDescription, pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { byAudience, chosenDeposit, isPromotionListFiltered, listAddress } from "./list-choice";
import { readListChoice } from "./list-query.server";
import { listRows } from "./list-rows.server";
import { listTotals } from "./list-totals";
import { PromotionFilters } from "./promotion-filters";
import { dropEmptyFields, pageNumber, requirePage } from "../shell/query.server";
import { itemList } from "../shell/structured-data";

/** Maximum length of the meta description. */
const LIST = "Bonuslar";

const trailOf = (category: { name: string } | undefined): Trail =>
  category ? { way: [{ label: LIST, to: href("/bonuslar") }], here: category.name } : { way: [HOME], here: LIST };

export const handle = {
  isWide: true,
  sheets: ["inside", "search", "cards", "choosing", "notes", "pagination", "lists", "forms"],
};

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { order, choice } = readListChoice(scope);
  const page = pageNumber(scope);
  dropEmptyFields(scope, listAddress(choice, page));
  const search = readSearch(choice.q);
  const { shell, categories, casinos, promotions, ...read } = await listRows(scope, { choice, order, search }, page);
  const { kategori } = choice;
  const totals = listTotals(categories, read.totals, kategori);
  if (kategori && !totals.chosen)
    throwProblem(404, {
      heading: "Kategori bulunamadı",
      sentence: `'${kategori}' adında bir kategori yok.`,
      link: { to: href("/bonuslar"), label: "Filtreleri Temizle" },
      near: nearest(kategori, categories, ({ name }) => name).map(({ slug, name }) => ({
        to: listAddress({ q: "", kategori: slug }),
        name,
      })),
      shell,
    });
  requirePage(page, totals.pages, listAddress(choice));
  return { shell, choice, totals, search, casinos, promotions, page };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, choice, totals, promotions, page } = loaderData;
  const { chosen } = totals;
  return pageMeta(shell, {
    title: chosen && `${chosen.name} - ${shell.seo.title}`,
    description:
      chosen &&
      (metaDescription(chosen.description ?? "") ||
        `${chosen.name}: ${chosen.total} güncel bonus, çevrim şartı, üst sınır ve son günüyle birlikte.`),
    canonical: listAddress(choice, page),
    noindex: isPromotionListFiltered(choice),
    list: { name: chosen?.name ?? LIST, page },
    trail: trailOf(chosen),
    things: [itemList(shell.site, promotions.map(promotionAddress))],
  });
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { shell, choice, totals, search, casinos, promotions, page } = loaderData;
  const deposit = chosenDeposit(choice, search);
  const [known, unknown] = byAudience(choice, promotions);
  return (
    <PageLayout shell={shell} adsOf={isPromotionListFiltered(choice) ? undefined : "lists"} list="promotions">
      <div className="wrap list">
        <Breadcrumbs {...trailOf(totals.chosen)} />
        <h1>{totals.chosen?.name ?? LIST}</h1>
        <p className="lead">
          {totals.chosen?.description || "Güncel casino bonusları; çevrim şartı, üst sınır ve son günüyle birlikte."}
        </p>
        <PromotionFilters choice={choice} totals={totals} search={search} />
        <div className="results">
          {Boolean(deposit) && <input type="hidden" name="yatirim" form={COMPARISON} value={deposit} />}
          {choice.uye && <input type="hidden" name={MEMBERSHIP.name} form={COMPARISON} value={choice.uye} />}
          {casinos.map((casino) => (
            <a key={casino.id} className={warnedClass("hit", casino)} href={casinoAddress(casino)}>
              <Picture className="logo" src={casino.logo_url} alt="" width={56} height={56} />
              <span>
                <strong>{casino.name}</strong>
                <Warning reason={casino.casino_warning} verifiedAt={casino.last_verified_at} />
                <span className="who">
                  {[
                    scoreText(casino),
                    casino.is_licensed && licenceText(casino),
                    `${casino.promotion_count} aktif bonus`,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
            </a>
          ))}
          <h2 className="sr">Bonus Listesi</h2>
          {promotions.length === 0 ? (
            <p className="empty">Bu kriterlere uygun promosyon bulunamadı.</p>
          ) : (
            <>
              <PromotionGrid promotions={known} today={shell.today} deposit={deposit} />
              {unknown.length > 0 && (
                <>
                  <h2>Kim alabilir: belirtilmemiş</h2>
                  <PromotionGrid promotions={unknown} today={shell.today} deposit={deposit} />
                </>
              )}
            </>
          )}
          <Pagination page={page} pages={totals.pages} to={(p) => listAddress(choice, p)} />
        </div>
      </div>
      <CompareBar />
    </PageLayout>
  );
}
