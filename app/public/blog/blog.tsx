import { href } from "react-router";
import { publishedPosts, publishedTotal } from "../../../worker/blog/public.server";
import { POSTS_PER_PAGE } from "../../../worker/blog/rules";
import { postCardTags, tags } from "../../../worker/edge/tags";
import { scopeKey } from "../../../worker/scope.server";
import { withQuery } from "../../ui/addresses";
import { Pagination } from "../../ui/pagination";
import { PostCard } from "../../ui/post-card";
import type { Route } from "./+types/blog";
import { loadPage } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { Page } from "../shell/page";
import { pageNumber, requirePage } from "../shell/query.server";

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const page = pageNumber(scope);
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Blog yazıları yüklenemedi", (db) => [
    publishedTotal(db),
    publishedPosts(db, POSTS_PER_PAGE, (page - 1) * POSTS_PER_PAGE),
  ]);
  const [[count], posts] = rows;
  const pages = Math.ceil((count?.total ?? 0) / POSTS_PER_PAGE);
  requirePage(page, pages, href("/blog"));
  scope.addCacheTags(tags.posts, ...postCardTags(posts));
  return { shell, posts, page, pages };
}

const pageAddress = (page: number) => withQuery(href("/blog"), { sayfa: page > 1 ? page : undefined });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData && pageMeta(loaderData.shell, { canonical: pageAddress(loaderData.page) });

export default function Blog({ loaderData: { shell, posts, page, pages } }: Route.ComponentProps) {
  return (
    <Page shell={shell}>
      <div className="wrap list">
        <h1>Blog</h1>
        <p className="lead">Bonus şartları, lisanslar ve sorumlu oyun üzerine rehber yazıları.</p>
        <h2 className="sr">Yazılar</h2>
        <div className="posts three">
          {posts.map((post, i) => (
            <PostCard key={post.id} post={post} priority={i === 0} />
          ))}
        </div>
        {posts.length === 0 && <p className="empty">Henüz yayınlanmış blog yazısı bulunmuyor.</p>}
        <Pagination page={page} pages={pages} to={pageAddress} />
      </div>
    </Page>
  );
}
