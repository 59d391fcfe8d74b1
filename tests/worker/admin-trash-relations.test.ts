import { describe, expect, it } from "vitest";
import { casinos, promotion_comments, promotions } from "../../db/schema";
import { promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { trashClient } from "../support/trash-client";

const site = setupAdminSite({ logsStatements: true });
const { promotionsOf, promotionWithComments, commentsOf, listTrash, remove, restore } = trashClient(site);
const { rowOf } = site;
/** A promotion without its version, which leaving and regaining a casino changes. */
const content = (row: typeof promotions.$inferSelect) => ({ ...row, updated_at: "" });

describe("related records in the trash", () => {
  it("keeps the comments of a promotion with it and lists only the promotion", async () => {
    const promotion = await promotionWithComments();
    const before = await commentsOf(promotion.id);
    expect(before.length).toBeGreaterThan(0);
    const { total } = await listTrash();
    await remove("promotions", promotion.id);
    expect(await commentsOf(promotion.id)).toEqual([]);
    expect((await listTrash()).total).toBe(total + 1);
    expect((await restore(promotion.id)).status).toBe(200);
    expect(await commentsOf(promotion.id)).toEqual(before);
  });

  it("shows the promotions of a casino without it until it is back", async () => {
    const casino_id = (await promotionWithComments()).casino_id ?? "";
    const before = await promotionsOf(casino_id);
    expect(before.length).toBeGreaterThan(0);
    await remove("casinos", casino_id);
    const { rows } = await site.admin.call<{
      rows: { id: string; casino_id: string | null; casino_name: string | null; slug: string }[];
    }>("GET", `promotions?q=${encodeURIComponent(before[0]?.title ?? "")}`);
    const row = rows.find(({ id }) => id === before[0]?.id);
    expect(row).toMatchObject({ casino_id: null, casino_name: null });
    const page = await site.server.get(`/bonuslar/diger/${row?.slug}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain("Site Bilgileri");
    const lost = await rowOf(promotions, before[0]?.id ?? "");
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

  it("gives a casino any number of promotions back in as many statements", async () => {
    const casino_id = (await promotionWithComments()).casino_id ?? "";
    const [one] = await promotionsOf(casino_id);
    const COPIES = 1_200;
    await site.server.env.DB.prepare(
      `insert into promotions (id, title, slug, casino_id, category, description, short_description, terms, url, is_active, indexed, search_text, created_at, updated_at)
       with recursive k(n) as (select 1 union all select n + 1 from k where n < ?)
       select id || '-' || n, title, slug || '-' || n, casino_id, category, description, short_description, terms, url, is_active, indexed, search_text, created_at, updated_at from promotions, k where id = ?`,
    )
      .bind(COPIES, one?.id)
      .run();
    const before = await promotionsOf(casino_id);
    expect(before.length).toBeGreaterThan(COPIES);
    await remove("casinos", casino_id);
    expect(await promotionsOf(casino_id)).toEqual([]);
    site.server.sentStatements();
    expect((await restore(casino_id)).status).toBe(200);
    expect(site.server.sentStatements().flat().length).toBeLessThan(20);
    expect((await promotionsOf(casino_id)).map(content)).toEqual(before.map(content));
  });

  it("gives promotions that share a slug different ones once their casinos are deleted", async () => {
    const [a, b] = await site.server.db.select().from(casinos).limit(2);
    const ids = [a?.id ?? "", b?.id ?? ""];
    const made = await Promise.all(
      ids.map(async (casino_id) => {
        const body = { ...promotionInput(), title: "Aynı Adlı Bonus", casino_id };
        const added = await site.admin.send("POST", "/api/admin/promotions", body);
        return added.json<{ id: string; slug: string }>();
      }),
    );
    expect(made.map(({ slug }) => slug)).toEqual(["ayni-adli-bonus", "ayni-adli-bonus"]);
    const before = await Promise.all(ids.map(promotionsOf));
    const moved = await site.admin.send("POST", "/api/admin/casinos/selection", { action: "delete", ids });
    expect((await moved.json<{ ids: string[] }>()).ids.sort()).toEqual([...ids].sort());
    const rows = await site.server.db.select().from(promotions);
    const slugs = made.map(({ id }) => rows.find((row) => row.id === id)?.slug);
    expect(new Set(slugs).size).toBe(2);
    for (const id of ids) expect((await restore(id)).status).toBe(200);
    const back = await Promise.all(ids.map(promotionsOf));
    expect(back.map((list) => list.map(content))).toEqual(before.map((list) => list.map(content)));
  });

  it("gives a comment back only where its promotion is, and a promotion without what is gone", async () => {
    const promotion = await promotionWithComments();
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
    expect(await rowOf(promotions, promotion.id)).toEqual({
      ...{ ...promotion, casino_id: null, category_id },
      ...{ former_casino_id: casino_id, former_slug: promotion.slug },
    });
    expect((await restore(comment?.id ?? "")).status).toBe(200);
    expect(await rowOf(promotion_comments, comment?.id ?? "")).toEqual(comment);
    expect((await restore(casino_id)).status).toBe(200);
    expect(await rowOf(promotions, promotion.id)).toEqual({
      ...promotion,
      updated_at: expect.any(String) as string,
    });
  });

  it("leaves a promotion where an editor put it, and under the slug that it got", async () => {
    const casino_id = (await promotionWithComments()).casino_id ?? "";
    const other = await site.server.db.select().from(casinos);
    const elsewhere = other.find(({ id }) => id !== casino_id)?.id ?? "";
    const add = async (title: string) => {
      const body = { ...promotionInput(), title, casino_id };
      return site.admin.call("POST", "promotions", body);
    };
    const edit = async (id: string, change: object) => {
      const { updated_at = "" } = (await rowOf(promotions, id)) ?? {};
      const body = { ...promotionInput(), ...change, updated_at };
      expect((await site.admin.send("PUT", `/api/admin/promotions/${id}`, body)).status).toBe(200);
    };
    const [moved, renamed, untouched] = [await add("Taşınan"), await add("Adı Değişen"), await add("Kalan")];
    await remove("casinos", casino_id);
    await edit(moved.id, { title: "Taşınan", casino_id: elsewhere });
    await edit(moved.id, { title: "Taşınan", casino_id: null });
    await edit(renamed.id, { title: "Adı Değişen", slug: "kalan-2", casino_id: null });
    await remove("promotions", untouched.id);
    expect((await restore(casino_id)).status).toBe(200);
    expect((await restore(untouched.id)).status).toBe(200);
    expect(await rowOf(promotions, moved.id)).toMatchObject({ casino_id: null, slug: "tasinan" });
    expect(await rowOf(promotions, renamed.id)).toMatchObject({ casino_id, slug: "kalan-2" });
    expect(await rowOf(promotions, untouched.id)).toMatchObject({ casino_id, slug: "kalan" });
  });
});
