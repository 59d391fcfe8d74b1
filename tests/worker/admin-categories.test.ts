import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Category, promotion_categories, promotions } from "../../db/schema";
import {
  type Client,
  expectGuarded,
  expectNoErrors,
  expectRefused,
  openWorld,
  signedIn,
  type World,
} from "../support/world";

const PATH = "/api/admin/categories";
const TAKEN = "Bu slug değeri zaten kullanılıyor. Lütfen benzersiz bir değer girin.";
let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld();
  client = await signedIn(world);
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

const good = () => ({ name: "  Sadakat ", slug: ` Sadakat ${crypto.randomUUID()} `, description: " " });
const rowOf = async (id: string) =>
  (await world.db.select().from(promotion_categories).where(eq(promotion_categories.id, id)))[0];
const add = async (change = {}) => (await client.send("POST", PATH, { ...good(), ...change })).json<Category>();
const list = async (query = "") =>
  (await client.get(`${PATH}${query}`)).json<{ rows: (Category & { promotion_count: number })[]; total: number }>();
const used = async () => {
  const [row] = (await list()).rows.filter((row) => row.promotion_count > 0);
  if (!row) throw new Error("no category in use");
  return row;
};

describe("categories", () => {
  it("are closed to strangers, other origins and wrong bodies", async () => {
    const { id } = await add();
    await expectGuarded(world, client, {
      reads: [PATH],
      writes: [
        ["POST", PATH],
        ["PUT", `${PATH}/${id}`],
        ["DELETE", `${PATH}/${id}`],
      ],
    });
  });

  it("are added, trimmed, and the answer is the row", async () => {
    const response = await client.send("POST", PATH, { ...good(), slug: " Sadakat Bonusu " });
    expect(response.status).toBe(201);
    const category = await response.json<Category>();
    expect(category).toMatchObject({ name: "Sadakat", slug: "sadakat-bonusu", description: null, is_active: true });
    expect(await rowOf(category.id)).toEqual(category);
  });

  it.each([
    ["name", "  ", "Kategori adı boş olamaz"],
    ["name", undefined, "Kategori adı boş olamaz"],
    ["slug", " ", "Kategori slug değeri boş olamaz"],
    ["slug", "!!!", "Kategori slug değeri boş olamaz"],
    ["slug", undefined, "Kategori slug değeri boş olamaz"],
    ["is_active", "on", "Durum açık veya kapalı olmalıdır"],
    ["description", 5, "Metin bekleniyor"],
    ["sort_key", "a", "Bilinmeyen alan"],
  ])("refuse %s = %j", async (field, value, sentence) => {
    const before = (await list()).total;
    const { fields } = await expectRefused(
      await client.send("POST", PATH, { ...good(), [field]: value }),
      422,
      sentence,
    );
    expect(fields).toEqual({ [field]: sentence });
    expect((await list()).total).toBe(before);
  });

  it("refuse a slug that another one has", async () => {
    const [first, second] = [await add(), await add()];
    expect((await expectRefused(await client.send("POST", PATH, { ...good(), slug: first.slug }), 422)).fields).toEqual(
      { slug: TAKEN },
    );
    const { updated_at } = second;
    const moved = await client.send("PUT", `${PATH}/${second.id}`, { ...good(), slug: first.slug, updated_at });
    expect((await expectRefused(moved, 422, TAKEN)).fields).toEqual({ slug: TAKEN });
    expect(await rowOf(second.id)).toEqual(second);
  });

  it("are changed, in their promotions and on the site too", async () => {
    const { id, updated_at, slug } = await used();
    const answer = await client.send("PUT", `${PATH}/${id}`, { ...good(), name: "Bambaşka Ad", slug, updated_at });
    expect(answer.status).toBe(200);
    const changed = await answer.json<Category>();
    expect(await rowOf(id)).toEqual(changed);
    const rows = await world.db.select().from(promotions).where(eq(promotions.category_id, id));
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(["Bambaşka Ad"]));
    expect(await (await world.get("/bonuslar")).text()).toContain("Bambaşka Ad");
    const stale = await client.send("PUT", `${PATH}/${id}`, { ...good(), slug, updated_at });
    expect((await expectRefused(stale, 409)).current).toEqual(changed);
  });

  it("are switched off and on", async () => {
    const { id, slug } = await used();
    const link = `kategori=${slug}`;
    for (const [method, is_active] of [
      ["DELETE", false],
      ["PUT", true],
      ["PUT", true],
    ] as const) {
      expect((await client.send(method, `${PATH}/${id}/activation`)).status).toBe(204);
      expect(await rowOf(id)).toMatchObject({ is_active });
      expect((await (await world.get("/bonuslar")).text()).includes(link)).toBe(is_active);
    }
  });

  it("in use stay, others are deleted, and what is gone answers 404", async () => {
    const busy = await used();
    const refused = await client.send("DELETE", `${PATH}/${busy.id}`);
    await expectRefused(refused, 409, "Bu kategori kullanımda olduğu için silinemez");
    expect(await rowOf(busy.id)).toBeDefined();
    const { id, updated_at } = await add();
    expect((await client.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    expect(await rowOf(id)).toBeUndefined();
    await expectRefused(
      await client.send("PUT", `${PATH}/${id}`, { ...good(), updated_at }),
      404,
      "Kategori bulunamadı",
    );
    for (const [method, path] of [
      ["DELETE", ""],
      ["PUT", "/activation"],
      ["DELETE", "/activation"],
    ] as const)
      await expectRefused(await client.send(method, `${PATH}/${id}${path}`), 404, "Kategori bulunamadı");
  });

  it("are switched and deleted together; those in use stay", async () => {
    const [one, two, kept] = [await add(), await add(), await used()];
    const act = async (action: string) =>
      (await client.send("POST", `${PATH}/selection`, { action, ids: [one.id, two.id, kept.id] })).json<{
        ids: string[];
      }>();
    expect((await act("deactivate")).ids).toHaveLength(3);
    expect((await rowOf(kept.id))?.is_active).toBe(false);
    await act("activate");
    expect((await act("delete")).ids.sort()).toEqual([one.id, two.id].sort());
    expect(await rowOf(kept.id)).toMatchObject({ is_active: true });
  });

  it("are listed by name and term", async () => {
    const { rows, total } = await list();
    expect(total).toBe((await world.db.select().from(promotion_categories)).length);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("tr").compare));
    await add({ name: "Çekiliş", slug: "cekilis" });
    expect((await list(`?q=${encodeURIComponent("ÇEKİLİŞ")}`)).rows.map(({ slug }) => slug)).toEqual(["cekilis"]);
    expect((await list("?q=cekilis")).total).toBe(1);
    await expectRefused(await client.get(`${PATH}?sort=x`), 422);
  });
});
