import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Casino, casinos, type Category, type Promotion, promotion_categories, promotions } from "../../db/schema";
import { dayAfter, dayInIstanbul } from "../../worker/calendar";
import {
  type Client,
  expectGuarded,
  expectNoErrors,
  expectRefused,
  openWorld,
  signedIn,
  type World,
} from "../support/world";

const PATH = "/api/admin/promotions";
const MISSING = "Promosyon bulunamadı";
let world: World;
let client: Client;
let casino: Casino;
let category: Category;
beforeAll(async () => {
  world = await openWorld();
  client = await signedIn(world);
  const [[someCasino], [someCategory]] = await Promise.all([
    world.db.select().from(casinos).limit(1),
    world.db.select().from(promotion_categories).limit(1),
  ]);
  if (!someCasino || !someCategory) throw new Error("the demo world lacks a casino or a category");
  [casino, category] = [someCasino, someCategory];
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

const good = () => ({
  title: "Çılgın Çark Bonusu",
  casino_id: casino.id,
  category_id: category.id,
  short_description: "Her gün bir çevirme hakkı & hediye",
  full_description: "<p>Ayrıntılar burada.</p>",
  terms: "18 yaş\r\n\n Çevrim 10x \n",
  url: "https://casino.example/cark?a=1&b=2",
});
const rowOf = async (id: string) => (await world.db.select().from(promotions).where(eq(promotions.id, id)))[0];
type Editable = Promotion & { full_description: string };
const add = async (change = {}) => (await client.send("POST", PATH, { ...good(), ...change })).json<Editable>();
const list = async (query = "") =>
  (await client.get(`${PATH}${query}`)).json<{
    rows: (Promotion & { casino_name: string; is_expired: boolean })[];
    total: number;
  }>();

describe("promotions", () => {
  it("are closed to strangers, other origins and wrong bodies", async () => {
    const { id } = await add();
    await expectGuarded(world, client, {
      reads: [PATH, `${PATH}/${id}`],
      writes: [
        ["POST", PATH],
        ["POST", `${PATH}/selection`],
        ["PUT", `${PATH}/${id}`],
        ["DELETE", `${PATH}/${id}`],
      ],
    });
  });

  it("are added with what spec §3 derives, and shown at once", async () => {
    const response = await client.send("POST", PATH, { ...good(), title: "Günün Çarkı" });
    expect(response.status).toBe(201);
    const { full_description, ...row } = await response.json<Editable>();
    expect(full_description).toBe("<p>Ayrıntılar burada.</p>");
    expect(row).toMatchObject({
      slug: "gunun-carki",
      category: category.name,
      description: "<p>Her gün bir çevirme hakkı &amp; hediye</p><p>Ayrıntılar burada.</p>",
      short_description: "Her gün bir çevirme hakkı & hediye",
      terms: ["18 yaş", "Çevrim 10x"],
      is_active: true,
      indexed: false,
      promotion_code: null,
      expiry_date: null,
      image_url: null,
    });
    expect(await rowOf(row.id)).toEqual(row);
    expect(await (await client.get(`${PATH}/${row.id}`)).json()).toMatchObject({
      ...row,
      full_description,
      casino_name: casino.name,
    });
    const page = await world.get(`/bonuslar/${casino.slug}/gunun-carki`);
    expect(await page.text()).toContain("Çevrim 10x");
  });

  it("without a casino are shown as 'Diğer', and empty values are stored as null", async () => {
    const empty = {
      casino_id: "",
      category_id: "",
      promotion_code: " ",
      expiry_date: "",
      image_url: "",
      terms: ["", " a "],
    };
    const row = await rowOf((await add({ ...empty, title: "Sahipsiz" })).id);
    expect(row).toMatchObject({
      casino_id: null,
      category_id: null,
      category: null,
      promotion_code: null,
      expiry_date: null,
      image_url: null,
      terms: ["a"],
    });
    expect((await world.get("/bonuslar/diger/sahipsiz")).status).toBe(200);
  });

  it.each([
    ["title", "x", "Promosyon başlığı en az 2 karakter olmalıdır"],
    ["short_description", "kısa", "Kısa açıklama en az 10 karakter olmalıdır"],
    ["short_description", null, "Kısa açıklama en az 10 karakter olmalıdır"],
    ["url", "casino.example", "Geçerli bir URL giriniz"],
    ["url", "javascript:alert(1)", "Geçerli bir URL giriniz"],
    ["url", "https://a:b@evil.example", "Geçerli bir URL giriniz"],
    ["url", "", "Geçerli bir URL giriniz"],
    ["casino_id", "x", "Casino bulunamadı"],
    ["casino_id", "00000000-0000-4000-8000-000000000000", "Casino bulunamadı"],
    ["category_id", "00000000-0000-4000-8000-000000000000", "Kategori bulunamadı"],
    ["expiry_date", "2027-02-31", "Geçerli bir tarih giriniz"],
    ["expiry_date", "31.12.2027", "Geçerli bir tarih giriniz"],
    ["image_url", "data:image/png;base64,AA", "Görsel yüklenemedi. URL doğru olmayabilir."],
    ["is_active", "yes", "Açık veya kapalı olmalıdır"],
    ["terms", 5, "Şartlar metin olmalıdır"],
    ["terms", "a\n".repeat(101), "En çok 100 şart yazılabilir"],
    ["promotion_code", "x".repeat(61), "En çok 60 karakter olabilir"],
    ["indexed", true, "Bilinmeyen alan"],
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

  it("have a slug of their own per casino, which stays when the title changes", async () => {
    const first = await add({ title: "Tek Adres" });
    expect((await add({ title: "Tek Adres" })).slug).toBe("tek-adres-2");
    expect((await add({ title: "Tek Adres", casino_id: null })).slug).toBe("tek-adres");
    const answer = await client.send("PUT", `${PATH}/${first.id}`, {
      ...good(),
      title: "Başka Başlık",
      updated_at: first.updated_at,
    });
    const { full_description, ...row } = await answer.json<Editable>();
    expect(row).toMatchObject({ title: "Başka Başlık", slug: "tek-adres" });
    expect(full_description).toBe(good().full_description);
    expect(await rowOf(first.id)).toEqual(row);
    expect(await (await world.get(`/bonuslar/${casino.slug}/tek-adres`)).text()).toContain("Başka Başlık");
  });

  it("changed by somebody else meanwhile answer 409 with the row as it is", async () => {
    const { id, updated_at } = await add();
    const put = (title: string) => client.send("PUT", `${PATH}/${id}`, { ...good(), title, updated_at });
    expect((await put("Birinci")).status).toBe(200);
    const { current } = await expectRefused(await put("İkinci"), 409);
    expect(current).toMatchObject({ id, title: "Birinci", full_description: good().full_description });
    expect((await rowOf(id))?.title).toBe("Birinci");
  });

  it("are switched off and on, which has them announced again", async () => {
    const { id } = await add({ title: "Aç Kapa" });
    const path = `${PATH}/${id}/activation`;
    expect((await client.send("DELETE", path)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ is_active: false });
    expect(await (await world.get("/bonuslar")).text()).not.toContain("Aç Kapa");
    await world.db.update(promotions).set({ indexed: true }).where(eq(promotions.id, id));
    expect((await client.send("PUT", path)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ is_active: true, indexed: false });
    expect(await (await world.get("/bonuslar")).text()).toContain("Aç Kapa");
  });

  it("that are gone answer 404", async () => {
    const { id, updated_at } = await add();
    expect((await client.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    await expectRefused(await client.get(`${PATH}/${id}`), 404, MISSING);
    await expectRefused(await client.send("PUT", `${PATH}/${id}`, { ...good(), updated_at }), 404, MISSING);
    for (const [method, path] of [
      ["DELETE", ""],
      ["PUT", "/activation"],
      ["DELETE", "/activation"],
    ] as const)
      await expectRefused(await client.send(method, `${PATH}/${id}${path}`), 404, MISSING);
  });

  it("are switched and deleted together", async () => {
    const ids = [(await add()).id, (await add()).id].sort();
    for (const action of ["deactivate", "activate", "delete"]) {
      const answer = await client.send("POST", `${PATH}/selection`, { action, ids });
      expect((await answer.json<{ ids: string[] }>()).ids.sort(), action).toEqual(ids);
    }
    expect(await rowOf(ids[0] ?? "")).toBeUndefined();
  });

  it("are listed by page, term, order and status", async () => {
    const today = dayInIstanbul(new Date());
    const yesterday = await add({ title: "Dünkü", expiry_date: dayAfter(new Date(), -1), promotion_code: "KOD1" });
    const ending = await add({ title: "Bugünkü", expiry_date: today });
    const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);
    expect(await ids("?status=expired")).toContain(yesterday.id);
    expect(await ids("?status=active")).not.toContain(yesterday.id);
    expect(await ids("?status=active&sort=-created_at")).toContain(ending.id);
    expect(await ids("?q=kod1")).toEqual([yesterday.id]);
    expect(await ids(`?q=${encodeURIComponent("dünkü")}`)).toEqual([yesterday.id]);
    expect((await list("?q=kod1")).rows[0]).toMatchObject({ is_expired: true, category: category.name });
    const counts = await Promise.all(
      ["expired", "active", "passive"].map(async (status) => (await list(`?status=${status}`)).total),
    );
    expect(counts.reduce((a, b) => a + b)).toBe((await list()).total);
    for (const sort of ["title", "casino", "category", "promotion_code", "is_active", "expiry_date", "created_at"])
      expect((await client.get(`${PATH}?sort=-${sort}`)).status, sort).toBe(200);
    await expectRefused(await client.get(`${PATH}?status=all`), 422);
  });
});
