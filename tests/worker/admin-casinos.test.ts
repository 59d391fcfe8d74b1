import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Casino, casinos } from "../../db/schema";
import {
  type Client,
  expectGuarded,
  expectNoErrors,
  expectRefused,
  openWorld,
  signedIn,
  type World,
} from "../support/world";

const PATH = "/api/admin/casinos";
let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld();
  client = await signedIn(world);
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

const good = () => ({
  name: "Şımarık Çınar",
  url: "https://cinar.example/giris",
  logo_url: "https://cinar.example/logo.png",
  description: "<p>Uzunca bir açıklama.</p>",
});
const rowOf = async (id: string) => (await world.db.select().from(casinos).where(eq(casinos.id, id)))[0];
const add = async (change = {}) => (await client.send("POST", PATH, { ...good(), ...change })).json<Casino>();
const list = async (query = "") =>
  (await client.get(`${PATH}${query}`)).json<{ rows: (Casino & { promotion_count: number })[]; total: number }>();

describe("casinos", () => {
  it("are closed to strangers, other origins and wrong bodies", async () => {
    const { id } = await add();
    await expectGuarded(world, client, {
      reads: [PATH, `${PATH}/names`, `${PATH}/${id}`],
      writes: [
        ["POST", PATH],
        ["POST", `${PATH}/selection`],
        ["PUT", `${PATH}/${id}`],
        ["DELETE", `${PATH}/${id}`],
      ],
    });
  });

  it("are added and shown at once, and the answer is the row", async () => {
    const response = await client.send("POST", PATH, {
      ...good(),
      name: "Iğdır Işığı",
      rating: "4.5",
      is_licensed: true,
      licence_authority: " ",
    });
    expect(response.status).toBe(201);
    const casino = await response.json<Casino>();
    expect(casino).toMatchObject({
      slug: "igdir-isigi",
      rating: 4.5,
      is_licensed: true,
      licence_authority: null,
      featured: false,
    });
    expect(await rowOf(casino.id)).toEqual(casino);
    expect(await (await client.get(`${PATH}/${casino.id}`)).json()).toEqual(casino);
    expect(await (await world.get("/casino/igdir-isigi")).text()).toContain("Iğdır Işığı");
    expect((await add({ name: "Iğdır Işığı" })).slug).toBe("igdir-isigi-2");
  });

  it.each([
    ["name", "x", "Casino adı en az 2 karakter olmalıdır"],
    ["name", { a: 1 }, "Casino adı en az 2 karakter olmalıdır"],
    ["url", "cinar.example", "Geçerli bir URL giriniz"],
    ["url", "ftp://cinar.example", "Geçerli bir URL giriniz"],
    ["logo_url", "", "Geçerli bir logo URL giriniz"],
    ["logo_url", "/media/../x.png", "Geçerli bir logo URL giriniz"],
    ["description", "<p>kısa</p>", "Açıklama en az 10 karakter olmalıdır"],
    ["rating", 5.1, "Puan 0 ile 5 arasında olmalıdır"],
    ["rating", -1, "Puan 0 ile 5 arasında olmalıdır"],
    ["rating", "beş", "Puan 0 ile 5 arasında olmalıdır"],
    ["rating", [], "Puan 0 ile 5 arasında olmalıdır"],
    ["featured", 1, "Açık veya kapalı olmalıdır"],
    ["slug", "diger", '"diger" slug olarak kullanılamaz'],
    ["details", "x", "Bilinmeyen alan"],
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

  it("are changed, keep their slug with another name, and show it on the site", async () => {
    const casino = await add({ name: "Eski Ad" });
    await world.db.update(casinos).set({ details: "eski ayrıntı" }).where(eq(casinos.id, casino.id));
    const { updated_at } = casino;
    const answer = await client.send("PUT", `${PATH}/${casino.id}`, {
      ...good(),
      name: "Yeni Ad",
      rating: 0,
      updated_at,
    });
    expect(answer.status).toBe(200);
    const changed = await answer.json<Casino>();
    expect(changed).toMatchObject({ name: "Yeni Ad", slug: "eski-ad", rating: 0, details: "eski ayrıntı" });
    expect(await rowOf(casino.id)).toEqual(changed);
    expect(await (await world.get("/casino/eski-ad")).text()).toContain("Yeni Ad");
    const stale = await client.send("PUT", `${PATH}/${casino.id}`, { ...good(), updated_at });
    expect((await expectRefused(stale, 409)).current).toEqual(changed);
    const named = await client.send("PUT", `${PATH}/${casino.id}`, {
      ...good(),
      slug: "Öz Ad",
      updated_at: changed.updated_at,
    });
    expect(await named.json()).toMatchObject({ slug: "oz-ad" });
  });

  it("that are gone answer 404", async () => {
    const { id, updated_at } = await add();
    expect((await client.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    expect(await rowOf(id)).toBeUndefined();
    const missing = "Casino bulunamadı";
    await expectRefused(await client.get(`${PATH}/${id}`), 404, missing);
    await expectRefused(await client.send("PUT", `${PATH}/${id}`, { ...good(), updated_at }), 404, missing);
    await expectRefused(await client.send("DELETE", `${PATH}/${id}`), 404, missing);
  });

  it("are deleted together", async () => {
    const ids = [(await add()).id, (await add()).id].sort();
    const answer = await client.send("POST", `${PATH}/selection`, { action: "delete", ids });
    expect((await answer.json<{ ids: string[] }>()).ids.sort()).toEqual(ids);
    await expectRefused(
      await client.send("POST", `${PATH}/selection`, { action: "publish", ids }),
      422,
      "Bilinmeyen işlem",
    );
  });

  it("are listed by page, term and Turkish order, and named for pickers", async () => {
    const all = await world.db.select().from(casinos);
    const byName = (await list("?sort=name")).rows.map(({ name }) => name);
    expect(byName).toEqual([...byName].sort(new Intl.Collator("tr").compare));
    expect((await list()).total).toBe(all.length);
    expect((await list(`?q=${encodeURIComponent("IŞILTI")}`)).rows.map(({ slug }) => slug)).toEqual(["isilti-casino"]);
    expect((await list(`?q=${encodeURIComponent("IŞILTI")}`)).rows[0]?.promotion_count).toBeGreaterThan(0);
    const names = await (await client.get(`${PATH}/names`)).json<object[]>();
    expect(names).toHaveLength(all.length);
    expect(Object.keys(names[0] ?? {})).toEqual(["id", "name"]);
    await expectRefused(await client.get(`${PATH}?sort=slug`), 422);
  });
});
