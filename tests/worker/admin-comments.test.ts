import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Comment, promotion_comments, promotions } from "../../db/schema";
import { commentInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { commentClient } from "../support/comment-client";

const site = setupAdminSite();
const { bulkAction, edit, get, list, rowOf, send, some, waiting } = commentClient(site);

describe("comments", () => {
  it("are changed and found by their new words", async () => {
    const { id, updated_at, created_at } = await some(0);
    const input = commentInput();
    const answer = await edit(id, updated_at, input);
    expect(answer.status).toBe(200);
    const changed = await answer.json<Comment>();
    expect(changed).toMatchObject({ ...input, created_at });
    expect(await rowOf(id)).toEqual(changed);
    expect((await list(`?q=${encodeURIComponent(input.comment.toUpperCase())}`)).total).toBe(1);
  });

  it("are filtered by the promotion's casino, and only those are changed", async () => {
    const ofCasino = (await list("")).rows.find(({ casino_name }) => casino_name);
    const rows = await site.server.db.select().from(promotions).where(eq(promotions.is_active, true));
    const casino_id = rows.find(({ id }) => id === ofCasino?.promotion_id)?.casino_id;
    const own = await site.admin.send("POST", "/api/admin/promotions", promotionInput());
    const alone = await waiting((await own.json<{ id: string }>()).id, "Casinosuz promosyon");
    const all = (await list("")).total;
    const [mine, none] = [await list(`?casino=${casino_id}`), await list("?casino=none")];
    expect(new Set(mine.rows.map((row) => row.casino_name)).size).toBe(1);
    expect(none.rows.map(({ id }) => id)).toContain(alone.id);
    expect(new Set(none.rows.map((row) => row.casino_name))).toEqual(new Set([null]));
    expect(mine.total).toBeGreaterThan(0);
    expect(mine.total + none.total).toBeLessThan(all);
    const until = new Date().toISOString();
    const answer = await send("POST", "/matching", { action: "hide", casino: "none", status: "pending", until });
    expect((await answer.json<{ ids: string[] }>()).ids).toContain(alone.id);
    expect((await list(`?casino=${casino_id}`)).rows).toEqual(mine.rows);
    expect((await list("?casino=unknown")).total).toBe(0);
  });

  it("tell how many others their sender wrote that day in Istanbul, and list those alone", async () => {
    const { promotion_id } = await some(0);
    const store = async (user_name: string, sender: string | null, created_at: string) => {
      const texts = { user_name, comment: "Aynı gün", search_text: "ayni gun", rating: 3 };
      const times = { created_at, updated_at: created_at };
      const [row] = await site.server.db
        .insert(promotion_comments)
        .values({ promotion_id, sender, ...texts, ...times })
        .returning();
      return row?.id ?? "";
    };
    const [first, last] = ["2031-05-01T21:00:00.000Z", "2031-05-02T20:59:59.999Z"];
    const opened = await store("Açılan", "one", first);
    const late = await store("Gece yarısından önce", "one", last);
    await store("Ertesi gün", "one", "2031-05-02T21:00:00.000Z");
    await store("Önceki gün", "one", "2031-05-01T20:59:59.999Z");
    await store("Başkası", "two", first);
    const forgotten = await store("Unutulan", null, first);
    const sameDay = async (id: string) =>
      (await (await get(`/${id}/same-day`)).json<Comment[]>()).map(({ user_name }) => user_name);
    const counted = async (id: string) => (await (await get(`/${id}`)).json<{ of_same_day: number }>()).of_same_day;
    expect([await sameDay(opened), await counted(opened)]).toEqual([["Gece yarısından önce"], 1]);
    expect([await sameDay(late), await counted(late)]).toEqual([["Açılan"], 1]);
    expect([await sameDay(forgotten), await counted(forgotten)]).toEqual([[], 0]);
    expect(await sameDay(crypto.randomUUID())).toEqual([]);

    expect((await list("?sender=one")).total).toBe(4);
    expect((await list("?sender=one&rating=5")).total).toBe(0);
    const until = new Date("2032-01-01").toISOString();
    const answer = await send("POST", "/matching", { action: "spam", sender: "two", until });
    expect((await answer.json<{ ids: string[] }>()).ids).toHaveLength(1);
    expect((await list("?sender=one&status=spam")).total).toBe(0);
  });

  it.each([
    ["user_name", "x".repeat(61), "Kullanıcı adı en çok 60 karakter olabilir"],
    ["comment", "\n", "Lütfen yorumunuzu yazın"],
    ["comment", "x".repeat(2001), "Yorum en çok 2000 karakter olabilir"],
    ["rating", 2.5, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
  ])("refuse %s = %j", async (field, value, sentence) => {
    const { id, updated_at } = await some(1);
    const before = await rowOf(id);
    const answer = await send("PUT", `/${id}`, { ...commentInput(), updated_at, [field]: value });
    expect((await expectRefused(answer, 422, sentence)).fields).toEqual({ [field]: sentence });
    expect(await rowOf(id)).toEqual(before);
  });

  it("are deleted, one or several", async () => {
    const [a, b, c] = [await some(2), await some(3), await some(4)];
    expect((await send("DELETE", `/${a.id}`)).status).toBe(204);
    expect(await bulkAction("delete", [b.id, c.id, a.id])).toEqual([b.id, c.id].sort());
    for (const { id } of [a, b, c]) expect(await rowOf(id)).toBeUndefined();
  });

  it("are listed by page, rating and term: words, name, promotion or casino", async () => {
    const all = await list();
    expect(all.total).toBe((await site.server.db.select().from(promotion_comments)).length);
    const dates = all.rows.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    const totals = await Promise.all([1, 2, 3, 4, 5].map(async (rating) => (await list(`?rating=${rating}`)).total));
    expect(totals.reduce((a, b) => a + b)).toBe(all.total);
    const row = all.rows.find(({ casino_name }) => casino_name);
    for (const term of [row?.user_name, row?.promotion_title, row?.casino_name?.toUpperCase()])
      expect((await list(`?q=${encodeURIComponent(term ?? "")}`)).total, term ?? "").toBeGreaterThan(0);
    expect((await list(`?q=${encodeURIComponent("yok böyle bir yorum")}`)).total).toBe(0);
    const promotion = await site.rowOf(promotions, row?.promotion_id);
    expect((await list(`?q=${encodeURIComponent(promotion?.short_description.slice(-60) ?? "")}`)).total).toBe(0);
    for (const sort of ["created_at", "rating", "user_name", "promotion"])
      expect((await get(`?sort=${sort}`)).status).toBe(200);
    for (const query of ["?rating=6", "?rating=x"]) await expectRefused(await get(query), 422);
  });
});
