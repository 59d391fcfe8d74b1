import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as schema from "../../db/schema";
import { emptyTrash } from "../../worker/trash/emptying.server";
import { expectGuarded } from "../support/access-control";
import { casinoInput, categoryInput, postInput, promotionInput, splashAdInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { trashClient } from "../support/trash-client";

const { blog_posts, casinos, pages, promotion_categories, promotion_comments, promotions, splash_ads, trash } = schema;
const site = setupAdminSite();
const { promotionWithComments, listTrash, remove, restore } = trashClient(site);
const { rowOf } = site;

describe("the trash", () => {
  it("refuses invalid bodies", () =>
    expectGuarded(site.server, site.admin, [
      ["POST", "/api/admin/trash/selection"],
      ["POST", "/api/admin/trash/restoration"],
    ]));

  it.each([
    ["post", "blog", blog_posts],
    ["splash-ad", "splash-ads", splash_ads],
    ["comment", "comments", promotion_comments],
    ["casino", "casinos", casinos],
    ["promotion", "promotions", promotions],
    ["page", "pages", pages],
  ] as const)("gives every column of a %s back", async (kind, path, table) => {
    for (const row of (await site.server.db.select().from(table)).slice(0, 5)) {
      await remove(path, row.id);
      expect(await rowOf(table, row.id)).toBeUndefined();
      const { rows } = await listTrash();
      const name = "title" in row ? row.title : "user_name" in row ? row.user_name : row.name;
      expect(rows[0]).toMatchObject({ id: row.id, kind, name });
      const answer = await restore(row.id);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ id: row.id, kind });
      expect(await rowOf(table, row.id)).toEqual(row);
      expect((await listTrash()).rows.map(({ id }) => id)).not.toContain(row.id);
      await expectRefused(await restore(row.id), 404);
    }
  });

  it("gives a comment back that went there before comments had a state", async () => {
    const [row] = await site.server.db.select().from(promotion_comments).limit(1);
    await remove("comments", row?.id ?? "");
    await site.server.db.update(trash).set({ row: sql`json_remove(row, '$.status')` });
    expect((await restore(row?.id ?? "")).status).toBe(200);
    expect(await rowOf(promotion_comments, row?.id ?? "")).toEqual(row);
  });

  it("gives every column of an unused category back", async () => {
    const input = { name: "Kullanılmayan", slug: "kullanilmayan", description: "Boş" };
    const { id } = await site.admin.call("POST", "categories", input);
    const before = await rowOf(promotion_categories, id);
    await remove("categories", id);
    expect((await restore(id)).status).toBe(200);
    expect(await rowOf(promotion_categories, id)).toEqual(before);
  });

  it.each([
    ["blog", blog_posts, { ...postInput(), title: "Adaş" }],
    ["casinos", casinos, { ...casinoInput(), name: "Adaş" }],
    ["promotions", promotions, { ...promotionInput(), title: "Adaş" }],
    ["categories", promotion_categories, { ...categoryInput(), name: "Adaş", slug: "adas" }],
  ] as const)("frees the slug of a row of %s and gives another one back", async (path, table, input) => {
    const add = () => site.admin.call<{ id: string; slug: string }>("POST", path, input);
    const first = await add();
    expect(first.slug).toBe("adas");
    const before = await rowOf(table, first.id);
    await remove(path, first.id);
    expect((await add()).slug).toBe("adas");
    expect((await restore(first.id)).status).toBe(200);
    expect(await rowOf(table, first.id)).toEqual({ ...before, slug: `adas-${first.id.slice(0, 8)}` });
  });

  it("brings a restored record back to the site", async () => {
    const [post] = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(1);
    const path = `/blog/${post?.slug}`;
    expect((await site.server.get(path)).status).toBe(200);
    await remove("blog", post?.id ?? "");
    expect((await site.server.get(path)).status).toBe(404);
    await restore(post?.id ?? "");
    expect((await site.server.get(path)).status).toBe(200);
  });

  it("deletes for good what was chosen, with its comments, and what is 30 days old", async () => {
    const promotion = await promotionWithComments();
    await remove("promotions", promotion.id);
    const body = { action: "delete", ids: [promotion.id] };
    const answer = await site.admin.send("POST", "/api/admin/trash/selection", body);
    expect(await answer.json()).toMatchObject({ ids: [promotion.id] });
    expect(await site.server.db.select().from(trash).where(eq(trash.parent_id, promotion.id))).toEqual([]);
    await expectRefused(await restore(promotion.id), 404, "Bu kayıt artık çöp kutusunda değil.");
    const [ad] = await site.server.db.select().from(splash_ads).limit(1);
    await remove("splash-ads", ad?.id ?? "");
    await emptyTrash(site.server.db, site.server.env.MEDIA, new Date(Date.now() + 29 * 86_400_000));
    expect((await listTrash()).rows.map(({ id }) => id)).toContain(ad?.id);
    const datesOf = () => site.server.db.select().from(schema.forgotten_records);
    expect((await datesOf()).map(({ id }) => id)).toEqual([promotion.id]);
    await emptyTrash(site.server.db, site.server.env.MEDIA, new Date(Date.now() + 31 * 86_400_000));
    expect((await listTrash()).total).toBe(0);
    expect(await datesOf()).toEqual([]);
  });

  it("is searched as Turkish readers write, and sorted by name, kind and date", async () => {
    for (const [path, input] of [
      ["splash-ads", { ...splashAdInput(), title: "IŞIKLI Ilan" }],
      ["blog", { ...postInput(), title: "Çilek" }],
      ["casinos", { ...casinoInput(), name: "Dünya" }],
    ] as const)
      await remove(path, (await site.admin.call("POST", path, input)).id);
    const names = async (query: string) => (await listTrash(query)).rows.map(({ name }) => name);
    expect(await names(`?q=${encodeURIComponent("ışıklı ilan")}`)).toEqual(["IŞIKLI Ilan"]);
    expect(await names("")).toEqual(["Dünya", "Çilek", "IŞIKLI Ilan"]);
    expect(await names("?sort=name")).toEqual(["Çilek", "Dünya", "IŞIKLI Ilan"]);
    expect(await names("?sort=kind")).toEqual(["Çilek", "Dünya", "IŞIKLI Ilan"]);
    expect(await names("?sort=deleted_at")).toEqual(["IŞIKLI Ilan", "Çilek", "Dünya"]);
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
      const { fields } = await expectRefused(await site.admin.send("POST", "/api/admin/trash/selection", body), 422);
      expect(fields).toEqual({ [field]: sentence });
    }
  });
});
