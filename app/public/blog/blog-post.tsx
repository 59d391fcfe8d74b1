import type { Placeholder } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../../db/client";
import { findPost, postAt, postPicture, readPost, relatedPosts } from "../../../worker/blog/public.server";
import { sharedUpload } from "../../../worker/media/public.server";
import { activePromotions } from "../../../worker/promotions/public.server";
import { POST_PROMOTIONS, POST_PROMOTIONS_MORE } from "../../../worker/promotions/constants";
import { scopeKey } from "../../../worker/scope.server";
import { postCard } from "../../ui/post-share-card";
import { sharedCard } from "../../ui/share-card";
import type { Route } from "./+types/blog-post";
import { bareSlug, slugInAddress } from "../../../worker/text/slug";
import { postAddress } from "../../../worker/records/addresses";
import { withQuery } from "../../ui/addresses";
import { blogPosting, postTimes } from "./blog-posting";
import { BlogPostView } from "./blog-post-view";
import { leaveMissing } from "../shell/former-address.server";
import { redirectTo, loadPage } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import type { Trail } from "../shell/breadcrumbs";
import { absolute } from "../shell/structured-data";
import { PostPromotions } from "./post-promotions";
import { RelatedPosts } from "./related-posts";

function trailOf({ title, category }: { title: string; category: string }): Trail {
  const blog = href("/blog");
  const kategori = bareSlug(category);
  return {
    way: [{ label: "Blog", to: blog }, ...(kategori ? [{ label: category, to: withQuery(blog, { kategori }) }] : [])],
    here: title,
  };
}

const FAILED = "Blog yazısı yüklenirken bir hata oluştu";

type Values = Record<"key" | "today", Placeholder>;
const queries = (db: Db, { key }: Values) => [postAt(db, key)] as const;
const extras = (db: Db, { key, today }: Values) =>
  [
    relatedPosts(db, key),
    activePromotions(db, today, { limit: POST_PROMOTIONS + POST_PROMOTIONS_MORE, isRecommended: true }),
    sharedUpload(db, postPicture(key)),
  ] as const;

export const handle = {
  sheets: ["inside", "columns", "cards", "notes", "details", "expander", "posts", "focus", "prose", "rich"],
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const key = slugInAddress(params.post);
  const read = await loadPage(scope, FAILED, { queries, extras, values: { key } });
  const { shell } = read;
  const [[post]] = read.rows;
  const [related, promotions, [cover]] = read.extras;
  if (!post)
    return leaveMissing(scope, request, FAILED, {
      find: (isLoose) => findPost(scope.db, key, isLoose),
      to: postAddress,
      nameOf: ({ title }) => title,
      missing: {
        heading: "Makale bulunamadı",
        sentence: "Blog yazısı bulunamadı",
        link: { to: href("/blog"), label: "Blog'a dön" },
        shell,
      },
      gone: "Bu blog yazısı kalıcı olarak kaldırıldı.",
    });
  const address = postAddress(post);
  if (shell.path !== address) redirectTo(scope, address);
  return { shell, post: await readPost(post), cover, related, promotions };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, post, cover } = loaderData;
  return pageMeta(shell, {
    title: post.seo_title || post.title,
    description: post.seo_description || post.excerpt,
    keywords: post.seo_keywords,
    picture: cover
      ? { ...cover, alt: post.image_alt }
      : sharedCard(post.share_image_url, postCard(post), shell.site.name),
    type: "article",
    times: postTimes(post),
    trail: trailOf(post),
    things: [blogPosting(shell.site, post)],
  });
}

export default function BlogPost({ loaderData: { shell, post, related, promotions } }: Route.ComponentProps) {
  return (
    <PageLayout shell={shell} adsOf="posts">
      <div className="wrap detail">
        <BlogPostView post={post} trail={trailOf(post)} url={absolute(shell.site, shell.path)} />
        <div className="column">
          <PostPromotions promotions={promotions} today={shell.today} />
        </div>
      </div>
      <RelatedPosts posts={related} />
    </PageLayout>
  );
}
