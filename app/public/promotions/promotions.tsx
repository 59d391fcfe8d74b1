import type { Placeholder } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../../db/client";
import { activeCategories } from "../../../worker/categories/public.server";
import { promotionCardTags, tags } from "../../../worker/edge/tags";
import type { PromotionOrder } from "../../../worker/promotions/filtering.server";
import { activeCounts, activePromotions, foundPromotions } from "../../../worker/promotions/public.server";
import { matchCounts, MATCHES_COUNTED } from "../../../worker/promotions/search.server";
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
  order: PromotionOrder;
  isSearch: boolean;
  isInCategory: boolean;
  isAfter: boolean;
}
type Values = Record<"match" | "category" | "from" | "after" | "today", Placeholder>;

function queries(db: Db, values: Values, { order, isSearch, isInCategory, isAfter }: Shape) {
  const { match, today } = values;
  const category = isInCategory ? values.category : undefined;
  const after = isAfter ? values.after : undefined;
  const page = { order, limit: PROMOTIONS_PER_PAGE, offset: values.from, after };
  return [
    activeCategories(db),
    activeCounts(db, today),
    isSearch
      ? foundPromotions(db, today, { match, category }, page)
      : activePromotions(db, today, { ...page, category }),
    ...(isSearch ? [matchCounts(db, today, { match })] : []),
    ...(isSearch && isInCategory ? [matchCounts(db, today, { match, category })] : []),
  ] as const;
}

const sumOf = (counts: { total: number }[]) => counts.reduce((sum, { total }) => sum + total, 0);

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { match, order, choice } = listQuery(scope);
  const place = listPage(scope, PROMOTIONS_PER_PAGE, order === "newest");
  const { page, from, after } = place;
  dropEmptyFields(scope, listAddress(choice, page, after ?? undefined));
  const category = choice.kategori ?? null;
  const isSearch = match !== null;
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Promosyonlar yüklenemedi", {
    queries,
    values: { match, category, from, after },
    shape: { order, isSearch, isInCategory: category !== null, isAfter: after !== null },
  });
  const [categories, active, promotions, matching = active, matchingInCategory] = rows;
  /** Counts end at one more than are told. */
  const isMore = (total: number) => isSearch && total > MATCHES_COUNTED;
  const said = (total: number) => (isMore(total) ? `${MATCHES_COUNTED}+` : `${total}`);
  const inAll = sumOf(matching);
  const totals = new Map(matching.map((row) => [row.category_id, row.total]));
  const chip = ({ id, name, slug }: (typeof categories)[number]) => ({
    name,
    slug,
    total: isMore(inAll) ? undefined : said(totals.get(id) ?? 0),
  });
  const chips = categories.filter(({ id }) => active.some(({ category_id }) => category_id === id)).map(chip);
  const inCategory = categories.find(({ slug }) => slug === category);
  if (category !== null && !inCategory)
    throwProblem(404, {
      heading: "Kategori bulunamadı",
      sentence: `'${category}' adında bir kategori yok.`,
      link: { to: href("/bonuslar"), label: "Filtreleri Temizle" },
      shell,
    });
  const total = inCategory
    ? matchingInCategory
      ? sumOf(matchingInCategory)
      : (totals.get(inCategory.id) ?? 0)
    : inAll;
  const chosen = inCategory && { ...chip(inCategory), total: said(total) };
  const counted = Math.ceil(total / PROMOTIONS_PER_PAGE);
  const isFull = promotions.length === PROMOTIONS_PER_PAGE;
  const pages = isMore(total) ? Math.max(counted, isFull ? page + 1 : page) : counted;
  requireListPage(place, { pages, rows: promotions, address: (p) => listAddress(choice, p) });
  if (!isFiltered(choice)) scope.addCacheTags(tags.promotions, tags.categories, ...promotionCardTags(promotions));
  else scope.cacheInfo.tags.clear();
  return { shell, choice, chips, chosen, inAll: said(inAll), total: said(total), pages, promotions, place };
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
