import { href } from "react-router";
import { PROMOTIONS_PER_PAGE } from "../../../worker/promotions/constants";
import { scopeKey } from "../../../worker/scope.server";
import { excerpt } from "../../../worker/text/visible-text";
import { promotionAddress } from "../../ui/addresses";
import { Pagination } from "../../ui/pagination";
import { CompareBar } from "../../ui/compare-bar";
import { PromotionGrid } from "../../ui/promotion-card";
import type { Route } from "./+types/promotions";
import { Breadcrumbs, HOME, type Trail } from "../shell/breadcrumbs";
import { linkFrom } from "../shell/far-pages";
import { listPage, requireListPage } from "../shell/list-page.server";
import { throwProblem } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { isPromotionListFiltered, listAddress } from "./list-choice";
import { readListChoice } from "./list-query.server";
import { listRows } from "./list-rows.server";
import { listTotals } from "./list-totals";
import { PromotionFilters } from "./promotion-filters";
import { dropEmptyFields } from "../shell/query.server";
import { itemList } from "../shell/structured-data";

/** Maximum length of the meta description. */
const DESCRIPTION_MAX = 160;
const LIST = "Bonuslar";

const trailOf = (category: { name: string } | undefined): Trail =>
  category ? { way: [{ label: LIST, to: href("/bonuslar") }], here: category.name } : { way: [HOME], here: LIST };

export const handle = { isWide: true };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const query = readListChoice(scope);
  const { order, choice } = query;
  const { kategori } = choice;
  const place = listPage(scope, PROMOTIONS_PER_PAGE, order === "newest");
  const { page, after } = place;
  dropEmptyFields(scope, listAddress(choice, page, after ?? undefined));
  const { shell, categories, counts, promotions } = await listRows(scope, query, place);
  const totals = listTotals(categories, counts, { kategori, page });
  if (kategori && !totals.chosen)
    throwProblem(404, {
      heading: "Kategori bulunamadı",
      sentence: `'${kategori}' adında bir kategori yok.`,
      link: { to: href("/bonuslar"), label: "Filtreleri Temizle" },
      shell,
    });
  requireListPage(place, { pages: totals.pages, rows: promotions, address: (p) => listAddress(choice, p) });
  return { shell, choice, totals, promotions, place };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, choice, totals, promotions, place } = loaderData;
  const { chosen } = totals;
  const { page, after } = place;
  return pageMeta(shell, {
    title: chosen && `${chosen.name} - ${shell.seo.title}`,
    description:
      chosen &&
      (excerpt(chosen.description ?? "", DESCRIPTION_MAX) ||
        `${chosen.name}: ${chosen.total} güncel bonus, çevrim şartı, üst sınır ve son günüyle birlikte.`),
    canonical: listAddress(choice, page, after ?? undefined),
    noindex: isPromotionListFiltered(choice) || after !== null,
    list: { name: chosen?.name ?? LIST, page },
    trail: trailOf(chosen),
    things: [itemList(shell.site, promotions.map(promotionAddress))],
  });
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { shell, choice, totals, promotions, place } = loaderData;
  return (
    <PageLayout shell={shell}>
      <div className="wrap list">
        <Breadcrumbs {...trailOf(totals.chosen)} />
        <h1>{totals.chosen?.name ?? LIST}</h1>
        <p className="lead">
          {totals.chosen?.description || "Güncel casino bonusları; çevrim şartı, üst sınır ve son günüyle birlikte."}
        </p>
        <PromotionFilters choice={choice} totals={totals} />
        <div className="results">
          <h2 className="sr">Bonus listesi</h2>
          {promotions.length === 0 ? (
            <p className="empty">Bu kriterlere uygun promosyon bulunamadı.</p>
          ) : (
            <PromotionGrid promotions={promotions} today={shell.today} />
          )}
          <Pagination
            page={place.page}
            pages={totals.pages}
            to={linkFrom(place, promotions, (p, after) => listAddress(choice, p, after))}
          />
        </div>
      </div>
      <CompareBar />
    </PageLayout>
  );
}
