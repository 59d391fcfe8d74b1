import type { Placeholder } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../../db/client";
import { categoryCounts, postCategories, publishedPosts } from "../../../worker/blog/public.server";
import { POSTS_PER_PAGE } from "../../../worker/blog/constants";
import { type Scope, scopeKey } from "../../../worker/scope.server";
import { postAddress } from "../../../worker/records/addresses";
import { withQuery } from "../../ui/addresses";
import { Chips } from "../../ui/chips";
import { Pagination } from "../../ui/pagination";
import { PostCard } from "../../ui/post-card";
import type { Route } from "./+types/blog";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { loadPage, reading, throwProblem } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { categorySlug, pageNumber, requirePage } from "../shell/query.server";
import { itemList } from "../shell/structured-data";

const FAILED = "Bir hata oluştu: Blog yazıları yüklenemedi";
const trail = { way: [HOME], here: "Blog" };
const address = (kategori: string | undefined, page = 1) =>
  withQuery(href("/blog"), { kategori, sayfa: page > 1 ? page : undefined });

/** Names of the category with this slug. Needs its own query, because only JavaScript can derive slugs. */
async function namesOf(scope: Scope, slug: string): Promise<string[]> {
  const categories = postCategories(await reading(scope, FAILED, async () => categoryCounts(scope.db)));
  return categories.find((category) => category.slug === slug)?.names ?? [];
}

const queries = (db: Db, { from }: Record<"from", Placeholder>, names: string[] | null) =>
  [categoryCounts(db), publishedPosts(db, POSTS_PER_PAGE, from, names ?? undefined)] as const;

export const handle = { isWide: true, sheets: ["inside", "pagination", "posts", "focus", "lists"] };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const slug = categorySlug(scope);
  const page = pageNumber(scope);
  const { shell, rows } = await loadPage(scope, FAILED, {
    queries,
    values: { from: (page - 1) * POSTS_PER_PAGE },
    shape: slug ? await namesOf(scope, slug) : null,
  });
  const [counts, posts] = rows;
  const categories = postCategories(counts);
  const chosen = categories.find((category) => category.slug === slug);
  if (slug && !chosen)
    throwProblem(404, {
      heading: "Kategori bulunamadı",
      sentence: `'${slug}' adında bir kategori yok.`,
      link: { to: href("/blog"), label: "Tüm Yazılar" },
      shell,
    });
  const inAll = counts.reduce((sum, { total }) => sum + total, 0);
  const pages = Math.ceil((chosen ? chosen.total : inAll) / POSTS_PER_PAGE);
  requirePage(page, pages, address(slug));
  return { shell, posts, categories, chosen, inAll, pages, page };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, posts, chosen, page } = loaderData;
  return pageMeta(shell, {
    title: chosen && `${chosen.name} - ${shell.seo.title}`,
    canonical: address(chosen?.slug, page),
    list: { name: chosen?.name ?? trail.here, page },
    trail,
    things: [itemList(shell.site, posts.map(postAddress))],
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { shell, posts, categories, chosen, inAll, pages, page } = loaderData;
  return (
    <PageLayout shell={shell} adsOf="lists">
      <div className="wrap list">
        <Breadcrumbs {...trail} />
        <h1>Blog</h1>
        <p className="lead">Bonus şartları, lisanslar ve sorumlu oyun üzerine rehber yazıları.</p>
        {categories.length > 1 && (
          <Chips
            label="Kategoriler"
            all={{ label: "Tüm Yazılar", to: href("/blog"), total: inAll, isChosen: !chosen }}
            chips={categories.map(({ name, slug, total }) => ({
              label: name,
              to: address(slug),
              total,
              isChosen: slug === chosen?.slug,
            }))}
          />
        )}
        <h2 className="sr">Yazılar</h2>
        <div className="posts">
          {posts.map((post, i) => (
            <PostCard key={post.id} post={post} priority={i === 0} />
          ))}
        </div>
        {posts.length === 0 && <p className="empty">Henüz yayınlanmış blog yazısı bulunmuyor.</p>}
        <Pagination page={page} pages={pages} to={(p) => address(chosen?.slug, p)} />
      </div>
    </PageLayout>
  );
}
