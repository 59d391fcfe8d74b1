import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { media, pending_purges, splash_ads, trash } from "../../db/schema";
import { compareFiles } from "../../worker/media/comparing-files.server";
import { emptyTrash } from "../../worker/trash/emptying.server";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { libraryClient } from "../support/library-client";

const site = setupAdminSite();
const { addAd, addImage, inLibrary, remove, restore } = libraryClient(site);
const deleteForGood = async (id: string) =>
  (await site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] })).json();
const emptyTrashInMonth = () =>
  emptyTrash(site.server.db, site.server.env.MEDIA, new Date(Date.now() + 31 * 86_400_000));

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

  it("whose file stayed when its row was deleted for good is swept and purged a month after its upload", async () => {
    const { db, env } = site.server;
    const [left, trashed, shown] = [await addImage(), await addImage(), await addImage()];
    await addAd("Gösterilen", shown.url);
    await remove(`media/${trashed.id}`);
    await remove(`media/${left.id}`);
    // As after a kill between the two deletions, and as in a library that was set back.
    await db.delete(trash).where(eq(trash.id, left.id));
    await db.delete(media).where(eq(media.id, shown.id));
    await db.delete(pending_purges);
    const isStored = async ({ url }: { url: string }) => (await env.MEDIA.head(url.slice("/media/".length))) !== null;
    const sweep = (days: number) => compareFiles(db, env.MEDIA, new Date(Date.now() + days * 86_400_000));
    await sweep(29);
    expect(await isStored(left)).toBe(true);
    await sweep(31);
    expect([await isStored(left), await isStored(trashed), await isStored(shown)]).toEqual([false, true, true]);
    expect((await db.select().from(pending_purges)).map(({ tag }) => tag)).toEqual([
      `media:${left.url.slice("/media/".length)}`,
    ]);
  });
});
