import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { FIELDS } from "../../app/admin/blog/fields";
import { csvColumns } from "../../app/admin/csv/kind-columns";
import { announcements, blog_posts, record_versions } from "../../db/schema";
import { importClient, statuses, throughFile } from "../support/import-client";
import { postInput } from "../support/inputs";
import { type Page, resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";

const POST_COLUMNS = csvColumns(FIELDS);
const site = setupAdminSite();
const { add, edit, get, rowOf, send } = resourceClient(site, "/api/admin/blog", blog_posts, postInput);
const { check, write } = importClient(send);
const fresh = (title: string) => ({ ...postInput(), title });
const announced = async (id: string) =>
  (await site.server.db.select().from(announcements).where(eq(announcements.record_id, id))).length;

describe("posts as a file", () => {
  it("re-importing an export changes nothing, whatever its read-only columns say", async () => {
    await add({ ...fresh("=Formül Yazısı"), seo_keywords: 'a;"b"', image_focus: "25% 75%" });
    const { rows } = await (await get("/export")).json<Page<Record<string, unknown>>>();
    const told = rows.map((row) => ({ ...row, is_published: !row["is_published"], author: "Başkası", view_count: 9 }));
    const lines = await throughFile(POST_COLUMNS, told);
    expect(lines).toHaveLength(rows.length);
    expect((await check(...lines)).filter(({ status }) => status !== "unchanged")).toEqual([]);
  });

  it("are added as drafts outside the queue, cleaned as the editor's text is, and announced to nobody", async () => {
    const content = `<p onmouseover="x()">${"Dosyadan gelen uzun metin.".repeat(3)}</p><img src="x:y" onerror="x()">`;
    const file = [{ ...fresh("Dosyadan Yazı"), content, is_published: true, publish_at: "2026-01-01T00:00:00.000Z" }];
    const [line] = await throughFile(POST_COLUMNS, file);
    const [checked] = await check(line ?? { line: 0, values: {} });
    expect(checked).toMatchObject({ status: "new", title: "Dosyadan Yazı" });
    const sent = { line: 2, id: checked?.id, is_new: true, values: line?.values ?? {} };
    expect(statuses((await write(sent)).lines)).toEqual(["new"]);
    expect(statuses((await write(sent)).lines)).toEqual(["unchanged"]);
    const id = checked?.id ?? "";
    expect(await rowOf(id)).toMatchObject({
      ...{ slug: "dosyadan-yazi", is_published: false, published_at: null, publish_at: null, queue_position: null },
      content: `<p>${"Dosyadan gelen uzun metin.".repeat(3)}</p>`,
      author: "Bonus Rehberi",
    });
    expect(await announced(id)).toBe(0);
    expect((await site.server.get("/blog/dosyadan-yazi")).status).toBe(404);
  });

  it("stay published or planned when they change, and a new address is announced to nobody", async () => {
    const shown = await add({ ...fresh("Yayındaki Yazı"), publish: true });
    const planned = await add({ ...fresh("Planlanan Yazı"), publish_at: "2090-01-01T00:00:00.000Z" });
    await site.server.db.delete(announcements);
    await site.set(blog_posts, shown.id, { indexed: true });
    const { ids } = await write(
      { line: 2, id: shown.id, values: { slug: "tasinan-yazi", excerpt: "Dosyadan gelen yeni özet." } },
      { line: 3, id: planned.id, values: { category: "Dosya" } },
    );
    expect(ids).toEqual([shown.id, planned.id]);
    const { published_at } = shown;
    const kept = { is_published: true, published_at, author: shown.author, indexed: false };
    expect(await rowOf(shown.id)).toMatchObject({
      ...kept,
      slug: "tasinan-yazi",
      excerpt: "Dosyadan gelen yeni özet.",
    });
    const { publish_at, queue_position } = planned;
    expect(await rowOf(planned.id)).toMatchObject({
      is_published: false,
      publish_at,
      queue_position,
      category: "Dosya",
    });
    expect(await announced(shown.id)).toBe(0);
    const answer = await site.server.get(`/blog/${shown.slug}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/blog/tasinan-yazi"]);
    const versions = await site.server.db.select().from(record_versions).where(eq(record_versions.record_id, shown.id));
    expect(versions).toHaveLength(1);
  });

  it("are refused with every wrong cell of every line, among them all that would publish", async () => {
    const { id, updated_at } = await add(fresh("Bu Arada Değişen Yazı"));
    await edit(id, updated_at, fresh("Başkasının Başlığı"));
    const lines = [
      { line: 2, values: { ...fresh("X"), category: " ", excerpt: "kısa", content: "<p>az</p>" } },
      { line: 3, values: { ...fresh("Betikli"), content: `<style>${"x".repeat(80)}</style>` } },
      { line: 4, values: { ...fresh("Açık"), publish: true, is_published: true, publish_at: "2026-01-01" } },
      { line: 5, id, updated_at, values: { excerpt: "Eski dosyadan gelen özet." } },
      { line: 6, id: "yok", values: { image_url: "javascript:alert(1)" } },
    ];
    const outcomes = await check(...lines);
    expect(new Set(statuses(outcomes))).toEqual(new Set(["refused"]));
    expect(outcomes.map(({ errors }) => errors)).toEqual([
      {
        title: "Blog başlığı en az 2 karakter olmalıdır",
        category: "Kategori giriniz",
        excerpt: "Özet en az 10 karakter olmalıdır",
        content: "İçerik en az 50 karakter olmalıdır",
      },
      { content: "İçerik en az 50 karakter olmalıdır" },
      { publish: "Bilinmeyen alan", is_published: "Bilinmeyen alan", publish_at: "Bilinmeyen alan" },
      { id: "Bu kayıt dosya alındıktan sonra değiştirildi; güncel hâlini dışa aktarıp tekrar deneyin" },
      { id: "Blog yazısı bulunamadı" },
    ]);
    expect((await write(...lines)).ids).toEqual([]);
    expect((await rowOf(id))?.title).toBe("Başkasının Başlığı");
  });
});
