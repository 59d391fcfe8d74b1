import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { blog_posts, type Post } from "../../db/schema";
import {
  type Client,
  expectGuarded,
  expectNoErrors,
  expectRefused,
  openWorld,
  signedIn,
  type World,
} from "../support/world";

const PATH = "/api/admin/blog";
const MISSING = "Blog yazısı bulunamadı";
let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld();
  client = await signedIn(world);
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

const good = () => ({
  title: "Çevrim Şartı Nedir?",
  category: "Rehber",
  excerpt: "Çevrim şartını örneklerle anlattık.",
  content: "<p>Çevrim şartı, bonusun çekilebilmesi için oynanması gereken tutardır.</p>",
});
const rowOf = async (id: string) => (await world.db.select().from(blog_posts).where(eq(blog_posts.id, id)))[0];
const add = async (change = {}) => (await client.send("POST", PATH, { ...good(), ...change })).json<Post>();
interface Page {
  rows: Post[];
  total: number;
  page: number;
  pages: number;
}
const list = async (query = "") => (await client.get(`${PATH}${query}`)).json<Page>();

describe("blog posts", () => {
  it("are closed to strangers, other origins and wrong bodies", async () => {
    const { id } = await add();
    await expectGuarded(world, client, {
      reads: [PATH, `${PATH}/categories`, `${PATH}/${id}`],
      writes: [
        ["POST", PATH],
        ["POST", `${PATH}/selection`],
        ["PUT", `${PATH}/${id}`],
        ["DELETE", `${PATH}/${id}`],
      ],
    });
    expect(await rowOf(id)).toMatchObject(good());
  });

  it("are added as drafts with a slug, and the answer is the row", async () => {
    const response = await client.send("POST", PATH, good());
    expect(response.status).toBe(201);
    const post = await response.json<Post>();
    expect(post).toMatchObject({
      ...good(),
      is_published: false,
      published_at: null,
      indexed: false,
      view_count: 0,
      image_url: null,
    });
    expect(post.slug).toMatch(/^cevrim-sarti-nedir(-\d+)?$/);
    expect(await rowOf(post.id)).toEqual(post);
    expect((await add()).slug).not.toBe(post.slug);
    expect(await (await client.get(`${PATH}/${post.id}`)).json()).toEqual(post);
    expect((await world.get(`/blog/${post.slug}`)).status).toBe(404);
  });

  it.each([
    ["title", "x", "Blog başlığı en az 2 karakter olmalıdır"],
    ["title", " \u200b ", "Blog başlığı en az 2 karakter olmalıdır"],
    ["title", 12, "Blog başlığı en az 2 karakter olmalıdır"],
    ["title", "x".repeat(201), "En çok 200 karakter olabilir"],
    ["category", " ", "Kategori giriniz"],
    ["excerpt", "çok kısa", "Özet en az 10 karakter olmalıdır"],
    ["content", "<p>kısa</p>", "İçerik en az 50 karakter olmalıdır"],
    ["content", `<p>${"<b></b>".repeat(20)}</p>`, "İçerik en az 50 karakter olmalıdır"],
    ["content", `<script>${"x".repeat(80)}</script>`, "İçerik en az 50 karakter olmalıdır"],
    ["content", null, "İçerik en az 50 karakter olmalıdır"],
    ["image_url", "javascript:alert(1)", "Görsel yüklenemedi. URL doğru olmayabilir."],
    ["image_url", "//evil.example/a.png", "Görsel yüklenemedi. URL doğru olmayabilir."],
    ["slug", "Diğer", '"diger" slug olarak kullanılamaz'],
    ["slug", 5, "Slug metin olmalıdır"],
    ["is_published", true, "Bilinmeyen alan"],
    ["view_count", 9, "Bilinmeyen alan"],
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

  it("lose whatever could run", async () => {
    const content = `${good().content}<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">y</a>`;
    const post = await add({ content });
    expect(post.content).not.toMatch(/script|onerror/);
  });

  it("are changed, keep their slug with another title, and show it on the site", async () => {
    const post = await add({ title: "Eski Başlık" });
    await client.send("PUT", `${PATH}/${post.id}/publication`);
    const { updated_at } = (await rowOf(post.id)) as Post;
    const response = await client.send("PUT", `${PATH}/${post.id}`, { ...good(), title: "Yepyeni Başlık", updated_at });
    expect(response.status).toBe(200);
    const changed = await response.json<Post>();
    expect(changed).toMatchObject({ title: "Yepyeni Başlık", slug: "eski-baslik", is_published: true });
    expect(changed.updated_at > updated_at).toBe(true);
    expect(await rowOf(post.id)).toEqual(changed);
    expect(await (await world.get("/blog/eski-baslik")).text()).toContain("Yepyeni Başlık");
    const moved = await client.send("PUT", `${PATH}/${post.id}`, {
      ...good(),
      slug: "Yeni ADRES",
      updated_at: changed.updated_at,
    });
    expect(await moved.json()).toMatchObject({ slug: "yeni-adres" });
    expect((await world.get("/blog/yeni-adres")).status).toBe(200);
  });

  it("changed by somebody else meanwhile answer 409 with the row as it is", async () => {
    const post = await add();
    const put = (title: string) =>
      client.send("PUT", `${PATH}/${post.id}`, { ...good(), title, updated_at: post.updated_at });
    expect((await put("Birinci")).status).toBe(200);
    const { current } = await expectRefused(await put("İkinci"), 409, "Bu kayıt siz düzenlerken değiştirildi.");
    expect(current).toEqual(await rowOf(post.id));
    expect(current?.title).toBe("Birinci");
    const { fields } = await expectRefused(await client.send("PUT", `${PATH}/${post.id}`, good()), 422);
    expect(fields).toEqual({ updated_at: "Kaydın sürümü eksik" });
  });

  it("are published with their date, taken back and published again", async () => {
    const post = await add({ title: "Yayın Denemesi" });
    const path = `${PATH}/${post.id}/publication`;
    const answer = await (await client.send("PUT", path)).json<Post>();
    expect(answer.is_published).toBe(true);
    const shown = await rowOf(post.id);
    expect(shown).toMatchObject(answer);
    expect(Date.now() - Date.parse(shown?.published_at ?? "")).toBeLessThan(10_000);
    await client.send("PUT", path);
    expect(await rowOf(post.id)).toEqual(shown);
    expect(await (await world.get("/blog")).text()).toContain("Yayın Denemesi");
    expect(await (await client.send("DELETE", path)).json()).toMatchObject({ is_published: false, published_at: null });
    expect(await (await world.get("/blog")).text()).not.toContain("Yayın Denemesi");
    await expectRefused(await client.send("PUT", path, undefined, { Origin: "https://evil.example" }), 403);
  });

  it("that are gone answer 404", async () => {
    const { id, updated_at } = await add();
    expect((await client.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    expect(await rowOf(id)).toBeUndefined();
    await expectRefused(await client.get(`${PATH}/${id}`), 404, MISSING);
    await expectRefused(await client.send("PUT", `${PATH}/${id}`, { ...good(), updated_at }), 404, MISSING);
    for (const [method, path] of [
      ["DELETE", ""],
      ["PUT", "/publication"],
      ["DELETE", "/publication"],
    ] as const)
      await expectRefused(await client.send(method, `${PATH}/${id}${path}`), 404, MISSING);
  });

  it("are published, unpublished and deleted together", async () => {
    const ids = [(await add()).id, (await add()).id];
    const act = async (action: string) => {
      const answer = await client.send("POST", `${PATH}/selection`, { action, ids: [...ids, crypto.randomUUID()] });
      return (await answer.json<{ ids: string[] }>()).ids.sort();
    };
    for (const action of ["publish", "unpublish", "delete"]) expect(await act(action)).toEqual([...ids].sort());
    expect(await act("delete")).toEqual([]);
  });

  it("are listed by page, term, order and status", async () => {
    const all = await world.db.select().from(blog_posts);
    const first = await list();
    expect(first).toMatchObject({ total: all.length, page: 1, pages: Math.ceil(all.length / 50) });
    expect(first.rows[0]).not.toHaveProperty("content");
    const dates = first.rows.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await list("?page=9999")).rows).toEqual([]);
    await add({ title: "IĞDIR İzlenimleri" });
    const found = await list(`?q=${encodeURIComponent("ığdır izlenim")}`);
    expect(found.rows.map(({ title }) => title)).toEqual(["IĞDIR İzlenimleri"]);
    const drafts = await list("?status=draft&sort=title");
    expect(drafts.total).toBe((await world.db.select().from(blog_posts)).filter((row) => !row.is_published).length);
    for (const query of ["?sort=password", "?page=0", "?page=x", `?q=${"x".repeat(101)}`, "?status=x"])
      await expectRefused(await client.get(PATH + query), 422);
    const categories = await (await client.get(`${PATH}/categories`)).json<string[]>();
    expect(new Set(categories)).toEqual(new Set(all.map(({ category }) => category)));
  });
});
