import { eq, like } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { type Comment, content_version, promotion_comments, promotions } from "../../db/schema";
import { commentInput, promotionInput } from "../support/inputs";
import { type Page, resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

type Row = Comment & {
  promotion_title: string;
  promotion_slug: string;
  casino_name: string | null;
  casino_slug: string;
};
const site = setupAdminSite();
const { bulkAction, edit, get, list, rowOf, send } = resourceClient<typeof promotion_comments, Row>(
  site,
  "/api/admin/comments",
  promotion_comments,
  commentInput,
);
const some = async (index: number) => {
  const row = (await list("?sort=created_at")).rows[index];
  if (!row) throw new Error("no comment");
  return row;
};

/** A comment that no page of the site sent, which waits for an editor. */
const waiting = async (promotion_id: string, comment: string) => {
  const sent = await site.server.post("/api/comments", { promotion_id, user_name: "Ziyaretçi", comment, rating: 1 });
  expect(sent.status).toBe(201);
  return sent.json<Comment>();
};
const meanIn = (html: string) => /id="yorum-baslik">[\s\S]*?aria-label="5 üzerinden ([^"]+)"/.exec(html)?.[1];
const totalIn = (html: string) => Number(/<small class="who">(\d+)<\/small>/.exec(html)?.[1]);

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

  it("that wait are shown once an editor publishes them, as they were changed, until they are taken for spam", async () => {
    const { promotion_id, ...first } = await some(0);
    const page = `/bonuslar/${first.casino_slug ?? "diger"}/${first.promotion_slug}`;
    const before = await site.html(page);
    const { id, status } = await waiting(promotion_id, "Kaba söz");
    expect(status).toBe("pending");
    const row = (await list("?q=ziyaret&status=pending")).rows.find((found) => found.id === id);
    expect(row?.held_for).toBe("stamp");
    expect((await edit(id, row?.updated_at, { comment: "Nazik söz" })).status).toBe(200);
    expect(await site.html(page)).toBe(before);
    expect(await bulkAction("publish", [id])).toEqual([id]);
    expect(await bulkAction("publish", [id])).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: "published", held_for: "stamp" });
    const html = await site.html(page);
    expect(html).toContain("Nazik söz");
    expect(html).not.toContain("Kaba söz");
    expect(totalIn(html)).toBe(totalIn(before) + 1);
    expect(await bulkAction("spam", [id])).toEqual([id]);
    expect(await site.html(page)).not.toContain("Nazik söz");
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

  it("that are hidden leave the page, its number and its mean, and come back as they were", async () => {
    const { promotion_id, ...first } = await some(0);
    const page = `/bonuslar/${first.casino_slug ?? "diger"}/${first.promotion_slug}`;
    const { id } = await waiting(promotion_id, "Gizlenecek söz");
    const without = await site.html(page);
    await bulkAction("publish", [id]);
    const shown = await site.html(page);
    expect(meanIn(shown)).not.toBe(meanIn(without));
    const version = await site.server.db.select().from(content_version);
    expect(await bulkAction("hide", [id])).toEqual([id]);
    expect(await bulkAction("hide", [id])).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: "hidden", comment: "Gizlenecek söz" });
    expect(await site.server.db.select().from(content_version)).not.toEqual(version);
    const hidden = await site.html(page);
    expect(hidden).not.toContain("Gizlenecek söz");
    expect([totalIn(hidden), meanIn(hidden)]).toEqual([totalIn(without), meanIn(without)]);
    const found = await (await get("?q=gizlenecek&status=hidden")).json<Page<Row> & { counts: object }>();
    expect(found).toMatchObject({ total: 1, counts: { published: 0, pending: 0, hidden: 1, spam: 0 } });
    await bulkAction("publish", [id]);
    const again = await site.html(page);
    expect(again).toContain("Gizlenecek söz");
    expect([totalIn(again), meanIn(again)]).toEqual([totalIn(shown), meanIn(shown)]);
  });

  it.each([
    ["hold", "pending", "hide"],
    ["hide", "hidden", "spam"],
    ["spam", "spam", "publish"],
    ["publish", "published", "hold"],
  ])("go by %s to %s from every other state", async (action, status, next) => {
    const { id } = await waiting((await some(0)).promotion_id, `Her durumdan ${action}`);
    await bulkAction(next, [id]);
    for (const from of ["publish", "hold", "hide", "spam"].filter((other) => other !== action)) {
      await bulkAction(from, [id]);
      expect(await bulkAction(action, [id]), from).toEqual([id]);
      expect(await rowOf(id)).toMatchObject({ status, held_for: "stamp" });
    }
  });

  it("that are not public keep their state in the trash, and change no page", async () => {
    const { promotion_id, ...first } = await some(0);
    const page = `/bonuslar/${first.casino_slug ?? "diger"}/${first.promotion_slug}`;
    const { id } = await waiting(promotion_id, "Bekleyen söz");
    const before = await rowOf(id);
    const html = await site.html(page);
    const version = () => site.server.db.select().from(content_version);
    const was = await version();
    expect((await send("DELETE", `/${id}`)).status).toBe(204);
    expect((await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`)).status).toBe(200);
    expect(await rowOf(id)).toEqual(before);
    expect(await bulkAction("spam", [id])).toEqual([id]);
    expect(await version()).toEqual(was);
    expect(await site.html(page)).toBe(html);
  });

  it("are counted in each state, under the same search", async () => {
    const { promotion_id } = await some(0);
    const [a, b] = [await waiting(promotion_id, "Sayılan zambak"), await waiting(promotion_id, "Sayılan zambak iki")];
    await bulkAction("spam", [b.id]);
    await edit((await some(0)).id, (await some(0)).updated_at, { comment: "Sayılan zambak üç" });
    const asked = new Date().toISOString();
    const answer = await get("?q=zambak&status=pending");
    const found = await answer.json<Page<Row> & { counts: object; read_at: string }>();
    expect(found.read_at >= asked && found.read_at <= new Date().toISOString()).toBe(true);
    expect(found).toMatchObject({ total: 1, counts: { published: 1, pending: 1, hidden: 0, spam: 1 } });
    expect(found.rows.map(({ id }) => id)).toEqual([a.id]);
    expect((await list("?q=zambak")).total).toBe(3);
    await expectRefused(await get("?status=x"), 422);
  });

  it.each([
    ["user_name", " ", "Lütfen kullanıcı adınızı girin"],
    ["user_name", "x".repeat(61), "Kullanıcı adı en çok 60 karakter olabilir"],
    ["comment", "\n", "Lütfen yorumunuzu yazın"],
    ["comment", "x".repeat(2001), "Yorum en çok 2000 karakter olabilir"],
    ["rating", 0, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["rating", 6, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["rating", 2.5, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["rating", undefined, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["updated_at", undefined, "Kaydın sürümü eksik"],
    ["promotion_id", "x", "Bilinmeyen alan"],
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
    const [promotion] = await site.server.db
      .select()
      .from(promotions)
      .where(eq(promotions.id, row?.promotion_id ?? ""));
    expect((await list(`?q=${encodeURIComponent(promotion?.short_description.slice(-60) ?? "")}`)).total).toBe(0);
    for (const sort of ["created_at", "rating", "user_name", "promotion"])
      expect((await get(`?sort=${sort}`)).status).toBe(200);
    for (const query of ["?rating=6", "?rating=x"]) await expectRefused(await get(query), 422);
  });
});

describe("comments that match a filter", () => {
  const time = (n: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, n)).toISOString();
  /** Stores comments of five stars that wait for an editor, a second apart, and returns their ids. */
  const storePending = async (count: number) => {
    const { promotion_id } = await some(0);
    const rows = Array.from({ length: count }, (_, n) => ({
      id: crypto.randomUUID(),
      promotion_id,
      user_name: "Robot",
      comment: `Yığın ${n}`,
      rating: 5,
      search_text: `robot yigin ${n}`,
      created_at: time(n),
      updated_at: time(n),
      status: "pending" as const,
    }));
    for (let from = 0; from < rows.length; from += 8)
      await site.server.db.insert(promotion_comments).values(rows.slice(from, from + 8));
    return rows.map(({ id }) => id);
  };
  const decideOnce = async (action: string, filter: object) => {
    const body = { action, q: "yigin", rating: 5, until: time(1_000), ...filter };
    return (await (await send("POST", "/matching", body)).json<{ ids: string[] }>()).ids;
  };

  afterEach(async () => {
    await site.server.db.delete(promotion_comments).where(like(promotion_comments.search_text, "robot yigin %"));
  });

  it("are decided about 500 at a time, until none is left", async () => {
    const ids = await storePending(700);
    const parts = [];
    do parts.push(await decideOnce("spam", { status: "pending" }));
    while (parts.at(-1)?.length);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(500);
    expect(parts.flat().sort()).toEqual(ids.sort());
  });

  it("leave out those of other words and of another state", async () => {
    const [first = "", second = "", third = ""] = await storePending(3);
    expect(await decideOnce("publish", { q: "yigin 2", status: "pending" })).toEqual([third]);
    expect(await rowOf(third)).toMatchObject({ status: "published" });
    expect((await decideOnce("spam", { status: "pending" })).sort()).toEqual([first, second].sort());
    expect(await decideOnce("spam", {})).toEqual([third]);
    expect((await decideOnce("hide", { status: "spam" })).sort()).toEqual([first, second, third].sort());
    expect(await decideOnce("hide", {})).toEqual([]);
  });

  it("leave out those that came after the list was read", async () => {
    const [first, second, third] = await storePending(3);
    expect((await decideOnce("delete", { until: time(1) })).sort()).toEqual([first, second].sort());
    const left = await list("?q=yigin");
    expect(left.rows.map(({ id, status }) => [id, status])).toEqual([[third, "pending"]]);
  });

  it("are deleted into the trash", async () => {
    const [id] = await storePending(1);
    expect(await decideOnce("delete", { status: "pending" })).toEqual([id]);
    expect((await list("?q=yigin")).total).toBe(0);
    expect((await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`)).status).toBe(200);
    expect((await list("?q=yigin")).total).toBe(1);
  });

  it.each([
    { action: "burn", until: time(0) },
    { action: "delete" },
    { action: "delete", until: time(0), status: "x" },
  ])("refuse %j", async (body) => {
    await expectRefused(await send("POST", "/matching", body), 422);
  });
});
