import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Media, splash_ads } from "../../db/schema";
import { emptyTrash } from "../../worker/trash/emptying.server";
import { fileForm, GIF, type StoredImage } from "../support/images";
import { pageInput, postInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const PATH = "/api/admin/media";
const site = setupAdminSite();
const upload = (to: string) => site.admin.send("POST", `${PATH}/${to}`, fileForm(GIF));
type Listed = Media & { url: string; uses: { kind: string; id: string; name: string }[] };
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
  emptyTrash(site.server.db, site.server.env.MEDIA, new Date(Date.now() + 31 * 86_400_000));

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
    expect((await inLibrary(url))?.uses).toEqual([{ kind: "splash-ad", id, name: "Gösteren" }]);
  });

  it("names the page that shows an image", async () => {
    const { url } = await addImage();
    const input = { ...pageInput(), title: "Gösteren", content: `<p>Bir görsel var.</p><p><img src="${url}"></p>` };
    const { id } = await (await site.admin.send("POST", "/api/admin/pages", input)).json<{ id: string }>();
    expect((await inLibrary(url))?.uses).toEqual([{ kind: "page", id, name: "Gösteren" }]);
  });

  it("is searched by address and by the names of what shows an image", async () => {
    const { id, url } = await addImage();
    await addAd("Işıltılı Kullanan", url);
    const found = async (query: string) => (await list(query)).rows.map((row) => row.id);
    for (const q of ["ışıltılı kullanan", "ISILTILI KULLANAN", url, url.slice(-12).toUpperCase()])
      expect(await found(`?q=${encodeURIComponent(q)}`), q).toEqual([id]);
    expect(await found("?q=splash-ad&folder=blog-images")).toEqual([]);
    expect(await found("?q=kind")).toEqual([]);
  });

  it("is sorted by size", async () => {
    const sizes = (await list("?sort=-size")).rows.map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it("refuses an unknown folder", async () => {
    await expectRefused(await site.admin.get(`${PATH}?folder=x`), 422);
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
    const { id, key, url } = await addImage();
    await remove(`media/${id}`);
    await deleteForGood(id);
    expect(await site.server.env.MEDIA.head(key)).toBeNull();
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
