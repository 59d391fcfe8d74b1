import { bylineOf } from "../../../worker/appearance/look";
import { postsForFeed } from "../../../worker/blog/public.server";
import { scopeKey } from "../../../worker/scope.server";
import { postAddress } from "../../../worker/records/addresses";
import type { Route } from "./+types/feed-xml";
import { readingFeed } from "../shell/load-page.server";
import { atomResponse, FEED_ENTRIES, POSTS_FEED, recordIri } from "../site-map/atom";

/** Atom feed of the latest posts. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const [posts] = await readingFeed(scope, "Bir hata oluştu: Blog yazıları yüklenemedi", [
    postsForFeed(scope.db, FEED_ENTRIES),
  ] as const);
  return atomResponse(
    scope.site,
    POSTS_FEED,
    posts.map(({ id, title, published_at, updated_at, author, category, excerpt, ...post }) => ({
      id: recordIri(id),
      title,
      address: postAddress(post),
      published: published_at,
      updated: updated_at > published_at ? updated_at : published_at,
      author: bylineOf(author, scope.site),
      category,
      summary: excerpt,
    })),
  );
}
