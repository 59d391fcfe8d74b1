import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  blog_posts,
  casinos,
  type Media,
  media,
  pages,
  record_versions,
  splash_ads,
  stale_references,
} from "../../db/schema";
import { htmlMark } from "../../worker/html/mark";
import { compareFiles } from "../../worker/media/comparing-files.server";
import { emptyTrash } from "../../worker/trash/emptying.server";
import { fileForm, GIF, type StoredImage } from "../support/images";
import { casinoInput, pageInput, postInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const PATH = "/api/admin/media";
const site = setupAdminSite();
const upload = (to: string) => site.admin.send("POST", `${PATH}/${to}`, fileForm(GIF));
type Use = { kind: string; id: string; name: string; lacks_alt: number };
type Listed = Omit<Media, "key"> & { url: string; uses: Use[]; use_count: number };
const list = async (query = "") => (await site.admin.get(PATH + query)).json<{ rows: Listed[]; total: number }>();

const stored = async (folder: string) => (await upload(folder)).json<StoredImage>();
const inLibrary = async (url: string) => (await list()).rows.find((row) => row.url === url);
/** Uploads an image and returns it as the library lists it. */
async function addImage(): Promise<Listed> {
  const image = await inLibrary((await stored("splash-ads")).url);
  if (!image) throw new Error("not in the library");
  return image;
}
/** Adds a splash ad that shows the image. */
const addAd = async (title: string, image_url: string) => {
  const ad = { title, href: "https://a.example", image_url };
  return (await site.admin.send("POST", "/api/admin/splash-ads", ad)).json<{ id: string }>();
};
const remove = (path: string) => site.admin.send("DELETE", `/api/admin/${path}`);
const restore = (id: string) => site.admin.send("PUT", `/api/admin/trash/${id}/restoration`);
const deleteForGood = async (id: string) =>
  (await site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] })).json();
const emptyTrashInMonth = () =>
  emptyTrash(site.server.db, site.server.env.MEDIA, site.server.env.SITE_URL, new Date(Date.now() + 31 * 86_400_000));

describe("the list of images", () => {
  it("names the posts whose text shows an image, by whatever address", async () => {
    const { url } = await stored("blog-images");
    const uses = async () => (await list("?folder=blog-images")).rows.find((row) => row.url === url)?.uses;
    expect(await uses()).toEqual([]);
    const text = (src: string) =>
      `<p>${"Uzun bir metin. ".repeat(10)}</p><p><img src="/media/yok.webp"><img src="${src}"></p>`;
    const ids = new Set<string>();
    for (const src of [url, `https://bonusrehberi.example${url}`, `${url}?boyut=1`]) {
      const input = { ...postInput(), title: `Görselli yazı ${ids.size}`, content: text(src) };
      const { id } = await (await site.admin.send("POST", "/api/admin/blog", input)).json<{ id: string }>();
      ids.add(id);
    }
    expect(new Set((await uses())?.map(({ kind, id }) => kind === "post" && id))).toEqual(ids);
  });

  it("names the splash ad that shows an image", async () => {
    const { url } = await addImage();
    const { id } = await addAd("Gösteren", url);
    expect((await inLibrary(url))?.uses).toEqual([{ kind: "splash-ad", id, name: "Gösteren", lacks_alt: 0 }]);
  });

  it("names the page that shows an image", async () => {
    const { url } = await addImage();
    const input = { ...pageInput(), title: "Gösteren", content: `<p>Bir görsel var.</p><p><img src="${url}"></p>` };
    const { id } = await (await site.admin.send("POST", "/api/admin/pages", input)).json<{ id: string }>();
    expect((await inLibrary(url))?.uses).toEqual([{ kind: "page", id, name: "Gösteren", lacks_alt: 1 }]);
  });

  it("is searched by address and by the names of what shows an image", async () => {
    const { id, url } = await addImage();
    await addAd("Işıltılı Kullanan", url);
    const found = async (query: string) => (await list(query)).rows.map((row) => row.id);
    for (const q of ["ışıltılı kullanan", "ISILTILI KULLANAN", url, url.slice(-12).toUpperCase()])
      expect(await found(`?q=${encodeURIComponent(q)}`), q).toEqual([id]);
    expect(await found("?q=splash-ad&folder=blog-images")).toEqual([]);
    expect(await found("?q=lacks_alt")).toEqual([]);
  });

  it("is sorted by size", async () => {
    const sizes = (await list("?sort=-size")).rows.map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it("refuses an unknown folder", async () => {
    await expectRefused(await site.admin.get(`${PATH}?folder=x`), 422);
  });
});

describe("a name", () => {
  it("is that of the uploaded file, can be changed, and is searched", async () => {
    const sent = await site.admin.send("POST", `${PATH}/promotions`, fileForm(GIF, "Şans Çarkı (yaz)\u202e.png"));
    const { url } = await sent.json<StoredImage>();
    const image = await inLibrary(url);
    expect(image?.title).toBe("Şans Çarkı (yaz)");
    const rename = (title: string, id = image?.id) => site.admin.send("PUT", `${PATH}/${id}`, { title });
    await expectRefused(await rename(" "), 422, "Görselin adını yazın");
    await expectRefused(await rename("Yok", crypto.randomUUID()), 404, "Görsel bulunamadı");
    expect(await (await rename("Işıklı tabela")).json()).toEqual({ id: image?.id, title: "Işıklı tabela" });
    expect((await list("?q=IŞIKLI%20TABELA")).rows.map((row) => row.url)).toEqual([url]);
    expect((await list("?q=yaz&sort=title")).rows.map((row) => row.url)).not.toContain(url);
  });
});

describe("the states", () => {
  const found = async (query: string) => new Set((await list(query)).rows.map((row) => row.url));

  it("tell images that nothing shows from those that are shown", async () => {
    const [used, unused] = [await addImage(), await addImage()];
    await addAd("Durumlu", used.url);
    const urls = await found("?state=unused&folder=splash-ads");
    expect([urls.has(used.url), urls.has(unused.url)]).toEqual([false, true]);
  });

  it("find images without alternative text in covers and texts", async () => {
    const [bare, described, inText] = [await addImage(), await addImage(), await addImage()];
    const text = `<p>${"Uzun bir metin. ".repeat(10)}</p><p><img src="${inText.url}" alt=" "></p>`;
    const covers: [string, string][] = [
      [bare.url, ""],
      [described.url, "Bir çark"],
    ];
    for (const [image_url, image_alt] of covers)
      await site.admin.send("POST", "/api/admin/blog", { ...postInput(), image_url, image_alt, content: text });
    const urls = await found("?state=no-alt");
    expect([urls.has(bare.url), urls.has(described.url), urls.has(inText.url)]).toEqual([true, false, true]);
  });

  it("list addresses whose image left the library or lost its file", async () => {
    const lost = async () =>
      (await (await site.admin.get(`${PATH}/lost`)).json<{ rows: { url: string; uses: Use[] }[] }>()).rows;
    const { id, url } = await addImage();
    const ad = await addAd("Kayıplı", url);
    const before = (await lost()).map((row) => row.url);
    expect(before).not.toContain(url);
    const later = new Date(Date.now() + 1_000);
    await site.server.env.MEDIA.delete(url.slice("/media/".length));
    await compareFiles(site.server.db, site.server.env.MEDIA, later);
    expect((await lost()).filter((row) => !before.includes(row.url))).toMatchObject([
      { url, uses: [{ kind: "splash-ad", id: ad.id }] },
    ]);
    await site.server.env.MEDIA.put(url.slice("/media/".length), GIF);
    await compareFiles(site.server.db, site.server.env.MEDIA, later);
    expect((await lost()).map((row) => row.url)).not.toContain(url);
    await site.server.db.delete(media).where(eq(media.id, id));
    expect((await lost()).map((row) => row.url)).toContain(url);
  });
});

describe("a replacement", () => {
  it("shows another image wherever the old one was shown, as saves", async () => {
    const { db } = site.server;
    const [old, next] = [await addImage(), await stored("splash-ads")];
    const path = `${PATH}/${old.id}/replacement`;
    const text = `<p>${"Uzun bir metin. ".repeat(10)}</p><p><img src="${old.url}" alt="A" width="300" height="900"></p>`;
    const add = async (to: string, input: object) =>
      (await (await site.admin.send("POST", `/api/admin/${to}`, input)).json<{ id: string }>()).id;
    const post = await add("blog", { ...postInput(), image_url: old.url, image_focus: "100% 0%", content: text });
    const page = await add("pages", { ...pageInput(), title: "Değişen", content: text });
    const casino = await add("casinos", { ...casinoInput(), name: "Logolu", logo_url: old.url });
    const { id: ad } = await addAd("Değişen", old.url);
    const { id: trashed } = await addAd("Çöpte", old.url);
    await remove(`splash-ads/${trashed}`);
    expect(await (await site.admin.get(path)).json()).toEqual({ total: 5 });

    const answer = await (await site.admin.send("PUT", path, { url: next.url })).json<{ records: object[] }>();
    expect(answer).toMatchObject({ remaining: 0, changed: 5 });
    expect(answer.records).toHaveLength(4);
    const [row] = await db.select().from(blog_posts).where(eq(blog_posts.id, post));
    expect(row).toMatchObject({
      image_url: next.url,
      image_focus: null,
      updated_by: expect.stringContaining("@") as string,
    });
    expect(row?.content).toContain(`<img src="${next.url}" alt="A" width="300" height="300"`);
    expect(row?.html_mark).toBe(htmlMark(row?.content ?? ""));
    const kept = await db.select().from(record_versions).where(eq(record_versions.record_id, post));
    expect(kept.map((version) => version.row["image_url"])).toEqual([old.url]);
    const [saved] = await db.select().from(pages).where(eq(pages.id, page));
    expect(saved?.content).toContain(next.url);
    expect((await db.select().from(casinos).where(eq(casinos.id, casino)))[0]?.logo_url).toBe(next.url);
    expect((await db.select().from(splash_ads).where(eq(splash_ads.id, ad)))[0]?.image_url).toBe(next.url);
    // Sent again after a lost answer.
    const again = await site.admin.send("PUT", path, { url: next.url });
    expect(await again.json()).toEqual({ records: [], changed: 0, remaining: 0 });
    await restore(trashed);
    expect((await db.select().from(splash_ads).where(eq(splash_ads.id, trashed)))[0]?.image_url).toBe(next.url);
    expect(await inLibrary(next.url)).toMatchObject({ use_count: 5, title: old.title });
    expect(await inLibrary(old.url)).toMatchObject({ use_count: 0, title: `${old.title} (eski)` });
    expect((await remove(`media/${old.id}`)).status).toBe(204);
    const { rows } = await (await site.admin.get("/api/admin/activity")).json<{ rows: Record<string, unknown>[] }>();
    expect(rows.filter(({ action }) => action === "replace").map(({ record_id }) => record_id)).toEqual(
      expect.arrayContaining([post, page, casino, ad]),
    );
  });

  it("waits until it is known what shows which image", async () => {
    const { db } = site.server;
    const { id, url } = await addImage();
    const marks = Array.from({ length: 501 }, () => ({ kind: "post" as const, record_id: crypto.randomUUID() }));
    for (let at = 0; at < marks.length; at += 50) await db.insert(stale_references).values(marks.slice(at, at + 50));
    const path = `${PATH}/${id}/replacement`;
    const counting = "Görsellerin kullanıldığı yerler sayılıyor; birazdan yeniden deneyin";
    await expectRefused(await site.admin.get(path), 409, counting);
    expect((await site.admin.get(path)).status).toBe(200);
    await expectRefused(await site.admin.send("PUT", path, { url }), 422);
  });

  it("takes an image of the library alone", async () => {
    const { id, url } = await addImage();
    const replace = (to: string, image = id) => site.admin.send("PUT", `${PATH}/${image}/replacement`, { url: to });
    for (const wrong of [url, "/media/splash-ads/yok.png", "https://a.example/a.png"])
      await expectRefused(await replace(wrong), 422, "Yerine konacak görsel kütüphanede yok");
    await expectRefused(await replace(url, crypto.randomUUID()), 404, "Görsel bulunamadı");
  });
});

describe("an image", () => {
  it("that is shown cannot be deleted, not even while what shows it is in the trash", async () => {
    const { id, url } = await addImage();
    const ad = await addAd("Silinen", url);
    const inUse = "Bu görsel kullanımda olduğu için silinemez";
    await expectRefused(await remove(`media/${id}`), 409, inUse);
    await remove(`splash-ads/${ad.id}`);
    expect((await inLibrary(url))?.uses).toMatchObject([{ kind: "trash" }]);
    await expectRefused(await remove(`media/${id}`), 409, inUse);
    await deleteForGood(ad.id);
    expect(await site.server.db.select().from(splash_ads).where(eq(splash_ads.image_url, url))).toEqual([]);
    expect((await remove(`media/${id}`)).status).toBe(204);
  });

  it("is moved to the trash and restored unchanged", async () => {
    const image = await addImage();
    expect((await remove(`media/${image.id}`)).status).toBe(204);
    await expectRefused(await remove(`media/${image.id}`), 404, "Görsel bulunamadı");
    expect(await inLibrary(image.url)).toBeUndefined();
    expect((await restore(image.id)).status).toBe(200);
    expect(await inLibrary(image.url)).toEqual(image);
    expect((await site.server.get(image.url)).status).toBe(200);
  });

  it("that is deleted for good is served no more, and its file is gone", async () => {
    const { id, url } = await addImage();
    await remove(`media/${id}`);
    await deleteForGood(id);
    expect(await site.server.env.MEDIA.head(url.slice("/media/".length))).toBeNull();
    expect((await site.server.get(url)).status).toBe(404);
  });

  it("in the trash stays there while a record shows it that was saved afterwards", async () => {
    const { id, url } = await addImage();
    await remove(`media/${id}`);
    await addAd("Önceden Seçen", url);
    expect(await deleteForGood(id)).toMatchObject({ ids: [] });
    await emptyTrashInMonth();
    expect((await site.server.get(url)).status).toBe(200);
    expect((await restore(id)).status).toBe(200);
  });

  it("is deleted for good when the trash is emptied by time", async () => {
    const { id, url } = await addImage();
    await remove(`media/${id}`);
    await emptyTrashInMonth();
    expect((await site.server.get(url)).status).toBe(404);
  });
});
