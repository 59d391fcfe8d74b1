import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { blog_posts, hero_section, seo_settings, settings, type SplashAd, splash_ads } from "../../db/schema";
import {
  type Client,
  expectGuarded,
  expectNoErrors,
  expectRefused,
  openWorld,
  request,
  signedIn,
  type World,
} from "../support/world";

const KEY = "izleme-anahtari";
const GONE = crypto.randomUUID();
let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld({ vars: { SETTINGS_API_KEY: KEY } });
  client = await signedIn(world);
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

const json = async <T>(path: string) => (await client.get(path)).json<T>();
const home = async () => (await world.get("/")).text();

describe("settings", () => {
  const PATH = "/api/admin/settings";
  const hero = {
    upper_title: "Üst",
    main_title: "Ana başlık burada",
    highlighted_text: "burada",
    description: "Açıklama",
    button_text: "Gör",
    button_url: "#promosyonlar",
  };
  const heroRow = async () => {
    const [row] = await world.db.select().from(hero_section);
    if (!row) throw new Error("no hero");
    return row;
  };
  const putHero = async (change: object) => {
    const { id, updated_at } = await heroRow();
    return client.send("PUT", `${PATH}/hero/${id}`, { ...hero, updated_at, ...change });
  };

  it("are closed to strangers, other origins and wrong bodies", async () => {
    const { id } = await heroRow();
    await expectGuarded(world, client, {
      reads: [
        `${PATH}/hero`,
        `${PATH}/content`,
        "/api/admin/seo",
        "/api/admin/dashboard",
        "/api/admin/dashboard/search?q=a",
      ],
      writes: [
        ["PUT", `${PATH}/hero/${id}`],
        ["PUT", `${PATH}/content/${id}`],
        ["PUT", `/api/admin/seo/${id}`],
      ],
    });
  });

  it("of the hero are saved and shown, or answer 409 and 404", async () => {
    const { updated_at } = await heroRow();
    const answer = await putHero({});
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(await heroRow());
    expect(await json(`${PATH}/hero`)).toMatchObject({ ...hero, id: (await heroRow()).id });
    expect(await home()).toContain("Ana başlık");
    expect((await expectRefused(await putHero({ updated_at }), 409)).current).toEqual(await heroRow());
    const gone = await client.send("PUT", `${PATH}/hero/${GONE}`, { ...hero, updated_at });
    await expectRefused(gone, 404, "Ayarlar bulunamadı");
  });

  it.each([
    ["upper_title", " ", "Üst başlık gereklidir"],
    ["main_title", "", "Ana başlık gereklidir"],
    ["highlighted_text", "\u200b", "Vurgulanacak metin gereklidir"],
    ["description", null, "Açıklama gereklidir"],
    ["button_text", undefined, "Buton metni gereklidir"],
    ["button_url", " ", "Buton URL gereklidir"],
    ["button_url", "javascript:alert(1)", "Geçerli bir URL giriniz"],
    ["button_url", "//evil.example", "Geçerli bir URL giriniz"],
    ["updated_at", "", "Kaydın sürümü eksik"],
  ])("of the hero refuse %s = %j", async (field, value, sentence) => {
    const before = await heroRow();
    expect((await expectRefused(await putHero({ [field]: value }), 422, sentence)).fields).toEqual({
      [field]: sentence,
    });
    expect(await heroRow()).toEqual(before);
  });

  it("of the home text are saved without scripts and shown", async () => {
    const [before] = await world.db.select().from(settings);
    const path = `${PATH}/content/${before?.id}`;
    const { updated_at } = before ?? {};
    const body = { blog_section_text: "<p>Yeni ana sayfa metni</p><script>alert(1)</script>", updated_at };
    const answer = await client.send("PUT", path, body);
    expect(await answer.json()).toMatchObject({ blog_section_text: "<p>Yeni ana sayfa metni</p>" });
    const [row] = await world.db.select().from(settings);
    expect(row?.blog_section_text).toBe("<p>Yeni ana sayfa metni</p>");
    expect(await home()).toContain("Yeni ana sayfa metni");
    expect((await expectRefused(await client.send("PUT", path, body), 409)).current).toEqual(row);
    await expectRefused(await client.send("PUT", `${PATH}/content/${GONE}`, body), 404);
  });

  it("of SEO are listed by name, saved and shown", async () => {
    const rows = await json<(typeof seo_settings.$inferSelect)[]>("/api/admin/seo");
    expect(rows).toEqual(await world.db.select().from(seo_settings).orderBy(seo_settings.page_name));
    const row = rows.find(({ page_path }) => page_path === "/");
    const path = `/api/admin/seo/${row?.id}`;
    const body = { title: "Yepyeni Sayfa Başlığı", description: "", keywords: "a, b", updated_at: row?.updated_at };
    const changed = await (await client.send("PUT", path, body)).json();
    expect(changed).toMatchObject({ title: body.title, description: "", page_path: "/" });
    expect(
      (
        await world.db
          .select()
          .from(seo_settings)
          .where(eq(seo_settings.id, row?.id ?? ""))
      )[0],
    ).toEqual(changed);
    expect(await home()).toContain("<title>Yepyeni Sayfa Başlığı</title>");
    expect((await expectRefused(await client.send("PUT", path, body), 409)).current).toEqual(changed);
    await expectRefused(await client.send("PUT", `/api/admin/seo/${GONE}`, body), 404, "Sayfa bulunamadı");
    const { fields } = await expectRefused(await client.send("PUT", path, { ...body, title: 5 }), 422);
    expect(fields).toEqual({ title: "Metin bekleniyor" });
  });
});

describe("the settings check", () => {
  const check = (headers = {}) => request(world, "/api/admin/check-settings", { headers });

  it("is opened by its key alone or by a session", async () => {
    expect(await (await check({ "X-API-Key": KEY })).json()).toEqual({ success: true });
    expect(await json("/api/admin/check-settings")).toEqual({ success: true });
    for (const key of ["", "yanlis", `${KEY} x`]) await expectRefused(await check({ "X-API-Key": key }), 401);
    await expectRefused(await request(world, "/api/admin/settings/hero", { headers: { "X-API-Key": KEY } }), 401);
  });

  it("says when a row is missing", async () => {
    const [row] = await world.db.select().from(settings);
    await world.db.delete(settings);
    expect(await (await check({ "X-API-Key": KEY })).json()).toEqual({ success: false, error: "Ayar kayıtları eksik" });
    if (row) await world.db.insert(settings).values(row);
  });
});

describe("splash ads", () => {
  const PATH = "/api/admin/splash-ads";
  const good = () => ({ title: "Yılbaşı", href: "https://reklam.example", image_url: "https://reklam.example/a.png" });
  const rowOf = async (id: string) => (await world.db.select().from(splash_ads).where(eq(splash_ads.id, id)))[0];
  const add = async (change = {}) => (await client.send("POST", PATH, { ...good(), ...change })).json<SplashAd>();
  const shown = async () => (await request(world, "/api/splash-ads")).text();

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

  it("are added, changed, switched and deleted, which visitors see at once", async () => {
    const response = await client.send("POST", PATH, { ...good(), title: "Bayram Reklamı" });
    expect(response.status).toBe(201);
    const ad = await response.json<SplashAd>();
    expect(ad).toMatchObject({ ...good(), title: "Bayram Reklamı", is_active: true });
    expect(await rowOf(ad.id)).toEqual(ad);
    expect(await json(`${PATH}/${ad.id}`)).toEqual(ad);
    expect(await shown()).toContain("Bayram Reklamı");
    const { updated_at } = ad;
    const body = { ...good(), title: "Yaz Reklamı", updated_at };
    const changed = await (await client.send("PUT", `${PATH}/${ad.id}`, body)).json();
    expect(changed).toMatchObject({ title: "Yaz Reklamı" });
    expect(await rowOf(ad.id)).toEqual(changed);
    expect((await expectRefused(await client.send("PUT", `${PATH}/${ad.id}`, body), 409)).current).toEqual(changed);
    expect((await client.send("DELETE", `${PATH}/${ad.id}/activation`)).status).toBe(204);
    expect(await shown()).not.toContain("Yaz Reklamı");
    expect((await client.send("PUT", `${PATH}/${ad.id}/activation`)).status).toBe(204);
    expect(await shown()).toContain("Yaz Reklamı");
    expect((await client.send("DELETE", `${PATH}/${ad.id}`)).status).toBe(204);
    expect(await shown()).not.toContain("Yaz Reklamı");
    const missing = "Splash reklam bulunamadı";
    await expectRefused(await client.get(`${PATH}/${ad.id}`), 404, missing);
    await expectRefused(await client.send("PUT", `${PATH}/${ad.id}`, body), 404, missing);
    await expectRefused(await client.send("DELETE", `${PATH}/${ad.id}`), 404, missing);
    await expectRefused(await client.send("PUT", `${PATH}/${ad.id}/activation`), 404, missing);
  });

  it.each([
    ["title", "x", "Başlık en az 2 karakter olmalıdır"],
    ["href", "reklam", "Geçerli bir URL giriniz"],
    ["href", "javascript:alert(1)", "Geçerli bir URL giriniz"],
    ["image_url", "", "Geçerli bir resim yükleyin veya URL girin"],
    ["image_url", "http://a", "Geçerli bir resim yükleyin veya URL girin"],
    ["image_url", "data:image/png;base64,AAAA", "Geçerli bir resim yükleyin veya URL girin"],
    ["is_active", null, "Açık veya kapalı olmalıdır"],
    ["id", "x", "Bilinmeyen alan"],
  ])("refuse %s = %j", async (field, value, sentence) => {
    const { fields } = await expectRefused(
      await client.send("POST", PATH, { ...good(), [field]: value }),
      422,
      sentence,
    );
    expect(fields).toEqual({ [field]: sentence });
  });

  it("are switched and deleted together, and listed by term", async () => {
    const ids = [(await add({ title: "ŞIK Çerçeve" })).id, (await add({ title: "ŞIK Çerçeve" })).id].sort();
    const list = await json<{ total: number }>(`${PATH}?q=${encodeURIComponent("şık çerçeve")}&sort=title`);
    expect(list.total).toBe(2);
    for (const action of ["deactivate", "activate", "delete"]) {
      const answer = await client.send("POST", `${PATH}/selection`, { action, ids });
      expect((await answer.json<{ ids: string[] }>()).ids.sort()).toEqual(ids);
    }
  });
});

describe("the dashboard", () => {
  it("counts records and shows the latest three", async () => {
    const board = await json<Record<string, { total: number }> & { views: number; latest: Record<string, object[]> }>(
      "/api/admin/dashboard",
    );
    const posts = await world.db.select().from(blog_posts);
    expect(board.posts?.total).toBe(posts.length);
    expect(board.views).toBe(posts.reduce((sum, { view_count }) => sum + view_count, 0));
    for (const kind of ["posts", "promotions", "casinos"]) expect(board.latest[kind], kind).toHaveLength(3);
  });

  it("finds records of every kind as Turkish readers write them", async () => {
    const find = async (q: string) =>
      json<{ kind: string; name: string }[]>(`/api/admin/dashboard/search?q=${encodeURIComponent(q)}`);
    expect(await find("IŞILTI casino")).toContainEqual(
      expect.objectContaining({ kind: "casino", name: "Işıltı Casino" }),
    );
    const ad = { title: "ŞIK İlan", href: "https://a.example", image_url: "https://a.example/a.png" };
    await client.send("POST", "/api/admin/splash-ads", ad);
    expect(await find("şık ilan")).toContainEqual(expect.objectContaining({ kind: "splash-ad", name: "ŞIK İlan" }));
    expect(await find("%' or 1=1")).toEqual([]);
    await expectRefused(await client.get("/api/admin/dashboard/search?q=%20"), 422, "Aranacak metni yazın");
  });
});
