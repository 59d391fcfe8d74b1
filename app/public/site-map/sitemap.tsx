import {
  casinoAddress,
  pageAddress,
  postAddress,
  profileAddress,
  promotionAddress,
} from "../../../worker/records/addresses";
import type { Placeholder } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../../db/client";
import { postsForSitemap } from "../../../worker/blog/public.server";
import { casinosForSitemap } from "../../../worker/casinos/public.server";
import { activeCategories } from "../../../worker/categories/public.server";
import { pagesForSitemap } from "../../../worker/pages/public.server";
import { peopleForSitemap } from "../../../worker/records/people.server";
import { promotionsForSitemap } from "../../../worker/promotions/public.server";
import { scopeKey } from "../../../worker/scope.server";
import { withQuery } from "../../ui/addresses";
import type { Route } from "./+types/sitemap";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { loadPage } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";

/** Entries of each kind; each kind links to its paged list. */
const SHOWN = 50;

export const handle = { sheets: ["inside", "columns"] };

interface Part {
  title: string;
  /** Link to the whole list. */
  all?: string;
  links: { label: string; to: string }[];
}

const queries = (db: Db, { today }: { today: Placeholder }) =>
  [
    activeCategories(db),
    casinosForSitemap(db, SHOWN),
    promotionsForSitemap(db, today, SHOWN),
    postsForSitemap(db, SHOWN),
    pagesForSitemap(db, SHOWN),
    peopleForSitemap(db, SHOWN),
  ] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Site haritası yüklenemedi", { queries, values: {} });
  const [categories, casinos, promotions, posts, pages, people] = rows;
  const parts: Part[] = [
    {
      title: "Sayfalar",
      links: [
        { label: "Anasayfa", to: href("/") },
        { label: "Bonuslar", to: href("/bonuslar") },
        { label: "Güvenilir Siteler", to: href("/guvenilir-siteler") },
        { label: "Blog", to: href("/blog") },
        { label: "Değişenler", to: href("/degisenler") },
        ...pages.map((p) => ({ label: p.title, to: pageAddress(p) })),
      ],
    },
    {
      title: "Kategoriler",
      links: categories.map((c) => ({ label: c.name, to: withQuery(href("/bonuslar"), { kategori: c.slug }) })),
    },
    {
      title: "Casino Siteleri",
      all: href("/guvenilir-siteler"),
      links: casinos.map((c) => ({ label: c.name, to: casinoAddress(c) })),
    },
    {
      title: "Bonuslar",
      all: href("/bonuslar"),
      links: promotions.map((p) => ({ label: p.title, to: promotionAddress(p) })),
    },
    {
      title: "Blog Yazıları",
      all: href("/blog"),
      links: posts.map((p) => ({ label: p.title, to: postAddress(p) })),
    },
    { title: "Yazarlar", links: people.map((p) => ({ label: p.name, to: profileAddress(p) })) },
  ];
  return { shell, parts: parts.filter(({ links }) => links.length > 0) };
}

const trail = { way: [HOME], here: "Site Haritası" };

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData && pageMeta(loaderData.shell, { trail });

export default function Sitemap({ loaderData: { shell, parts } }: Route.ComponentProps) {
  return (
    <PageLayout shell={shell} adsOf="lists">
      <div className="wrap list">
        <Breadcrumbs {...trail} />
        <h1>Site Haritası</h1>
        {parts.map(({ title, all, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className="columns">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
            {all && links.length === SHOWN && (
              <p className="columns">
                <a href={all}>{`${title}: tümünü gör`}</a>
              </p>
            )}
          </section>
        ))}
      </div>
    </PageLayout>
  );
}
