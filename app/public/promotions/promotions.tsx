import { href } from "react-router";
import { activeCategories } from "../../../worker/categories/public.server";
import { promotionCardTags, tags } from "../../../worker/edge/tags";
import { activeCounts, activePromotions } from "../../../worker/promotions/public.server";
import { PROMOTIONS_PER_PAGE } from "../../../worker/promotions/rules";
import { scopeKey } from "../../../worker/scope.server";
import { promotionAddress, withQuery } from "../../ui/addresses";
import { Pagination } from "../../ui/pagination";
import { PromotionGrid } from "../../ui/promotion-card";
import type { Route } from "./+types/promotions";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { loadPage, throwProblem } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { Page } from "../shell/page";
import { PromotionFilters } from "./promotion-filters";
import { categorySlug, pageNumber, requirePage, searchTerm } from "../shell/query.server";
import { itemList } from "../shell/structured-data";

const trail = { way: [HOME], here: "Bonuslar" };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const filter = { q: searchTerm(scope), category: categorySlug(scope) };
  const page = pageNumber(scope);
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Promosyonlar yüklenemedi", (db, today) => [
    activeCategories(db),
    activeCounts(db, today, filter.q),
    activePromotions(db, today, { ...filter, limit: PROMOTIONS_PER_PAGE, offset: (page - 1) * PROMOTIONS_PER_PAGE }),
  ]);
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
  requirePage(page, pages, withQuery(href("/bonuslar"), { q: filter.q, kategori: filter.category }));
  if (!filter.q) scope.addCacheTags(tags.promotions, tags.categories, ...promotionCardTags(promotions));
  else scope.cacheInfo.tags.clear();
  return { shell, filter, chips, chosen, inAll, total, page, pages, promotions };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, filter, chosen, page, promotions } = loaderData;
  return pageMeta(shell, {
    title: chosen && `${chosen.name} - ${shell.seo.title}`,
    canonical: withQuery(shell.path, { kategori: filter.category, sayfa: page > 1 ? page : undefined }),
    noindex: Boolean(filter.q),
    list: { name: chosen?.name ?? trail.here, page },
    trail,
    things: [itemList(shell.site, promotions.map(promotionAddress))],
  });
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { shell, filter, chips, chosen, inAll, total, page, pages, promotions } = loaderData;
  return (
    <Page shell={shell}>
      <div className="wrap list">
        <Breadcrumbs {...trail} />
        <h1>Bonuslar</h1>
        <p className="lead">Güncel casino bonusları; çevrim şartı, üst sınır ve son günüyle birlikte.</p>
        <PromotionFilters q={filter.q} chosen={chosen} chips={chips} inAll={inAll} total={total} />
        <div className="results">
          <h2 className="sr">Bonus listesi</h2>
          {promotions.length === 0 ? (
            <p className="empty">Bu kriterlere uygun promosyon bulunamadı.</p>
          ) : (
            <PromotionGrid promotions={promotions} today={shell.today} />
          )}
          <Pagination
            page={page}
            pages={pages}
            to={(p) =>
              withQuery(href("/bonuslar"), { q: filter.q, kategori: filter.category, sayfa: p > 1 ? p : undefined })
            }
          />
        </div>
      </div>
    </Page>
  );
}
