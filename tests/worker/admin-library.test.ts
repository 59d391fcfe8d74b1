import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Media, media, splash_ads } from "../../db/schema";
import { emptyTrash } from "../../worker/trash/emptying.server";
import { fileForm, GIF, type StoredImage } from "../support/images";
import { postInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const PATH = "/api/admin/media";
const site = setupAdminSite();
const upload = (to: string) => site.admin.send("POST", `${PATH}/${to}`, fileForm(GIF));
type Listed = Media & { url: string; uses: { kind: string; id: string; name: string }[] };
const list = async (query = "") => (await site.admin.get(PATH + query)).json<{ rows: Listed[]; total: number }>();

describe("images of the library", () => {
  it("are found in texts, by whatever address they bear there", async () => {
    const { url } = await (await upload("blog-images")).json<StoredImage>();
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

  it("are listed with what uses them, and deleted only when nothing does", async () => {
    const { url } = await (await upload("splash-ads")).json<StoredImage>();
    const [{ id, key } = {} as Media] = await site.server.db
      .select()
      .from(media)
      .where(eq(media.key, url.slice("/media/".length)));
    const ad = { title: "Işıltılı Kullanan", href: "https://a.example", image_url: url };
    const { id: adId } = await (await site.admin.send("POST", "/api/admin/splash-ads", ad)).json<{ id: string }>();
    const found = async () => (await list("?folder=splash-ads")).rows.find((row) => row.id === id);
    expect((await found())?.uses).toEqual([{ kind: "splash-ad", id: adId, name: "Işıltılı Kullanan" }]);
    for (const q of ["ışıltılı kullanan", "ISILTILI KULLANAN", url, url.slice(-12).toUpperCase()])
      expect(
        (await list(`?q=${encodeURIComponent(q)}`)).rows.map((row) => row.id),
        q,
      ).toEqual([id]);
    expect((await list("?q=splash-ad&folder=blog-images")).rows).toEqual([]);
    expect((await list("?q=kind")).rows).toEqual([]);
    const sizes = (await list("?sort=-size")).rows.map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    const inUse = "Bu görsel kullanımda olduğu için silinemez";
    await expectRefused(await site.admin.send("DELETE", `${PATH}/${id}`), 409, inUse);
    await site.admin.send("DELETE", `/api/admin/splash-ads/${adId}`);
    expect((await found())?.uses).toMatchObject([{ kind: "trash" }]);
    await expectRefused(await site.admin.send("DELETE", `${PATH}/${id}`), 409, inUse);
    await site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [adId] });
    const row = await found();
    expect((await site.admin.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    await expectRefused(await site.admin.send("DELETE", `${PATH}/${id}`), 404, "Görsel bulunamadı");
    expect(await found()).toBeUndefined();
    expect((await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`)).status).toBe(200);
    expect(await found()).toEqual(row);
    expect((await site.server.get(url)).status).toBe(200);
    await site.admin.send("DELETE", `${PATH}/${id}`);
    await site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] });
    expect(await site.server.env.MEDIA.head(key)).toBeNull();
    expect((await site.server.get(url)).status).toBe(404);
    const picked = await (await upload("promotions")).json<StoredImage>();
    const { id: pickedId = "" } =
      (await list("?folder=promotions")).rows.find((image) => image.url === picked.url) ?? {};
    await site.admin.send("DELETE", `${PATH}/${pickedId}`);
    const late = { title: "Önceden Seçen", href: "https://a.example", image_url: picked.url };
    await site.admin.send("POST", "/api/admin/splash-ads", late);
    const forGood = { action: "delete", ids: [pickedId] };
    const kept = await site.admin.send("POST", "/api/admin/trash/selection", forGood);
    expect(await kept.json()).toEqual({ ids: [] });
    await emptyTrash(site.server.db, site.server.env.MEDIA, new Date(Date.now() + 31 * 86_400_000));
    expect((await site.server.get(picked.url)).status).toBe(200);
    expect((await site.admin.send("PUT", `/api/admin/trash/${pickedId}/restoration`)).status).toBe(200);
    const old = await (await upload("promotions")).json<StoredImage>();
    const listed = (await list("?folder=promotions")).rows.find((image) => image.url === old.url);
    await site.admin.send("DELETE", `${PATH}/${listed?.id}`);
    await emptyTrash(site.server.db, site.server.env.MEDIA, new Date(Date.now() + 31 * 86_400_000));
    expect((await site.server.get(old.url)).status).toBe(404);
    expect(await site.server.db.select().from(splash_ads).where(eq(splash_ads.image_url, url))).toEqual([]);
    await expectRefused(await site.admin.get(`${PATH}?folder=x`), 422);
  });
});
