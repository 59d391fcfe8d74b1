import { eq, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, casinos, promotions } from "../../db/schema";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { homeLayout, PATH, pinOf, sectionOf, today, yesterday } from "../support/home-layout";

const site = setupAdminSite();
const { oldest, row, saved, shown } = homeLayout(site);

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
    const stored = await site.rowOf(promotions, id);
    await site.set(promotions, id, change);
    expect(await shown("promotions")).not.toContain(title);
    await site.set(promotions, id, { is_active: true, expiry_date: stored?.expiry_date ?? null });
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
    await site.set(casinos, casino?.id, { standing: "not_recommended" });
    await site.set(blog_posts, post?.id, { is_published: false });
    expect(await casinoNames()).not.toContain(casino?.slug);
    expect(await shown("posts")).toEqual(latest);
    expect(await (await site.admin.get(`${PATH}/pinned`)).json()).toEqual([
      { id: casino?.id, name: casino?.name, casino_name: null, problem: "not_recommended" },
      { id: post?.id, name: post?.title, casino_name: null, problem: "draft" },
    ]);
    await site.set(casinos, casino?.id, { standing: "verified" });
    await site.set(blog_posts, post?.id, { is_published: true });
  });
});

describe("records to pin", () => {
  const find = (query: string) => site.admin.call<{ name: string }[]>("GET", `${PATH}/pinnable?${query}`);

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
