import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { media } from "../../db/schema";
import { compareFiles } from "../../worker/media/comparing-files.server";
import { fileForm, GIF, type StoredImage } from "../support/images";
import { pageInput, postInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { libraryClient, PATH, type Use } from "../support/library-client";

const site = setupAdminSite();
const { addAd, addImage, inLibrary, list, stored } = libraryClient(site);

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
      const { id } = await site.admin.call("POST", "blog", input);
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
    const { id } = await site.admin.call("POST", "pages", input);
    expect((await inLibrary(url))?.uses).toEqual([{ kind: "page", id, name: "Gösteren", lacks_alt: 1 }]);
  });

  it("is searched by address and by the names of what shows an image", async () => {
    const { id, url } = await addImage();
    await addAd("Işıltılı Kullanan", url);
    const found = async (query: string) => (await list(query)).rows.map((row) => row.id);
    for (const q of ["ışıltılı kullanan", "ISILTILI KULLANAN", url, url.slice(-16).toUpperCase()])
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
      (await site.admin.call<{ rows: { url: string; uses: Use[] }[] }>("GET", `${PATH}/lost`)).rows;
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
