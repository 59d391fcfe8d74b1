import { and, eq, ne } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { casinos, hero_section, type HomeSection, type Pin, promotions } from "../../db/schema";
import { dayInIstanbul } from "../../worker/text/calendar";
import { heroInput } from "./inputs";
import type { AdminSite } from "./site";

export const PATH = "/api/admin/settings/hero";
export const TITLES: Record<Exclude<HomeSection, "text">, string> = {
  promotions: "Güncel Bonuslar",
  changes: "Son Değişiklikler",
  ending: "Bitmek Üzere",
  wagering: "En Düşük Çevrim",
  casinos: "Güvenilir Siteler",
  posts: "Blog Yazıları",
};

export const today = dayInIstanbul(new Date());
export const yesterday = dayInIstanbul(new Date(Date.now() - 86_400_000));
export const NOTHING = { sections: [], pinned_promotions: [], pinned_casinos: [], pinned_posts: [] };

export const pinOf = ({ id, title = "" }: { id: string; title?: string }, until: string | null = null): Pin => ({
  id,
  name: title,
  until,
});

/** The contents of a section of home; empty where it is not shown. */
export function sectionOf(html: string, section: keyof typeof TITLES): string {
  const [, ...parts] = html.split("<h2>");
  return parts.find((part) => part.startsWith(TITLES[section])) ?? "";
}
export const headings = (html: string) =>
  [...html.matchAll(/<h2>([^<]+)<\/h2>/g)]
    .map(([, title]) => title)
    .filter((title) => Object.values(TITLES).includes(title ?? ""));
export const cards = (html: string) => [...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);

/** The layout of home as it is stored, saved and shown; each test begins with none. */
export function homeLayout(site: AdminSite) {
  const row = async () => {
    const [hero] = await site.server.db.select().from(hero_section);
    if (!hero) throw new Error("no hero");
    return hero;
  };
  const save = async (layout: object) => {
    const { id, updated_at } = await row();
    return site.admin.send("PUT", `${PATH}/${id}`, { ...heroInput(), ...layout, updated_at });
  };
  const saved = async (layout: object) => expect((await save(layout)).status).toBe(200);
  const shown = async (section: keyof typeof TITLES) => cards(sectionOf(await site.html("/"), section));

  /** Active promotions of recommended casinos, the oldest first. */
  const oldest = () =>
    site.server.db
      .select({ id: promotions.id, title: promotions.title })
      .from(promotions)
      .innerJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(and(eq(promotions.is_active, true), ne(casinos.standing, "not_recommended")))
      .orderBy(promotions.created_at);

  beforeEach(() => saved(NOTHING));
  return { row, save, saved, shown, oldest };
}
