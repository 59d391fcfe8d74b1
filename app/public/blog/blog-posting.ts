import { AI_AUTHOR } from "../../../worker/blog/constants";
import type { PostDetail } from "../../../worker/blog/public.server";
import type { Site } from "../../../worker/env";
import { absolute, publisher, type Thing } from "../shell/structured-data";

export function blogPosting(site: Site, post: PostDetail): Thing {
  const { author } = post;
  return {
    "@type": "BlogPosting",
    headline: post.title,
    ...(post.image_url && { image: absolute(site, post.image_url) }),
    datePublished: post.published_at,
    // A queued post may have been changed before it was published.
    dateModified: post.updated_at > post.published_at ? post.updated_at : post.published_at,
    author: author === site.name || author === AI_AUTHOR ? publisher(site) : { "@type": "Person", name: author },
  };
}
