import { isSiteAuthor } from "../../../worker/appearance/look";
import { AI_AUTHOR } from "../../../worker/blog/constants";
import type { PostDetail } from "../../../worker/blog/public.server";
import type { Site } from "../../../worker/env";
import { absolute, person, publisher, type Thing } from "../shell/structured-data";

/** When a post was published and last changed: a queued one may have been changed before. */
export const postTimes = ({ published_at, updated_at }: PostDetail) => ({
  published: published_at,
  modified: updated_at > published_at ? updated_at : published_at,
});

export function blogPosting(site: Site, post: PostDetail): Thing {
  const { author, writer } = post;
  const { published, modified } = postTimes(post);
  const isSite = isSiteAuthor(author, site) || author === AI_AUTHOR;
  return {
    "@type": "BlogPosting",
    headline: post.title,
    ...(post.image_url && { image: absolute(site, post.image_url) }),
    datePublished: published,
    dateModified: modified,
    author: writer ? person(site, writer) : isSite ? publisher(site) : { "@type": "Person", name: author },
    publisher: publisher(site),
  };
}
