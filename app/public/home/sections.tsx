import type { ReactNode } from "react";
import { href } from "react-router";
import type { HomeSection } from "../../../db/schema";
import type { PromotionCardRow } from "../../../worker/promotions/public.server";
import { CasinoCard } from "../../ui/casino-card";
import { PostCard } from "../../ui/post-card";
import { PromotionGrid } from "../../ui/promotion-card";
import { Section } from "../../ui/section";
import { ChangeStrip } from "../changes/change-texts";
import { listAddress } from "../promotions/list-choice";
import { Prose } from "../shell/prose";
import type { HomeRows } from "./home-rows.server";

/** By id of the section. */
export const SECTIONS: Record<HomeSection, (rows: HomeRows) => ReactNode> = {
  promotions: ({ promotions, shell }) => (
    <Section title="Güncel Bonuslar" id="promosyonlar" all={{ to: href("/bonuslar"), label: "Tüm Bonuslar" }}>
      <PromotionGrid promotions={promotions} today={shell.today} />
      {promotions.length === 0 && <p className="empty">Şu anda aktif bonus bulunmuyor.</p>}
    </Section>
  ),
  changes: ({ changes, shell }) =>
    changes.length > 0 && (
      <Section title="Son Değişiklikler" all={{ to: href("/degisenler"), label: "Hepsi" }}>
        <ChangeStrip entries={changes} today={shell.today} />
      </Section>
    ),
  ending: ({ ending, shell }) =>
    shortList("Bitmek Üzere", ending, shell.today, { siralama: "bitis", label: "Bitişe göre tümü" }),
  wagering: ({ easiest, shell }) =>
    shortList("En Düşük Çevrim", easiest, shell.today, { siralama: "cevrim", label: "Çevrime göre tümü" }),
  casinos: ({ casinos }) => (
    <Section title="Güvenilir Siteler" all={{ to: href("/guvenilir-siteler"), label: "Tüm Siteler" }}>
      <div className="rail" tabIndex={0} role="group" aria-label="Güvenilir siteler">
        {casinos.map((casino) => (
          <CasinoCard key={casino.id} casino={casino} />
        ))}
      </div>
      {casinos.length === 0 && <p className="empty">Henüz casino sitesi eklenmemiş.</p>}
    </Section>
  ),
  posts: ({ posts }) => (
    <Section title="Blog Yazıları" all={{ to: href("/blog"), label: "Tüm Yazılar" }}>
      <div className="posts four">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      {posts.length === 0 && <p className="empty">Henüz yayınlanmış blog yazısı bulunmuyor.</p>}
    </Section>
  ),
  text: ({ blogText }) =>
    blogText && (
      <section className="wrap">
        <Prose html={blogText} />
      </section>
    ),
};

function shortList(
  title: string,
  promotions: PromotionCardRow[],
  today: string,
  { siralama, label }: { siralama: "bitis" | "cevrim"; label: string },
) {
  return (
    promotions.length > 0 && (
      <Section title={title} all={{ to: listAddress({ q: "", siralama }), label }}>
        <PromotionGrid promotions={promotions} today={today} isShort />
      </Section>
    )
  );
}
