import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { media } from "../../db/schema";
import { filesOf } from "../../worker/pictures/variants";
import { concatBytes, GIF, JPEG, png, type StoredImage } from "../support/images";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";

const demo = (name: string) => new Uint8Array(readFileSync(`scripts/demo-world/images/posts/${name}.webp`));
/** 800 × 450, and the same 320 and 640 wide. */
const [PICTURE, NARROW, MIDDLE] = [demo("b01"), demo("b01-320"), demo("b01-640")];
const WRONG = "Görselin küçük boylarından biri görselle uyuşmuyor.";
const site = setupAdminSite({ empty: true, vars: {} });

function upload(bytes: Uint8Array, variants: (Uint8Array | string)[]) {
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], "zar.webp"));
  for (const variant of variants)
    form.append("variant", typeof variant === "string" ? variant : new File([variant as BlobPart], "x.webp"));
  return site.admin.send("POST", "/api/admin/media/promotions", form);
}
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
    ["a file with HTML behind it", [concatBytes(NARROW, "<script>x</script>")]],
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

  it("are deleted for good with it", async () => {
    const { url } = await (await upload(PICTURE, [NARROW])).json<StoredImage>();
    const [row] = (await site.server.db.select().from(media)).filter(({ key }) => url === `/media/${key}`);
    expect(addressed(await files())).toEqual(expect.arrayContaining(filesOf(url)));
    expect((await site.admin.send("DELETE", `/api/admin/media/${row?.id}`)).status).toBe(204);
    expect(addressed(await files())).toEqual(expect.arrayContaining(filesOf(url)));
    await site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [row?.id] });
    const left = addressed(await files());
    expect(filesOf(url).filter((address) => left.includes(address))).toEqual([]);
  });
});
