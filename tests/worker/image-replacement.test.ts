import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, casinos, pages, record_versions, splash_ads } from "../../db/schema";
import { htmlMark } from "../../worker/text/mark";
import { casinoInput, pageInput, postInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { libraryClient, PATH } from "../support/library-client";

const site = setupAdminSite();
const { addAd, addImage, inLibrary, remove, restore, stored } = libraryClient(site);

describe("a replacement", () => {
  it("shows another image wherever the old one was shown, as saves", async () => {
    const { db } = site.server;
    const [old, next] = [await addImage(), await stored("splash-ads")];
    const path = `${PATH}/${old.id}/replacement`;
    const text = `<p>${"Uzun bir metin. ".repeat(10)}</p><p><img src="${old.url}" alt="A" width="300" height="900"></p>`;
    const add = async (to: string, input: object) => (await site.admin.call("POST", to, input)).id;
    const post = await add("blog", { ...postInput(), image_url: old.url, image_focus: "100% 0%", content: text });
    const page = await add("pages", { ...pageInput(), title: "Değişen", content: text });
    const casino = await add("casinos", { ...casinoInput(), name: "Logolu", logo_url: old.url });
    const { id: ad } = await addAd("Değişen", old.url);
    const { id: trashed } = await addAd("Çöpte", old.url);
    await remove(`splash-ads/${trashed}`);
    expect(await (await site.admin.get(path)).json()).toEqual({ total: 5 });

    const answer = await site.admin.call<{ records: object[] }>("PUT", path, { url: next.url });
    expect(answer).toMatchObject({ remaining: 0, changed: 5 });
    expect(answer.records).toHaveLength(4);
    const row = await site.rowOf(blog_posts, post);
    expect(row).toMatchObject({
      image_url: next.url,
      image_focus: null,
      updated_by: expect.stringContaining("@") as string,
    });
    expect(row?.content).toContain(`<img src="${next.url}" alt="A" width="300" height="300"`);
    expect(row?.html_mark).toBe(htmlMark(row?.content ?? ""));
    const kept = await db.select().from(record_versions).where(eq(record_versions.record_id, post));
    expect(kept.map((version) => version.row["image_url"])).toEqual([old.url]);
    const saved = await site.rowOf(pages, page);
    expect(saved?.content).toContain(next.url);
    expect((await site.rowOf(casinos, casino))?.logo_url).toBe(next.url);
    expect((await site.rowOf(splash_ads, ad))?.image_url).toBe(next.url);
    // Sent again after a lost answer.
    const again = await site.admin.send("PUT", path, { url: next.url });
    expect(await again.json()).toEqual({ records: [], changed: 0, remaining: 0 });
    await restore(trashed);
    expect((await site.rowOf(splash_ads, trashed))?.image_url).toBe(next.url);
    expect(await inLibrary(next.url)).toMatchObject({ use_count: 5, title: old.title });
    expect(await inLibrary(old.url)).toMatchObject({ use_count: 0, title: `${old.title} (eski)` });
    expect((await remove(`media/${old.id}`)).status).toBe(204);
    const { rows } = await site.admin.call<{ rows: Record<string, unknown>[] }>("GET", "activity");
    expect(rows.filter(({ action }) => action === "replace").map(({ record_id }) => record_id)).toEqual(
      expect.arrayContaining([post, page, casino, ad]),
    );
  });

  it("takes an image of the library alone", async () => {
    const { id, url } = await addImage();
    const replace = (to: string, image = id) => site.admin.send("PUT", `${PATH}/${image}/replacement`, { url: to });
    for (const wrong of [url, "/media/splash-ads/yok.png", "https://a.example/a.png"])
      await expectRefused(await replace(wrong), 422, "Yerine konacak görsel kütüphanede yok");
    await expectRefused(await replace(url, crypto.randomUUID()), 404, "Görsel bulunamadı");
  });
});
