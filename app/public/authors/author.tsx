import type { Placeholder } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../../db/client";
import { postsBy } from "../../../worker/blog/public.server";
import { PROFILE_POSTS } from "../../../worker/profiles/constants";
import {
  findProfile,
  profileAt,
  publicProfile,
  reviewsBy,
  verificationsBy,
} from "../../../worker/profiles/public.server";
import { profileAddress } from "../../../worker/records/addresses";
import { scopeKey } from "../../../worker/scope.server";
import { slugInAddress } from "../../../worker/text/slug";
import { excerpt } from "../../../worker/text/visible-text";
import { PostCard } from "../../ui/post-card";
import type { Route } from "./+types/author";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { redirectFormer } from "../shell/former-address.server";
import { loadPage, reading, redirectTo, throwProblem } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import type { Problem } from "../shell/problem";
import { person } from "../shell/structured-data";
import { leaveByRule } from "../shell/unknown-address.server";
import { ProfileHead } from "./profile-head";
import { Reviews, Verifications } from "./work";

const FAILED = "Bir hata oluştu: Yazar bilgileri yüklenemedi";
/** Maximum length of the meta description. */
const DESCRIPTION_MAX = 160;

type Values = Record<"key" | "today", Placeholder>;
function queries(db: Db, { key, today }: Values) {
  const id = profileAt(key);
  return [
    publicProfile(db, key),
    postsBy(db, id, PROFILE_POSTS),
    reviewsBy(db, id),
    verificationsBy(db, id, today),
  ] as const;
}

export const handle = { sheets: ["inside", "details", "score", "posts", "focus", "authors"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const key = slugInAddress(params.person);
  const { shell, rows } = await loadPage(scope, FAILED, { queries, values: { key } });
  const [[profile], posts, reviews, verifications] = rows;
  if (!profile) {
    const missing: Problem = {
      heading: "Yazar bulunamadı",
      sentence: "Bu adreste bir yazar yok.",
      link: { to: href("/blog"), label: "Blog'a dön" },
      shell,
    };
    const [former] = await reading(scope, FAILED, () => findProfile(scope.db, key));
    if (!former) {
      await leaveByRule(scope);
      scope.noteUnknown();
      return throwProblem(404, missing);
    }
    return redirectFormer(scope, former, { to: profileAddress, missing, gone: "Bu yazarın sayfası kaldırıldı." });
  }
  const address = profileAddress(profile);
  if (shell.path !== address) redirectTo(scope, address);
  return { shell, profile, posts, reviews, verifications };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, profile } = loaderData;
  return pageMeta(shell, {
    title: `${profile.name} - ${shell.site.name}`,
    description:
      excerpt((profile.words ?? "").replace(/\s+/g, " "), DESCRIPTION_MAX) ||
      `${profile.name}: yazıları, incelemeleri ve doğrulamaları.`,
    trail: trailOf(profile),
    things: [{ "@type": "ProfilePage", mainEntity: person(shell.site, profile) }],
  });
}

const trailOf = ({ name }: { name: string }) => ({ way: [HOME], here: name });

export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  const { shell, profile, posts, reviews, verifications } = loaderData;
  return (
    <PageLayout shell={shell}>
      <div className="wrap list">
        <Breadcrumbs {...trailOf(profile)} />
        <ProfileHead profile={profile} />
        <div className="works">
          <Reviews reviews={reviews} />
          <Verifications verifications={verifications} today={shell.today} />
        </div>
        {posts.length > 0 && (
          <section className="stack" aria-labelledby="yazilar">
            <h2 id="yazilar">Son Yazıları</h2>
            <div className="posts">
              {posts.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </div>
          </section>
        )}
      </div>
    </PageLayout>
  );
}
