import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as schema from "../../db/schema";
import { emptyTrash } from "../../worker/trash/trash.server";
import {
  type Client,
  expectGuarded,
  expectNoErrors,
  expectRefused,
  openWorld,
  signedIn,
  type World,
} from "../support/world";

const { blog_posts, casinos, promotion_categories, promotion_comments, promotions, splash_ads, trash } = schema;
let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld();
  client = await signedIn(world);
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

type Kept = typeof blog_posts | typeof splash_ads | typeof promotion_comments | typeof promotions | typeof casinos;
const one = async (table: Kept | typeof promotion_categories, id: string) =>
  (await world.db.select().from(table).where(eq(table.id, id)))[0];
const restore = (id: string) => client.send("PUT", `/api/admin/trash/${id}/restoration`);
const remove = async (path: string, id: string) =>
  expect((await client.send("DELETE", `/api/admin/${path}/${id}`)).status).toBe(204);
const listed = async () =>
  (await client.get("/api/admin/trash")).json<{ rows: { id: string; kind: string; name: string }[]; total: number }>();

/** The promotion with the most comments, and its casino. */
async function commented() {
  const [comment] = await world.db.select().from(promotion_comments).limit(1);
  const [promotion] = await world.db
    .select()
    .from(promotions)
    .where(eq(promotions.id, comment?.promotion_id ?? ""));
  if (!promotion) throw new Error("no promotion with comments");
  return promotion;
}
const commentsOf = (id: string) =>
  world.db
    .select()
    .from(promotion_comments)
    .where(eq(promotion_comments.promotion_id, id))
    .orderBy(promotion_comments.id);
const promotionsOf = (id: string) =>
  world.db.select().from(promotions).where(eq(promotions.casino_id, id)).orderBy(promotions.id);

/** A promotion without its version, which leaving and regaining a casino changes. */
const content = (row: typeof promotions.$inferSelect) => ({ ...row, updated_at: "" });

describe("the trash", () => {
  it("is closed to strangers, other origins and wrong bodies", () =>
    expectGuarded(world, client, {
      reads: ["/api/admin/trash"],
      writes: [["POST", "/api/admin/trash/selection"]],
    }));

  it.each([
    ["post", "blog", blog_posts],
    ["splash-ad", "splash-ads", splash_ads],
    ["comment", "comments", promotion_comments],
    ["casino", "casinos", casinos],
    ["promotion", "promotions", promotions],
  ] as const)("gives every column of a %s back", async (kind, path, table) => {
    for (const row of (await world.db.select().from(table)).slice(0, 5)) {
      await remove(path, row.id);
      expect(await one(table, row.id)).toBeUndefined();
      const { rows } = await listed();
      const name = "title" in row ? row.title : "user_name" in row ? row.user_name : row.name;
      expect(rows[0]).toMatchObject({ id: row.id, kind, name });
      const answer = await restore(row.id);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ id: row.id, kind });
      expect(await one(table, row.id)).toEqual(row);
      expect((await listed()).rows.map(({ id }) => id)).not.toContain(row.id);
      await expectRefused(await restore(row.id), 404);
    }
  });

  it("gives every column of an unused category back", async () => {
    const input = { name: "Kullanılmayan", slug: "kullanilmayan", description: "Boş" };
    const { id } = await (await client.send("POST", "/api/admin/categories", input)).json<{ id: string }>();
    const before = await one(promotion_categories, id);
    await remove("categories", id);
    expect((await restore(id)).status).toBe(200);
    expect(await one(promotion_categories, id)).toEqual(before);
  });

  it("keeps the comments of a promotion with it and lists only the promotion", async () => {
    const promotion = await commented();
    const before = await commentsOf(promotion.id);
    expect(before.length).toBeGreaterThan(0);
    const { total } = await listed();
    await remove("promotions", promotion.id);
    expect(await commentsOf(promotion.id)).toEqual([]);
    expect((await listed()).total).toBe(total + 1);
    expect((await restore(promotion.id)).status).toBe(200);
    expect(await commentsOf(promotion.id)).toEqual(before);
  });

  it("shows the promotions of a casino as 'Diğer' until it is back", async () => {
    const casino_id = (await commented()).casino_id ?? "";
    const before = await promotionsOf(casino_id);
    expect(before.length).toBeGreaterThan(0);
    await remove("casinos", casino_id);
    const { rows } = await (
      await client.get(`/api/admin/promotions?q=${encodeURIComponent(before[0]?.title ?? "")}`)
    ).json<{ rows: { id: string; casino_id: string | null; casino_name: string | null; slug: string }[] }>();
    const row = rows.find(({ id }) => id === before[0]?.id);
    expect(row).toMatchObject({ casino_id: null, casino_name: null });
    const page = await world.get(`/bonuslar/diger/${row?.slug}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Diğer");
    const lost = await one(promotions, before[0]?.id ?? "");
    const kept = before[1]?.id ?? "";
    await remove("promotions", kept);
    expect((await restore(casino_id)).status).toBe(200);
    expect((await restore(kept)).status).toBe(200);
    const back = await promotionsOf(casino_id);
    expect(back.map(content)).toEqual(before.map(content));
    // Another version each time, so that an edit begun in between meets a conflict.
    expect(lost?.updated_at).not.toBe(before[0]?.updated_at);
    expect(back[0]?.updated_at).not.toBe(lost?.updated_at);
  });

  it("tells promotions apart that share a slug once their casinos are gone", async () => {
    const [a, b] = await world.db.select().from(casinos).limit(2);
    const ids = [a?.id ?? "", b?.id ?? ""];
    const made = await Promise.all(
      ids.map(async (casino_id) => {
        const body = {
          title: "Aynı Adlı Bonus",
          casino_id,
          short_description: "Uzunca bir açıklama",
          url: "https://a.example",
        };
        const added = await client.send("POST", "/api/admin/promotions", body);
        return added.json<{ id: string; slug: string }>();
      }),
    );
    expect(made.map(({ slug }) => slug)).toEqual(["ayni-adli-bonus", "ayni-adli-bonus"]);
    const before = await Promise.all(ids.map(promotionsOf));
    const moved = await client.send("POST", "/api/admin/casinos/selection", { action: "delete", ids });
    expect((await moved.json<{ ids: string[] }>()).ids.sort()).toEqual([...ids].sort());
    const rows = await world.db.select().from(promotions);
    const slugs = made.map(({ id }) => rows.find((row) => row.id === id)?.slug);
    expect(new Set(slugs).size).toBe(2);
    for (const id of ids) expect((await restore(id)).status).toBe(200);
    const back = await Promise.all(ids.map(promotionsOf));
    expect(back.map((list) => list.map(content))).toEqual(before.map((list) => list.map(content)));
  });

  it.each([
    [
      "blog",
      blog_posts,
      {
        title: "Adaş",
        category: "Rehber",
        excerpt: "Onu aşan bir özet",
        content: "Elli karakteri aşan içerik. ".repeat(3),
      },
    ],
    [
      "casinos",
      casinos,
      {
        name: "Adaş",
        url: "https://a.example",
        logo_url: "https://a.example/a.png",
        description: "Onu aşan bir açıklama",
      },
    ],
    ["promotions", promotions, { title: "Adaş", short_description: "Onu aşan bir açıklama", url: "https://a.example" }],
    ["categories", promotion_categories, { name: "Adaş", slug: "adas" }],
  ] as const)("frees the slug of a row of %s and gives another one back", async (path, table, input) => {
    const add = async () =>
      (await client.send("POST", `/api/admin/${path}`, input)).json<{ id: string; slug: string }>();
    const first = await add();
    expect(first.slug).toBe("adas");
    const before = await one(table, first.id);
    await remove(path, first.id);
    expect((await add()).slug).toBe("adas");
    expect((await restore(first.id)).status).toBe(200);
    expect(await one(table, first.id)).toEqual({ ...before, slug: `adas-${first.id.slice(0, 8)}` });
  });

  it("gives a comment back only where its promotion is, and a promotion without what is gone", async () => {
    const promotion = await commented();
    const [comment] = await commentsOf(promotion.id);
    const [casino_id, category_id] = [promotion.casino_id ?? "", promotion.category_id ?? ""];
    await remove("comments", comment?.id ?? "");
    await remove("promotions", promotion.id);
    await expectRefused(
      await restore(comment?.id ?? ""),
      409,
      "Yorumun promosyonu çöp kutusunda; önce promosyonu geri alın.",
    );
    await remove("casinos", casino_id);
    expect((await restore(promotion.id)).status).toBe(200);
    expect(await one(promotions, promotion.id)).toEqual({ ...promotion, casino_id: null, category_id });
    expect((await restore(comment?.id ?? "")).status).toBe(200);
    expect(await one(promotion_comments, comment?.id ?? "")).toEqual(comment);
    expect((await restore(casino_id)).status).toBe(200);
    expect(await one(promotions, promotion.id)).toMatchObject({ casino_id, slug: promotion.slug });
  });

  it("brings a restored record back to the site", async () => {
    const [post] = await world.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(1);
    const path = `/blog/${post?.slug}`;
    expect((await world.get(path)).status).toBe(200);
    await remove("blog", post?.id ?? "");
    expect((await world.get(path)).status).toBe(404);
    await restore(post?.id ?? "");
    expect((await world.get(path)).status).toBe(200);
  });

  it("deletes for good what was chosen, with its comments, and what is 30 days old", async () => {
    const promotion = await commented();
    await remove("promotions", promotion.id);
    const body = { action: "delete", ids: [promotion.id] };
    const answer = await client.send("POST", "/api/admin/trash/selection", body);
    expect(await answer.json()).toEqual({ ids: [promotion.id] });
    expect(await world.db.select().from(trash).where(eq(trash.parent_id, promotion.id))).toEqual([]);
    await expectRefused(await restore(promotion.id), 404, "Bu kayıt artık çöp kutusunda değil.");
    const [ad] = await world.db.select().from(splash_ads).limit(1);
    await remove("splash-ads", ad?.id ?? "");
    await emptyTrash(world.db, new Date(Date.now() + 29 * 86_400_000));
    expect((await listed()).rows.map(({ id }) => id)).toContain(ad?.id);
    await emptyTrash(world.db, new Date(Date.now() + 31 * 86_400_000));
    expect((await listed()).total).toBe(0);
  });

  it("refuses a malformed selection with a sentence", async () => {
    for (const [body, field, sentence] of [
      [{ action: "burn", ids: [crypto.randomUUID()] }, "action", "Bilinmeyen işlem"],
      [{ action: "delete", ids: [] }, "ids", "Kayıt seçilmedi"],
      [{ action: "delete", ids: ["x"] }, "ids.0", "Geçersiz kayıt"],
      [
        { action: "delete", ids: Array(501).fill(crypto.randomUUID()) },
        "ids",
        "Tek seferde en çok 500 kayıt seçilebilir",
      ],
    ] as const) {
      const { fields } = await expectRefused(await client.send("POST", "/api/admin/trash/selection", body), 422);
      expect(fields).toEqual({ [field]: sentence });
    }
  });
});
