import { href } from "react-router";
import { casinoCards } from "../../../worker/casinos/public.server";
import { HOME_CASINOS } from "../../../worker/casinos/rules";
import { casinoCardTags, postCardTags, promotionCardTags, tags } from "../../../worker/edge/tags";
import {
  activePromotions,
  endingPromotions,
  guideFacts,
  lowestWagering,
} from "../../../worker/promotions/public.server";
import { HOME_CHOSEN, HOME_PROMOTIONS } from "../../../worker/promotions/rules";
import { scopeKey } from "../../../worker/scope.server";
import { blogTextOf, heroOf, heroQuery, settingsQuery } from "../../../worker/site/public.server";
import { CasinoCard } from "../../ui/casino-card";
import { PostCard } from "../../ui/post-card";
import { CompareBar } from "../../ui/compare-bar";
import { PromotionGrid } from "../../ui/promotion-card";
import { Section } from "../../ui/section";
import type { Route } from "./+types/home";
import { listAddress } from "../promotions/list-choice";
import { HeroSection } from "./hero";
import { loadPage } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { Page } from "../shell/page";
import { Prose } from "../shell/prose";
import { organization, webSite } from "../shell/structured-data";

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { shell, rows, texts } = await loadPage(
    scope,
    "Bir hata oluştu: Sayfa yüklenemedi",
    (db, today) => [
      activePromotions(db, today, { limit: HOME_PROMOTIONS, isRecommended: true }),
      endingPromotions(db, today, HOME_CHOSEN),
      lowestWagering(db, today, HOME_CHOSEN),
      guideFacts(db, today),
      casinoCards(db, today, { limit: HOME_CASINOS, isRecommended: true }),
    ],
    (db) => [heroQuery(db), settingsQuery(db)],
  );
  const [newest, ending, easiest, [facts], casinos] = rows;
  const [hero, settings] = texts;
  if (scope.cacheInfo.version)
    scope.addCacheTags(
      tags.hero,
      tags.homeText,
      tags.casinos,
      tags.updatedPromotions,
      ...promotionCardTags([...newest, ...ending, ...easiest]),
      ...casinoCardTags(casinos),
      ...postCardTags(shell.posts),
    );
  return {
    shell,
    hero: heroOf(hero?.[0]),
    blogText: blogTextOf(settings?.[0]),
    newest,
    ending,
    easiest,
    facts,
    casinos,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell } = loaderData;
  return pageMeta(shell, { things: [webSite(shell.site), organization(shell.site)] });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shell, hero, blogText, newest, ending, easiest, facts, casinos } = loaderData;
  return (
    <Page shell={shell}>
      <HeroSection hero={hero} facts={facts} today={shell.today} />
      <Section title="Güncel Promosyonlar" id="promosyonlar" all={{ to: href("/bonuslar"), label: "Tüm Bonuslar" }}>
        <PromotionGrid promotions={newest} today={shell.today} />
        {newest.length === 0 && <p className="empty">Şu anda aktif promosyon bulunmuyor.</p>}
      </Section>
      {ending.length > 0 && (
        <Section
          title="Bitmek üzere"
          all={{ to: listAddress({ q: "", siralama: "bitis" }), label: "Bitişe göre tümü" }}
        >
          <PromotionGrid promotions={ending} today={shell.today} />
        </Section>
      )}
      {easiest.length > 0 && (
        <Section
          title="En düşük çevrim"
          all={{ to: listAddress({ q: "", siralama: "cevrim" }), label: "Çevrime göre tümü" }}
        >
          <PromotionGrid promotions={easiest} today={shell.today} />
        </Section>
      )}
      <Section title="Güvenilir Siteler" all={{ to: href("/guvenilir-siteler"), label: "Tüm Siteler" }}>
        <div className="rail" tabIndex={0} role="group" aria-label="Güvenilir siteler">
          {casinos.map((casino) => (
            <CasinoCard key={casino.id} casino={casino} />
          ))}
        </div>
        {casinos.length === 0 && <p className="empty">Henüz casino sitesi eklenmemiş.</p>}
      </Section>
      <Section title="Blog Yazıları" all={{ to: href("/blog"), label: "Tüm Yazılar" }}>
        <div className="posts">
          {shell.posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
        {shell.posts.length === 0 && <p className="empty">Henüz yayınlanmış blog yazısı bulunmuyor.</p>}
      </Section>
      {blogText && (
        <section className="wrap">
          <Prose html={blogText} />
        </section>
      )}
      <CompareBar />
    </Page>
  );
}
