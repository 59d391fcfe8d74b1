import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { media } from "../../db/schema";
import { stripStored } from "../../worker/media/stripping.server";
import { concatBytes, fileForm, JPEG, type StoredImage, turnedJpeg } from "../support/images";
import { startPurgeRecorder } from "../support/purge-recorder";
import { setupAdminSite } from "../support/site";
import { request } from "../support/test-server";

const site = setupAdminSite({ empty: true });
const served = async (url: string) =>
  concatBytes(new Uint8Array(await (await request(site.server, url)).arrayBuffer()));

/** Uploads a picture, then puts `bytes` in its place as they were stored before metadata was removed. */
async function storedBefore(bytes: Uint8Array) {
  const sent = await site.admin.send("POST", "/api/admin/media/promotions", fileForm(JPEG));
  const { url } = await sent.json<StoredImage>();
  const key = url.slice("/media/".length);
  await site.server.env.MEDIA.put(key, bytes, { httpMetadata: { contentType: "image/jpeg" } });
  await site.server.db.update(media).set({ size: bytes.length, is_stripped: false }).where(eq(media.key, key));
  return { url, key };
}

it("stored pictures lose their metadata once, under their address, which is purged", async () => {
  const recorder = await startPurgeRecorder(site);
  const photo = turnedJpeg(JPEG, 60_000);
  const { url, key } = await storedBefore(photo);
  const broken = await storedBefore(photo.slice(0, -1));
  const before = await request(site.server, url);
  expect(concatBytes(new Uint8Array(await before.arrayBuffer()))).toEqual(photo);
  await recorder.takePurges();

  await recorder.runCron("17 1 * * *", new Date());
  const plain = await served(url);
  expect(plain.length).toBeLessThan(JPEG.length + 100);
  expect(await recorder.takePurges()).toEqual([[`media:${key}`]]);
  const after = await request(site.server, url);
  expect(after.headers.get("ETag")).not.toBe(before.headers.get("ETag"));
  expect(after.headers.get("Content-Type")).toBe("image/jpeg");
  expect(after.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const [row] = await site.server.db.select().from(media).where(eq(media.key, key));
  expect(row).toMatchObject({ size: plain.length, is_stripped: true });
  expect(await served(broken.url)).toEqual(photo.slice(0, -1));

  await site.server.env.MEDIA.put(key, photo);
  await stripStored(site.server.db, site.server.env.MEDIA);
  expect(await served(url)).toEqual(photo);
});
