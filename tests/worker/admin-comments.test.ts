import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Comment, promotion_comments } from "../../db/schema";
import {
  type Client,
  expectGuarded,
  expectNoErrors,
  expectRefused,
  openWorld,
  signedIn,
  type World,
} from "../support/world";

const PATH = "/api/admin/comments";
type Row = Comment & {
  promotion_title: string;
  promotion_slug: string;
  casino_name: string | null;
  casino_slug: string;
};
let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld();
  client = await signedIn(world);
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

const rowOf = async (id: string) =>
  (await world.db.select().from(promotion_comments).where(eq(promotion_comments.id, id)))[0];
const list = async (query = "") => (await client.get(`${PATH}${query}`)).json<{ rows: Row[]; total: number }>();
const some = async (index: number) => {
  const row = (await list("?sort=created_at")).rows[index];
  if (!row) throw new Error("no comment");
  return row;
};
const good = () => ({ user_name: "İlgin Ç.", comment: `Düzeltilmiş yorum ${crypto.randomUUID()}`, rating: 2 });

describe("comments", () => {
  it("are closed to strangers, other origins and wrong bodies", async () => {
    const { id } = await some(0);
    await expectGuarded(world, client, {
      reads: [PATH],
      writes: [
        ["POST", `${PATH}/selection`],
        ["PUT", `${PATH}/${id}`],
        ["DELETE", `${PATH}/${id}`],
      ],
    });
    expect(await rowOf(id)).toBeDefined();
  });

  it("are changed and found by their new words", async () => {
    const { id, updated_at, created_at } = await some(0);
    const input = good();
    const answer = await client.send("PUT", `${PATH}/${id}`, { ...input, updated_at });
    expect(answer.status).toBe(200);
    const changed = await answer.json<Comment>();
    expect(changed).toMatchObject({ ...input, created_at });
    expect(await rowOf(id)).toEqual(changed);
    expect((await list(`?q=${encodeURIComponent(input.comment.toUpperCase())}`)).total).toBe(1);
    const stale = await client.send("PUT", `${PATH}/${id}`, { ...good(), updated_at });
    expect((await expectRefused(stale, 409)).current).toEqual(changed);
  });

  it("sent by visitors can be changed too, and the page shows it", async () => {
    const { promotion_id } = await some(0);
    const sent = await world.post("/api/comments", {
      promotion_id,
      user_name: "Ziyaretçi",
      comment: "Kaba söz",
      rating: 1,
    });
    const { id } = await sent.json<Comment>();
    const row = (await list("?q=ziyaret")).rows.find((found) => found.id === id);
    const page = `/bonuslar/${row?.casino_slug ?? "diger"}/${row?.promotion_slug}`;
    expect(await (await world.get(page)).text()).toContain("Kaba söz");
    const answer = await client.send("PUT", `${PATH}/${id}`, {
      ...good(),
      comment: "Nazik söz",
      updated_at: row?.updated_at,
    });
    expect(answer.status).toBe(200);
    const html = await (await world.get(page)).text();
    expect(html).toContain("Nazik söz");
    expect(html).not.toContain("Kaba söz");
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
    const answer = await client.send("PUT", `${PATH}/${id}`, { ...good(), updated_at, [field]: value });
    expect((await expectRefused(answer, 422, sentence)).fields).toEqual({ [field]: sentence });
    expect(await rowOf(id)).toEqual(before);
  });

  it("are deleted, one or several, and what is gone answers 404", async () => {
    const [a, b, c] = [await some(2), await some(3), await some(4)];
    expect((await client.send("DELETE", `${PATH}/${a.id}`)).status).toBe(204);
    const answer = await client.send("POST", `${PATH}/selection`, { action: "delete", ids: [b.id, c.id, a.id] });
    expect((await answer.json<{ ids: string[] }>()).ids.sort()).toEqual([b.id, c.id].sort());
    for (const { id } of [a, b, c]) expect(await rowOf(id)).toBeUndefined();
    await expectRefused(await client.send("DELETE", `${PATH}/${a.id}`), 404, "Yorum bulunamadı");
    const { updated_at } = a;
    await expectRefused(
      await client.send("PUT", `${PATH}/${a.id}`, { ...good(), updated_at }),
      404,
      "Yorum bulunamadı",
    );
  });

  it("are listed by page, rating and term: words, name, promotion or casino", async () => {
    const all = await list();
    expect(all.total).toBe((await world.db.select().from(promotion_comments)).length);
    const dates = all.rows.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    const totals = await Promise.all([1, 2, 3, 4, 5].map(async (rating) => (await list(`?rating=${rating}`)).total));
    expect(totals.reduce((a, b) => a + b)).toBe(all.total);
    const row = all.rows.find(({ casino_name }) => casino_name);
    for (const term of [row?.user_name, row?.promotion_title, row?.casino_name?.toUpperCase()])
      expect((await list(`?q=${encodeURIComponent(term ?? "")}`)).total, term ?? "").toBeGreaterThan(0);
    expect((await list(`?q=${encodeURIComponent("yok böyle bir yorum")}`)).total).toBe(0);
    for (const sort of ["created_at", "rating", "user_name", "promotion"])
      expect((await client.get(`${PATH}?sort=${sort}`)).status).toBe(200);
    for (const query of ["?rating=6", "?rating=x"]) await expectRefused(await client.get(PATH + query), 422);
  });
});
