import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { media } from "../../db/schema";
import { compareFiles } from "../../worker/media/comparing-files.server";
import { filesOf } from "../../worker/text/variants";
import { concatBytes, GIF, JPEG, png, type StoredImage } from "../support/images";
import { startPurgeRecorder } from "../support/purge-recorder";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";

const demo = (name: string) => new Uint8Array(readFileSync(`scripts/demo-world/images/posts/${name}.webp`));
/** 800 × 450, and the same 320 and 640 wide. */
const [PICTURE, NARROW, MIDDLE] = [demo("b01"), demo("b01-320"), demo("b01-640")];
const WRONG = "Görselin küçük boylarından biri görselle uyuşmuyor.";
const site = setupAdminSite({ empty: true });

function upload(bytes: Uint8Array, variants: (Uint8Array | string)[]) {
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], "zar.webp"));
  for (const variant of variants)
    form.append("variant", typeof variant === "string" ? variant : new File([variant as BlobPart], "x.webp"));
  return site.admin.send("POST", "/api/admin/media/promotions", form);
}
/** Uploads the picture with variants. */
async function added(variants: Uint8Array[]) {
  const { url } = await (await upload(PICTURE, variants)).json<StoredImage>();
  const [row] = await site.server.db
    .select()
    .from(media)
    .where(eq(media.key, url.slice("/media/".length)));
  return { id: row?.id ?? "", url };
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const files = async () => (await site.server.env.MEDIA.list()).objects.map(({ key }) => key);
const addressed = (keys: string[]) => keys.map((key) => `/media/${key}`);

describe("variants of an uploaded picture", () => {
  it("are stored beside it, named by it, and served for ever", async () => {
    const answer = await upload(PICTURE, [MIDDLE, NARROW]);
    expect(answer.status).toBe(201);
    const { url } = await answer.json<StoredImage>();
    expect(url).toMatch(/^\/media\/promotions\/promotion_\d{13}_[\da-f]{16}__320-640-800\.webp$/);
    for (const [at, address] of filesOf(url).entries()) {
      const served = await request(site.server, address);
      expect(served.headers.get("Cache-Tag")).toBe(`media:${url.slice("/media/".length)}`);
      expect(new Uint8Array(await served.arrayBuffer())).toEqual([PICTURE, NARROW, MIDDLE][at]);
    }
    const stored = await site.server.env.MEDIA.head(url.slice("/media/".length));
    expect(stored?.httpMetadata?.cacheControl).toBe("public, max-age=31536000, immutable");
  });

  it("are stored without what stands behind them", async () => {
    const { url } = await added([concatBytes(NARROW, "<script>x</script>")]);
    const answer = await request(site.server, filesOf(url)[1] ?? "");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(NARROW);
  });

  it("may be one of the own width for what is narrower than all", async () => {
    const logo = new Uint8Array(readFileSync("scripts/demo-world/images/logos/altin-cark.webp"));
    const { url } = await (await upload(png(144, 144, 9_000), [logo])).json<StoredImage>();
    expect(url).toMatch(/__144-144\.png$/);
    expect((await request(site.server, filesOf(url)[1] ?? "")).headers.get("Content-Type")).toBe("image/webp");
  });

  const hostile: [string, (Uint8Array | string)[]][] = [
    ["text", ["<svg/>"]],
    ["HTML", [concatBytes("<!doctype html><script>alert(1)</script>")]],
    ["nothing", [new Uint8Array()]],
    ["another type", [png(320, 180)]],
    ["GIF", [GIF]],
    ["JPEG", [JPEG]],
    ["a width of its own choice", [demo("b01")]],
    ["another shape", [new Uint8Array(readFileSync("scripts/demo-world/images/splash/splash-1-320.webp"))]],
    ["the same width twice", [NARROW, NARROW]],
    ["more than there are widths", [NARROW, MIDDLE, NARROW, MIDDLE, NARROW]],
    ["a file cut short", [NARROW.subarray(0, -1)]],
    ["more bytes than the picture", [concatBytes(NARROW, new Uint8Array(600 * 1024))]],
  ];
  it.each(hostile)("are refused as %s, and nothing is stored", async (_, variants) => {
    const before = [await files(), await site.server.db.$count(media)];
    const answer = await upload(PICTURE, variants);
    expect([415, 422]).toContain(answer.status);
    await expectRefused(answer, answer.status);
    expect([await files(), await site.server.db.$count(media)]).toEqual(before);
  });

  it("are refused when they weigh no less than the picture", async () => {
    await expectRefused(await upload(png(800, 450), [NARROW]), 422, WRONG);
  });

  it("stay in the trash and where another picture has replaced it, and are deleted and purged for good with it", async () => {
    const recorder = await startPurgeRecorder(site);
    const [{ id, url }, next] = [await added([NARROW, MIDDLE]), await added([NARROW])];
    const kept = async () => {
      const stored = addressed(await files());
      return filesOf(url).filter((address) => stored.includes(address));
    };
    const ad = { title: "Değişen", href: "https://a.example", image_url: url };
    await site.admin.send("POST", "/api/admin/splash-ads", ad);
    const replaced = await site.admin.send("PUT", `/api/admin/media/${id}/replacement`, { url: next.url });
    expect(await replaced.json()).toMatchObject({ changed: 1, remaining: 0 });
    expect((await site.admin.send("DELETE", `/api/admin/media/${id}`)).status).toBe(204);
    await compareFiles(site.server.db, site.server.env.MEDIA, inDays(40));
    expect(await kept()).toEqual(filesOf(url));
    expect((await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`)).status).toBe(200);
    expect(await kept()).toEqual(filesOf(url));
    await site.admin.send("DELETE", `/api/admin/media/${id}`);
    await recorder.takePurges();
    await recorder.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] });
    expect(await kept()).toEqual([]);
    // The tag under which each of its files is cached, see above.
    expect(await recorder.takePurges()).toEqual([[`media:${url.slice("/media/".length)}`]]);
  });

  it("are deleted with it a month after their upload when neither the library nor the trash has it", async () => {
    const { id, url } = await added([NARROW, MIDDLE]);
    const bucket = site.server.env.MEDIA;
    const before = await files();
    await site.server.db.delete(media).where(eq(media.id, id));
    await compareFiles(site.server.db, bucket, inDays(29));
    expect(await files()).toEqual(before);
    await compareFiles(site.server.db, bucket, inDays(31));
    const gone = filesOf(url.slice("/media/".length));
    expect(await files()).toEqual(before.filter((key) => !gone.includes(key)));
  });
});
