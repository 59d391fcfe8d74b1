import { describe, expect, it } from "vitest";
import { blog_posts, type Post } from "../../db/schema";
import { LIST_SIZE } from "../../worker/records/list";
import { htmlMark } from "../../worker/text/mark";
import { postInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeOf, undoClient } from "../support/undo-client";

const site = setupAdminSite();
const { undone } = undoClient(() => site.admin);
const { bulkAction, add, edit, expectInvalid, get, list, rowOf, send } = resourceClient(
  site,
  "/api/admin/blog",
  blog_posts,
  postInput,
);

describe("blog posts", () => {
  it("are added as drafts with a slug, and the answer is the row", async () => {
    const response = await send("POST", "", postInput());
    expect(response.status).toBe(201);
    const post = await response.json<Post>();
    expect(post).toMatchObject({
      ...postInput(),
      is_published: false,
      published_at: null,
      indexed: false,
      view_count: 0,
      image_url: null,
    });
    expect(post.slug).toMatch(/^cevrim-sarti-nedir(-\d+)?$/);
    expect(await rowOf(post.id)).toEqual(post);
    expect((await add()).slug).not.toBe(post.slug);
    expect(await (await get(`/${post.id}`)).json()).toEqual(post);
    expect((await site.server.get(`/blog/${post.slug}`)).status).toBe(404);
  });

  it.each([
    ["title", "x", "Blog başlığı en az 2 karakter olmalıdır"],
    ["content", `<script>${"x".repeat(80)}</script>`, "İçerik en az 50 karakter olmalıdır"],
    ["is_published", true, "Bilinmeyen alan"],
    ["author", "AI Yazar", "Bilinmeyen alan"],
  ])("refuse %s = %j", expectInvalid);

  it("name the AI as author once its text was taken into them, also after edits by hand", async () => {
    const own = await add();
    expect(own.author).toBe("Bonus Rehberi");
    expect((await add({ is_generated: true })).author).toBe("AI Yazar");
    expect((await edit(own.id, own.updated_at, { is_generated: true })).status).toBe(200);
    const generated = (await rowOf(own.id)) as Post;
    expect(generated.author).toBe("AI Yazar");
    expect((await edit(own.id, generated.updated_at, { title: "Elle düzeltilmiş" })).status).toBe(200);
    expect(await rowOf(own.id)).toMatchObject({ title: "Elle düzeltilmiş", author: "AI Yazar" });
  });

  it("are sanitised", async () => {
    const content = `${postInput().content}<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">y</a>`;
    const post = await add({ content });
    expect(post.content).not.toMatch(/script|onerror/);
    expect(await rowOf(post.id)).toMatchObject({ html_mark: htmlMark(post.content) });
  });

  it("keep their slug when the title changes, and show the new title on the site", async () => {
    const post = await add({ title: "Eski Başlık" });
    await send("PUT", `/${post.id}/publication`);
    const published = await rowOf(post.id);
    const response = await edit(post.id, published?.updated_at, { title: "Yepyeni Başlık" });
    expect(response.status).toBe(200);
    const changed = await response.json<Post>();
    expect(changed).toMatchObject({ title: "Yepyeni Başlık", slug: "eski-baslik", is_published: true });
    expect(await rowOf(post.id)).toEqual(changed);
    expect(await site.html("/blog/eski-baslik")).toContain("Yepyeni Başlık");
    const moved = await edit(post.id, changed.updated_at, { slug: "Yeni ADRES" });
    expect(await moved.json()).toMatchObject({ slug: "yeni-adres" });
    expect((await site.server.get("/blog/yeni-adres")).status).toBe(200);
  });

  it("are published with their date, taken back and published again", async () => {
    const post = await add({ title: "Yayın Denemesi" });
    const path = `/${post.id}/publication`;
    const answer = await (await send("PUT", path)).json<Post>();
    expect(answer.is_published).toBe(true);
    const shown = await rowOf(post.id);
    expect(shown).toMatchObject(answer);
    expect(Date.now() - Date.parse(shown?.published_at ?? "")).toBeLessThan(10_000);
    await send("PUT", path);
    expect(await rowOf(post.id)).toEqual(shown);
    expect(await site.html("/blog")).toContain("Yayın Denemesi");
    await site.set(blog_posts, post.id, { indexed: true });
    expect(await (await send("DELETE", path)).json()).toMatchObject({ is_published: false, published_at: null });
    expect(await rowOf(post.id)).toMatchObject({ indexed: false });
    expect(await site.html("/blog")).not.toContain("Yayın Denemesi");
  });

  it("are published while they are saved: added, or changed out of the queue; their date stays afterwards", async () => {
    const added = await add({ title: "Bir Adımda Yayında", publish: true });
    expect(added).toMatchObject({ is_published: true, queue_position: null });
    expect(await site.html(`/blog/${added.slug}`)).toContain("Bir Adımda Yayında");
    const draft = await add({ title: "Sıradaki Taslak" });
    expect(draft.queue_position).not.toBeNull();
    const publish_at = new Date(Date.now() + 86_400_000).toISOString();
    const saved = await edit(draft.id, draft.updated_at, { title: "Kaydedilip Yayınlanan", publish_at, publish: true });
    const post = await saved.json<Post>();
    expect(post).toMatchObject({ is_published: true, queue_position: null, publish_at: null });
    expect(await site.html(`/blog/${post.slug}`)).toContain("Kaydedilip Yayınlanan");
    const again = await (await edit(post.id, post.updated_at, { publish: true })).json<Post>();
    expect(again.published_at).toBe(post.published_at);
  });

  it("are published, unpublished and deleted together", async () => {
    const ids = [(await add()).id, (await add()).id];
    const chosen = [...ids, crypto.randomUUID()];
    for (const action of ["publish", "unpublish", "delete"])
      expect(await bulkAction(action, chosen)).toEqual(ids.sort());
    expect(await bulkAction("delete", chosen)).toEqual([]);
  });

  it("get their former time or place back when a change of several is undone", async () => {
    const published_at = "2026-01-02T03:04:05.000Z";
    const publish_at = new Date(Date.now() + 86_400_000).toISOString();
    const posts = [await add({ publish: true }), await add(), await add({ publish_at })];
    const ids = posts.map(({ id }) => id);
    await site.set(blog_posts, ids[0], { published_at });
    const states = async () =>
      (await Promise.all(ids.map(rowOf))).map((post) => [post?.published_at, post?.queue_position, post?.publish_at]);
    const change = async (action: string) => changeOf(await send("POST", "/selection", { action, ids }));
    const undo = async (change: string, action: string) => (await undone(change, action)).ids.sort();
    const before = await states();
    const publication = await change("publish");
    expect((await states()).map(([, ...place]) => place)).toEqual(ids.map(() => [null, null]));
    expect(await undo(publication, "publish")).toEqual(ids.slice(1).sort());
    expect(await states()).toEqual(before);
    const end = await change("unpublish");
    expect((await states())[0]).toEqual([null, null, null]);
    expect(await undo(end, "unpublish")).toEqual(ids.slice(0, 1));
    expect(await states()).toEqual(before);
  });

  it("are listed by page, term, order and status", async () => {
    const all = await site.server.db.select().from(blog_posts);
    const first = await list();
    expect(first).toMatchObject({ total: all.length, page: 1, pages: Math.ceil(all.length / LIST_SIZE) });
    expect(first.rows[0]).not.toHaveProperty("content");
    const dates = first.rows.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await list("?page=9999")).rows).toEqual([]);
    await add({ title: "IĞDIR İzlenimleri" });
    const found = await list(`?q=${encodeURIComponent("ığdır izlenim")}`);
    expect(found.rows.map(({ title }) => title)).toEqual(["IĞDIR İzlenimleri"]);
    const drafts = await list("?status=draft&sort=title");
    expect(drafts.total).toBe(
      (await site.server.db.select().from(blog_posts)).filter((row) => !row.is_published).length,
    );
    for (const query of ["?sort=password", "?page=0", "?page=x", `?q=${"x".repeat(101)}`, "?status=x"])
      await expectRefused(await get(query), 422);
    const categories = await (await get("/categories")).json<string[]>();
    expect(new Set(categories)).toEqual(new Set(all.map(({ category }) => category)));
  });

  it("are filtered by category, author and what they lack", async () => {
    const [plain, pictured] = [
      await add({ category: "Süzgeç" }),
      await add({ category: "Süzgeç", image_url: "https://blog.example/kapak.png" }),
    ];
    const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id).sort();
    const both = [plain.id, pictured.id].sort();
    expect(await ids(`?category=${encodeURIComponent("Süzgeç")}`)).toEqual(both);
    expect(await ids(`?category=${encodeURIComponent("Süzgeç")}&missing=picture`)).toEqual([plain.id]);
    const described = await add({
      category: "Süzgeç",
      image_url: "https://blog.example/kapak.png",
      image_alt: "Bir kupa",
      seo_description: "Çevrim şartı nedir?",
    });
    const inCategory = `?category=${encodeURIComponent("Süzgeç")}`;
    expect(await ids(`${inCategory}&missing=alt`)).toEqual([pictured.id]);
    expect(await ids(`${inCategory}&missing=seo`)).toEqual(both);
    expect(await ids(inCategory)).toContain(described.id);
    await site.set(blog_posts, pictured.id, { author: "Konuk Yazar" });
    expect(await ids("?author=Konuk+Yazar")).toEqual([pictured.id]);
    expect(await (await get("/authors")).json<string[]>()).toContain("Konuk Yazar");
    expect(await ids("?author=Kimse")).toEqual([]);
    for (const query of ["?missing=text", `?author=${"x".repeat(301)}`]) await expectRefused(await get(query), 422);
  });
});
