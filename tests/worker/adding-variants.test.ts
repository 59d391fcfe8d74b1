import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, casinos, media, pages, record_versions, splash_ads } from "../../db/schema";
import { htmlMark } from "../../worker/text/mark";
import { filesOf } from "../../worker/text/variants";
import { fileForm, GIF, type StoredImage } from "../support/images";
import { casinoInput, pageInput, postInput } from "../support/inputs";
import { startPurgeRecorder } from "../support/purge-recorder";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";

const demo = (name: string) => new Uint8Array(readFileSync(`scripts/demo-world/images/posts/${name}.webp`));
/** 800 × 450, and the same 320 and 640 wide. */
const [PICTURE, NARROW, MIDDLE] = [demo("b01"), demo("b01-320"), demo("b01-640")];
const PATH = "/api/admin/media";
const site = setupAdminSite({ empty: true });

interface Lacking {
  rows: { id: string; url: string; title: string; has_variants: boolean }[];
  total: number;
}
const lacking = async () => (await site.admin.get(`${PATH}/lacking`)).json<Lacking>();
const isLacking = async (id: string) => (await lacking()).rows.some((row) => row.id === id);
const rowOf = async (id: string) => (await site.server.db.select().from(media).where(eq(media.id, id)))[0];

/** Uploads a picture without variants. */
async function addPicture(bytes: Uint8Array = PICTURE) {
  const sent = await site.admin.send("POST", `${PATH}/promotions`, fileForm(bytes, "zar.webp"));
  const { url } = await sent.json<StoredImage>();
  const [row] = await site.server.db
    .select()
    .from(media)
    .where(eq(media.key, url.slice("/media/".length)));
  return { id: row?.id ?? "", url };
}
function addVariants(id: string, variants: Uint8Array[]) {
  const form = new FormData();
  for (const bytes of variants) form.append("variant", new File([bytes as BlobPart], "x.webp"));
  return site.admin.send("PUT", `${PATH}/${id}/variants`, variants.length > 0 ? form : undefined);
}
const urlOf = async (answer: Response) => (await answer.json<{ url: string }>()).url;
const add = async (to: string, input: object) =>
  (await (await site.admin.send("POST", `/api/admin/${to}`, input)).json<{ id: string; updated_at: string }>()).id;
const addAd = (image_url: string) => add("splash-ads", { title: "Reklam", href: "https://a.example", image_url });
const stored = async () => (await site.server.env.MEDIA.list()).objects.map(({ key }) => `/media/${key}`);

describe("variants of an older picture", () => {
  it("are made under another name, which all records show without having been edited", async () => {
    const { db } = site.server;
    const { id, url } = await addPicture();
    const text = `<p>${"Uzun bir metin. ".repeat(10)}</p><p><img src="${url}" alt="A" width="300" height="169"></p>`;
    const post = await add("blog", { ...postInput(), image_url: url, content: text });
    const [{ updated_at } = { updated_at: "" }] = await db.select().from(blog_posts).where(eq(blog_posts.id, post));
    const edited = { ...postInput(), title: "Yeni başlık", image_url: url, content: text, updated_at };
    expect((await site.admin.send("PUT", `/api/admin/blog/${post}`, edited)).status).toBe(200);
    const page = await add("pages", { ...pageInput(), title: "Sayfa", content: text });
    const casino = await add("casinos", { ...casinoInput(), name: "Logolu", logo_url: url });
    const [ad, trashed] = [await addAd(url), await addAd(url)];
    await site.admin.send("DELETE", `/api/admin/splash-ads/${trashed}`);
    const read = async () => ({
      post: (await db.select().from(blog_posts).where(eq(blog_posts.id, post)))[0],
      page: (await db.select().from(pages).where(eq(pages.id, page)))[0],
      casino: (await db.select().from(casinos).where(eq(casinos.id, casino)))[0],
      ad: (await db.select().from(splash_ads).where(eq(splash_ads.id, ad)))[0],
      versions: await db.select().from(record_versions).where(eq(record_versions.record_id, post)),
    });
    const before = await read();
    expect(before.versions).toHaveLength(1);
    expect(await isLacking(id)).toBe(true);

    const next = await urlOf(await addVariants(id, [MIDDLE, NARROW]));
    expect(next).toBe(url.replace(".webp", "__320-640-800.webp"));
    const after = await read();
    const expected = JSON.parse(JSON.stringify(before).replaceAll(url, next)) as typeof before;
    for (const row of [expected.post, expected.page])
      if (row) row.html_mark = htmlMark("content" in row ? row.content : "");
    expect(after).toEqual(expected);
    await site.admin.send("PUT", `/api/admin/trash/${trashed}/restoration`);
    expect((await db.select().from(splash_ads).where(eq(splash_ads.id, trashed)))[0]?.image_url).toBe(next);

    expect(await rowOf(id)).toMatchObject({ former_key: url.slice("/media/".length), title: "zar" });
    expect(await isLacking(id)).toBe(false);
    for (const [at, address] of [url, ...filesOf(next)].entries()) {
      const answer = await request(site.server, address);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual([PICTURE, PICTURE, NARROW, MIDDLE][at]);
    }
    const { rows } = await (await site.admin.get("/api/admin/activity")).json<{ rows: Record<string, string>[] }>();
    expect(rows.filter(({ action }) => action === "resize").map(({ record_id }) => record_id)).toEqual([id]);
    // Sent again after a lost answer.
    expect(await urlOf(await addVariants(id, [NARROW]))).toBe(next);
  });

  it("leave the former address in use where a form was still open, until the next run", async () => {
    const { id, url } = await addPicture();
    const next = await urlOf(await addVariants(id, [NARROW]));
    const ad = await addAd(url);
    const listed = async (query: string) =>
      (await (await site.admin.get(PATH + query)).json<{ rows: { url: string; use_count?: number }[] }>()).rows;
    expect(await listed(`?q=${url}`)).toMatchObject([{ url: next, use_count: 1 }]);
    expect(await listed("/lost")).toEqual([]);
    await expectRefused(await site.admin.send("DELETE", `${PATH}/${id}`), 409);
    expect((await lacking()).rows).toContainEqual({ id, url: next, title: "zar", has_variants: true });
    expect(await urlOf(await addVariants(id, []))).toBe(next);
    const [row] = await site.server.db.select().from(splash_ads).where(eq(splash_ads.id, ad));
    expect(row?.image_url).toBe(next);
    expect(await isLacking(id)).toBe(false);
  });

  it("are made once when two tabs send them at the same time", async () => {
    const { id, url } = await addPicture();
    const before = await stored();
    const answers = await Promise.all([addVariants(id, [NARROW]), addVariants(id, [NARROW, MIDDLE])]);
    const urls = await Promise.all(answers.map(urlOf));
    expect(urls[0]).toBe(urls[1]);
    expect((await stored()).sort()).toEqual([...before, ...filesOf(urls[0] ?? "")].sort());
    expect(before).toContain(url);
  });

  it("are noted as not to be made where a browser found none", async () => {
    const { id, url } = await addPicture();
    expect(await urlOf(await addVariants(id, []))).toBe(url);
    expect(await isLacking(id)).toBe(false);
    const { id: small } = await addPicture(GIF);
    expect(await isLacking(small)).toBe(false);
  });

  it("are refused when they are not those of the picture, which stays as it is", async () => {
    const { id, url } = await addPicture();
    const before = await stored();
    await expectRefused(await addVariants(id, [PICTURE]), 422, "Görselin küçük boylarından biri görselle uyuşmuyor.");
    await expectRefused(await addVariants(crypto.randomUUID(), [NARROW]), 404, "Görsel bulunamadı");
    expect(await stored()).toEqual(before);
    await site.server.env.MEDIA.delete(url.slice("/media/".length));
    await expectRefused(await addVariants(id, [NARROW]), 409, "Görselin dosyası bulunamadı.");
    expect(await isLacking(id)).toBe(true);
  });

  it("go with the picture into the trash and back, and for good with its former file", async () => {
    const recorder = await startPurgeRecorder(site);
    const { id, url } = await addPicture();
    const next = await urlOf(await addVariants(id, [NARROW]));
    const files = [url, ...filesOf(next)];
    await site.admin.send("DELETE", `${PATH}/${id}`);
    expect(await stored()).toEqual(expect.arrayContaining(files));
    await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`);
    expect(await rowOf(id)).toMatchObject({ former_key: url.slice("/media/".length) });
    await site.admin.send("DELETE", `${PATH}/${id}`);
    await recorder.takePurges();
    await recorder.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] });
    const left = await stored();
    expect(files.filter((address) => left.includes(address))).toEqual([]);
    const tags = [url, next].map((address) => `media:${address.slice("/media/".length)}`);
    expect((await recorder.takePurges()).flat().sort()).toEqual(tags.sort());
  });
});
