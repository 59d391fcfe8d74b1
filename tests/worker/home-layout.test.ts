import { and, eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  blog_posts,
  casinos,
  hero_section,
  HOME_SECTIONS,
  type HomeSection,
  type Pin,
  promotions,
} from "../../db/schema";
import { dayInIstanbul } from "../../worker/turkish/calendar";
import { heroInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused, send } from "../support/test-server";

const PATH = "/api/admin/settings/hero";
const TITLES: Record<Exclude<HomeSection, "text">, string> = {
  promotions: "Güncel Promosyonlar",
  ending: "Bitmek üzere",
  wagering: "En düşük çevrim",
  casinos: "Güvenilir Siteler",
  posts: "Blog Yazıları",
};

const site = setupAdminSite({ logsStatements: true });
const today = dayInIstanbul(new Date());
const yesterday = dayInIstanbul(new Date(Date.now() - 86_400_000));
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
const pinOf = ({ id, title = "" }: { id: string; title?: string }, until: string | null = null): Pin => ({
  id,
  name: title,
  until,
});

/** The contents of a section of home; empty where it is not shown. */
function sectionOf(html: string, section: keyof typeof TITLES): string {
  const [, ...parts] = html.split("<h2>");
  return parts.find((part) => part.startsWith(TITLES[section])) ?? "";
}
const headings = (html: string) =>
  [...html.matchAll(/<h2>([^<]+)<\/h2>/g)]
    .map(([, title]) => title)
    .filter((title) => Object.values(TITLES).includes(title ?? ""));
const cards = (html: string) => [...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);
const shown = async (section: keyof typeof TITLES) => cards(sectionOf(await site.html("/"), section));

/** Active promotions of recommended casinos, the oldest first. */
const oldest = () =>
  site.server.db
    .select({ id: promotions.id, title: promotions.title })
    .from(promotions)
    .innerJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(and(eq(promotions.is_active, true), ne(casinos.standing, "not_recommended")))
    .orderBy(promotions.created_at);
const NOTHING = { sections: [], pinned_promotions: [], pinned_casinos: [], pinned_posts: [] };

beforeEach(() => saved(NOTHING));

describe("the sections of home", () => {
  it("stand in today's order until another is chosen", async () => {
    expect(headings(await site.html("/"))).toEqual(Object.values(TITLES));
    await saved({ sections: HOME_SECTIONS.toReversed().map((id) => ({ id, shown: true })) });
    expect(headings(await site.html("/"))).toEqual(Object.values(TITLES).toReversed());
    expect((await row()).sections).toHaveLength(HOME_SECTIONS.length);
  });

  it("are left out where they are hidden, and their rows are not read", async () => {
    await saved({ sections: HOME_SECTIONS.map((id) => ({ id, shown: id === "text" })) });
    site.server.sentStatements();
    const html = await site.html("/");
    expect(headings(html)).toEqual([]);
    expect(html).toContain('<a href="/bonuslar">Gör');
    const [sent = []] = site.server.sentStatements().filter((statements) => statements.length > 1);
    const guarded = sent.filter((statement) => statement.includes("limit (? * not exists"));
    expect(guarded).toHaveLength(7);
  });

  it("are named in a conflict as they are shown, though none was ever chosen", async () => {
    const { id, updated_at } = await row();
    await saved({ main_title: "Bir başlık" });
    const refused = await site.admin.send("PUT", `${PATH}/${id}`, { ...heroInput(), updated_at });
    expect(refused.status).toBe(409);
    const { current } = await refused.json<{ current: { sections: { id: string }[] } }>();
    const { sections } = await (await site.admin.get(PATH)).json<{ sections: object[] }>();
    expect(current.sections).toEqual(sections);
    expect(sections).toHaveLength(HOME_SECTIONS.length);
  });

  it("stay as they are when only texts are saved", async () => {
    const [promotion] = await oldest();
    await saved({ sections: [{ id: "posts", shown: false }], pinned_promotions: [pinOf(promotion ?? { id: "" })] });
    await saved({ main_title: "Yalnızca başlık" });
    expect(headings(await site.html("/"))).toEqual(["Blog Yazıları", ...Object.values(TITLES)].slice(1, 5));
    expect((await row()).pinned_promotions).toHaveLength(1);
  });
});

describe("pinned promotions", () => {
  it("come first in their order, once, before the newest", async () => {
    const before = await shown("promotions");
    const [first, second] = await oldest();
    if (!first || !second) throw new Error("no promotions");
    const pins = [pinOf(second, today), pinOf(first)];
    await saved({ pinned_promotions: pins });
    const after = await shown("promotions");
    const pinned = [second.title, first.title];
    expect(after).toEqual([...pinned, ...before.filter((title) => !pinned.includes(title ?? ""))].slice(0, 12));
    expect((await row()).pinned_promotions).toEqual(pins);
  });

  it("end with their last day in Istanbul", async () => {
    const before = await shown("promotions");
    const [first] = await oldest();
    await saved({ pinned_promotions: [pinOf(first ?? { id: "" }, yesterday)] });
    expect(await shown("promotions")).toEqual(before);
  });

  it.each([
    ["is switched off", { is_active: false }],
    ["has ended", { expiry_date: yesterday }],
  ])("are skipped while one %s", async (_, change) => {
    const [first] = await oldest();
    const { id, title } = first ?? { id: "", title: "" };
    await saved({ pinned_promotions: [pinOf({ id, title })] });
    expect((await shown("promotions"))[0]).toBe(title);
    const [stored] = await site.server.db.select().from(promotions).where(eq(promotions.id, id));
    await site.server.db.update(promotions).set(change).where(eq(promotions.id, id));
    expect(await shown("promotions")).not.toContain(title);
    await site.server.db
      .update(promotions)
      .set({ is_active: true, expiry_date: stored?.expiry_date ?? null })
      .where(eq(promotions.id, id));
    expect((await shown("promotions"))[0]).toBe(title);
  });

  it("are skipped in the trash, and back when they are restored", async () => {
    const [, , third] = await oldest();
    const { id, title } = third ?? { id: "", title: "" };
    await saved({ pinned_promotions: [pinOf({ id, title })] });
    await site.admin.send("DELETE", `/api/admin/promotions/${id}`);
    expect(await shown("promotions")).not.toContain(title);
    expect(await (await site.admin.get(`${PATH}/pinned`)).json()).toEqual([]);
    await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`);
    expect((await shown("promotions"))[0]).toBe(title);
  });
});

describe("pinned casinos and posts", () => {
  const casinoNames = async () =>
    [...sectionOf(await site.html("/"), "casinos").matchAll(/href="\/casino\/([^"]+)"/g)].map(([, slug]) => slug);

  it("come first in their sections", async () => {
    const last = await site.server.db.select().from(casinos).where(ne(casinos.standing, "not_recommended"));
    const casino = last.toSorted((a, b) => (a.sort_key < b.sort_key ? 1 : -1))[0];
    const [post] = await site.server.db
      .select()
      .from(blog_posts)
      .where(eq(blog_posts.is_published, true))
      .orderBy(blog_posts.published_at)
      .limit(1);
    const latest = await shown("posts");
    await saved({ pinned_casinos: [pinOf(casino ?? { id: "" })], pinned_posts: [pinOf(post ?? { id: "" }, today)] });
    expect((await casinoNames())[0]).toBe(casino?.slug);
    expect(new Set(await casinoNames()).size).toBe((await casinoNames()).length);
    expect(await shown("posts")).toEqual([post?.title, ...latest].slice(0, 4));
    await site.server.db
      .update(casinos)
      .set({ standing: "not_recommended" })
      .where(eq(casinos.id, casino?.id ?? ""));
    await site.server.db
      .update(blog_posts)
      .set({ is_published: false })
      .where(eq(blog_posts.id, post?.id ?? ""));
    expect(await casinoNames()).not.toContain(casino?.slug);
    expect(await shown("posts")).toEqual(latest);
    expect(await (await site.admin.get(`${PATH}/pinned`)).json()).toEqual([
      { id: casino?.id, name: casino?.name, casino_name: null, problem: "not_recommended" },
      { id: post?.id, name: post?.title, casino_name: null, problem: "draft" },
    ]);
    await site.server.db
      .update(casinos)
      .set({ standing: "verified" })
      .where(eq(casinos.id, casino?.id ?? ""));
    await site.server.db
      .update(blog_posts)
      .set({ is_published: true })
      .where(eq(blog_posts.id, post?.id ?? ""));
  });
});

describe("the layout of home", () => {
  const pin = { id: crypto.randomUUID(), name: "Ad", until: null };

  it("is not stored where a part of it is refused", async () => {
    const before = await row();
    const sentence = "Geçerli bir tarih giriniz";
    const pins = [pin, { ...pin, id: crypto.randomUUID(), until: "yarın" }];
    const { fields } = await expectRefused(await save({ pinned_casinos: pins }), 422);
    expect(fields).toEqual({ "pinned_casinos.1.until": sentence });
    expect(await row()).toEqual(before);
  });

  it("is kept as a version, and saved again from it", async () => {
    await saved({ sections: [{ id: "posts", shown: false }], pinned_posts: [pin] });
    await saved(NOTHING);
    const { id: hero } = await row();
    const [{ id: newest } = { id: "" }] = await (
      await site.admin.get(`/api/admin/versions/hero/${hero}`)
    ).json<{ id: string }[]>();
    const version = await (await site.admin.get(`/api/admin/versions/${newest}`)).json<Record<string, unknown>>();
    const others = HOME_SECTIONS.filter((id) => id !== "posts").map((id) => ({ id, shown: true }));
    expect(version).toMatchObject({ sections: [{ id: "posts", shown: false }, ...others], pinned_posts: [pin] });
    await saved({ sections: version["sections"], pinned_posts: version["pinned_posts"] });
    expect(headings(await site.html("/"))).not.toContain(TITLES.posts);
  });

  it("is shown from the unsaved form, and what is unfinished as it is saved", async () => {
    await saved({ sections: [{ id: "casinos", shown: false }] });
    const [promotion] = await oldest();
    const preview = async (values: object) => {
      const body = new FormData();
      body.set("record", JSON.stringify({ values }));
      const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
      return (await send(site.server, site.admin.cookie, "POST", "/admin/preview/home", body, headers)).text();
    };
    const html = await preview({
      main_title: "Denenen <Başlık>",
      sections: [{ id: "posts", shown: true }],
      pinned_promotions: [pinOf(promotion ?? { id: "" })],
    });
    expect(html).toContain("Denenen &lt;Başlık&gt;");
    expect(headings(html)).toEqual(["Blog Yazıları", ...Object.values(TITLES).slice(0, 4)]);
    expect(cards(sectionOf(html, "promotions"))[0]).toBe(promotion?.title);
    expect(headings(await preview({ sections: "hepsi" }))).not.toContain(TITLES.casinos);
    expect(await site.html("/")).not.toContain("Denenen");
  });
});

describe("records to pin", () => {
  const find = async (query: string) => (await site.admin.get(`${PATH}/pinnable?${query}`)).json<{ name: string }[]>();

  it("are found by name, promotions by their casino too", async () => {
    expect((await find("list=pinned_promotions&q=HO%C5%9E%20geldin"))[0]?.name).toContain("Hoş Geldin");
    expect((await find("list=pinned_promotions&q=isilti")).length).toBeGreaterThan(0);
    expect((await find("list=pinned_casinos&q=I%C5%9EILTI"))[0]).toMatchObject({ casino_name: null });
    expect((await find("list=pinned_posts")).length).toBeGreaterThan(2);
  });

  it("are of a known list", async () => {
    await expectRefused(await site.admin.get(`${PATH}/pinnable?list=users`), 422, "Bilinmeyen liste");
  });
});
