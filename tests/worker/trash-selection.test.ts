import { eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activities, blog_posts, casinos, pages, promotions, trash } from "../../db/schema";
import { casinoInput, pageInput, postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { trashClient } from "../support/trash-client";

interface Row {
  id: string;
  slug: string;
}

const site = setupAdminSite({ logsStatements: true });
const { promotionsOf, promotionWithComments, commentsOf, remove, restoreAll } = trashClient(site);
const { rowOf } = site;
const add = (path: string, input: object) => site.admin.call<Row>("POST", path, input);
const removeAll = async (path: string, ids: string[]) =>
  expect((await site.admin.send("POST", `/api/admin/${path}/selection`, { action: "delete", ids })).status).toBe(200);
/** A promotion without its version, which leaving and regaining a casino changes. */
const content = (row: typeof promotions.$inferSelect) => ({ ...row, updated_at: "" });

describe("a selection of the trash", () => {
  it("comes back whole: a casino with its promotions, their comments and a post", async () => {
    const promotion = await promotionWithComments();
    const casino_id = promotion.casino_id ?? "";
    const [post] = await site.server.db.select().from(blog_posts).limit(1);
    const comments = await commentsOf(promotion.id);
    const before = await promotionsOf(casino_id);
    const casino = await rowOf(casinos, casino_id);
    await remove("promotions", promotion.id);
    await remove("casinos", casino_id);
    await remove("blog", post?.id ?? "");
    const ids = [promotion.id, casino_id, post?.id ?? ""];
    const restored = await restoreAll(ids);
    expect(restored.ids.sort()).toEqual([...ids].sort());
    expect(restored.refused).toEqual([]);
    expect(await rowOf(casinos, casino_id)).toEqual(casino);
    expect((await promotionsOf(casino_id)).map(content)).toEqual(before.map(content));
    expect(await commentsOf(promotion.id)).toEqual(comments);
    expect(await rowOf(blog_posts, post?.id ?? "")).toEqual(post);
    expect(await site.server.db.$count(trash)).toBe(0);
    const log = await site.server.db.select().from(activities).where(eq(activities.action, "restore"));
    expect(log.map(({ record_id, name }) => [record_id, name]).sort()).toEqual(
      [
        [promotion.id, promotion.title],
        [casino_id, casino?.name],
        [post?.id, post?.title],
      ].sort(),
    );
  });

  it("says by name what could not come back, and why", async () => {
    const promotion = await promotionWithComments();
    const [comment] = await commentsOf(promotion.id);
    await remove("comments", comment?.id ?? "");
    await remove("promotions", promotion.id);
    const page = await add("pages", pageInput());
    await remove("pages", page.id);
    const gone = crypto.randomUUID();
    const { ids, refused } = await restoreAll([comment?.id ?? "", page.id, gone]);
    expect(ids).toEqual([page.id]);
    expect(refused).toEqual([
      {
        id: comment?.id,
        name: comment?.user_name,
        sentence: "Yorumun promosyonu çöp kutusunda; önce promosyonu geri alın.",
      },
      { id: gone, name: null, sentence: "Bu kayıt artık çöp kutusunda değil." },
    ]);
    expect((await restoreAll([promotion.id, comment?.id ?? ""])).refused).toEqual([]);
    expect(await commentsOf(promotion.id)).toContainEqual(comment);
  });

  it.each([
    ["blog", blog_posts, postInput],
    ["casinos", casinos, casinoInput],
    ["pages", pages, pageInput],
    ["promotions", promotions, promotionInput],
  ] as const)("gives %s that had one slug after the other different ones", async (path, table, input) => {
    const rows: Row[] = [];
    for (let n = 0; n < 3; n++) {
      const row = await add(path, { ...input(), slug: "sirayla" });
      expect(row.slug).toBe("sirayla");
      await remove(path, row.id);
      rows.push(row);
    }
    expect((await restoreAll(rows.map(({ id }) => id))).refused).toEqual([]);
    const slugs = await Promise.all(rows.map(async ({ id }) => (await rowOf(table, id))?.slug));
    const [first, second] = rows.map(({ id }) => `sirayla-${id.slice(0, 8)}`);
    expect(slugs).toEqual([first, second, "sirayla"]);
  });

  it("gives promotions back to a casino that comes later, each with a slug of its own", async () => {
    const casino = await add("casinos", { ...casinoInput(), name: "Sonra Gelen" });
    const offer = { ...promotionInput(), slug: "ayni", casino_id: casino.id };
    const first = await add("promotions", offer);
    await remove("promotions", first.id);
    const second = await add("promotions", offer);
    await remove("promotions", second.id);
    await remove("casinos", casino.id);
    expect((await restoreAll([first.id, second.id])).refused).toEqual([]);
    expect(await promotionsOf(casino.id)).toEqual([]);
    expect((await restoreAll([casino.id])).refused).toEqual([]);
    const slugs = (await promotionsOf(casino.id)).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(["ayni", `ayni-${first.id.slice(0, 8)}`].sort());
  });

  it("of all promotions and casinos takes fewer than 25 statements, and tells visitors", async () => {
    const { db } = site.server;
    const before = (await db.select().from(promotions).orderBy(promotions.id)).map(content);
    const ids = {
      promotions: before.map(({ id }) => id),
      casinos: (await db.select().from(casinos)).map(({ id }) => id),
    };
    const [shown] = await db.select().from(casinos).where(isNull(casinos.updated_by)).limit(1);
    await removeAll("casinos", ids.casinos);
    await removeAll("promotions", ids.promotions);
    expect((await site.server.get(`/casino/${shown?.slug}`)).status).toBe(404);
    site.server.sentStatements();
    const { refused } = await restoreAll([...ids.promotions, ...ids.casinos]);
    expect(site.server.sentStatements().flat().length).toBeLessThan(25);
    expect(refused).toEqual([]);
    expect((await db.select().from(promotions).orderBy(promotions.id)).map(content)).toEqual(before);
    expect((await site.server.get(`/casino/${shown?.slug}`)).status).toBe(200);
  });
});
