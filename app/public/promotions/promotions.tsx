import type { Placeholder } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../../db/client";
import { activeCategories } from "../../../worker/categories/public.server";
import { promotionCardTags, tags } from "../../../worker/edge/tags";
import { activeCounts, activePromotions } from "../../../worker/promotions/public.server";
import type { PromotionFilter, PromotionOrder } from "../../../worker/promotions/filtering.server";
import { PROMOTIONS_PER_PAGE } from "../../../worker/promotions/constants";
import { scopeKey } from "../../../worker/scope.server";
import { promotionAddress } from "../../ui/addresses";
import { Pagination } from "../../ui/pagination";
import { CompareBar } from "../../ui/compare-bar";
import { PromotionGrid } from "../../ui/promotion-card";
import type { Route } from "./+types/promotions";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { linkFrom } from "../shell/far-pages";
import { listPage, requireListPage } from "../shell/list-page.server";
import { loadPage, throwProblem } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { Page } from "../shell/page";
import { isFiltered, listAddress } from "./list-choice";
import { listQuery } from "./list-query.server";
import { PromotionFilters } from "./promotion-filters";
import { dropEmptyFields } from "../shell/query.server";
import { itemList } from "../shell/structured-data";

const trail = { way: [HOME], here: "Bonuslar" };

interface Shape {
  filter: PromotionFilter;
  order: PromotionOrder;
  isAfter: boolean;
}
type Values = Record<"from" | "after" | "today", Placeholder>;
const queries = (db: Db, { from, after, today }: Values, { filter, order, isAfter }: Shape) =>
  [
    activeCategories(db),
    activeCounts(db, today, filter),
    activePromotions(db, today, {
      ...filter,
      order,
      limit: PROMOTIONS_PER_PAGE,
      offset: from,
      after: isAfter ? after : undefined,
    }),
  ] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { filter, order, choice } = listQuery(scope);
  const place = listPage(scope, PROMOTIONS_PER_PAGE, order === "newest");
  const { page, from, after } = place;
  dropEmptyFields(scope, listAddress(choice, page, after ?? undefined));
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Promosyonlar yüklenemedi", {
    queries,
    values: { from, after },
    shape: { filter, order, isAfter: after !== null },
  });
  const [categories, counts, promotions] = rows;
  const totals = new Map(counts.map((row) => [row.category_id, row.total]));
  const chip = ({ id, name, slug }: (typeof categories)[number]) => ({ name, slug, total: totals.get(id) ?? 0 });
  const chips = categories.filter(({ id }) => totals.has(id)).map(chip);
  const chosen = categories.filter(({ slug }) => slug === filter.category).map(chip)[0];
  if (filter.category && !chosen)
    throwProblem(404, {
      heading: "Kategori bulunamadı",
      sentence: `'${filter.category}' adında bir kategori yok.`,
      link: { to: href("/bonuslar"), label: "Filtreleri Temizle" },
      shell,
    });
  const inAll = counts.reduce((sum, { total }) => sum + total, 0);
  const total = chosen ? chosen.total : inAll;
  const pages = Math.ceil(total / PROMOTIONS_PER_PAGE);
  requireListPage(place, { pages, rows: promotions, address: (p) => listAddress(choice, p) });
  if (!isFiltered(choice)) scope.addCacheTags(tags.promotions, tags.categories, ...promotionCardTags(promotions));
  else scope.cacheInfo.tags.clear();
  return { shell, choice, chips, chosen, inAll, total, pages, promotions, place };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, choice, chosen, promotions, place } = loaderData;
  const { page, after } = place;
  return pageMeta(shell, {
    title: chosen && `${chosen.name} - ${shell.seo.title}`,
    canonical: listAddress(choice, page, after ?? undefined),
    noindex: isFiltered(choice) || after !== null,
    list: { name: chosen?.name ?? trail.here, page },
    trail,
    things: [itemList(shell.site, promotions.map(promotionAddress))],
  });
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { shell, choice, chips, chosen, inAll, total, pages, promotions, place } = loaderData;
  return (
    <Page shell={shell}>
      <div className="wrap list">
        <Breadcrumbs {...trail} />
        <h1>Bonuslar</h1>
        <p className="lead">Güncel casino bonusları; çevrim şartı, üst sınır ve son günüyle birlikte.</p>
        <PromotionFilters choice={choice} chosen={chosen} chips={chips} inAll={inAll} total={total} />
        <div className="results">
          <h2 className="sr">Bonus listesi</h2>
          {promotions.length === 0 ? (
            <p className="empty">Bu kriterlere uygun promosyon bulunamadı.</p>
          ) : (
            <PromotionGrid promotions={promotions} today={shell.today} />
          )}
          <Pagination
            page={place.page}
            pages={pages}
            to={linkFrom(place, promotions, (p, after) => listAddress(choice, p, after))}
          />
        </div>
      </div>
      <CompareBar />
    </Page>
  );
}
