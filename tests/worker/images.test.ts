import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { media } from "../../db/schema";
import { filesOf } from "../../worker/text/variants";
import { setupSite } from "../support/site";
import { adsIn } from "../support/splash-ads";
import { request } from "../support/test-server";

const site = setupSite();

describe("images", () => {
  it("are served exactly, for ever, by range and by ETag", async () => {
    const [row] = await site.server.db.select().from(media).limit(1);
    const path = `/media/${row?.key}`;
    const whole = await site.server.get(path);
    expect(whole.status).toBe(200);
    expect(whole.headers.get("Content-Type")).toBe("image/webp");
    expect(whole.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(whole.headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(bytes.length).toBe(row?.size);
    const etag = whole.headers.get("ETag") ?? "";
    expect((await site.server.get(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
    const part = await site.server.get(path, { headers: { Range: "bytes=2-5" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("Content-Range")).toBe(`bytes 2-5/${bytes.length}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(2, 6));
    const end = await site.server.get(path, { headers: { Range: "bytes=-4" } });
    expect(end.headers.get("Content-Range")).toBe(`bytes ${bytes.length - 4}-${bytes.length - 1}/${bytes.length}`);
    for (const range of ["bytes=0-1,3-4", "bytes=abc", "bytes=5-2", "items=0-5"])
      expect((await site.server.get(path, { headers: { Range: range } })).status, range).toBe(200);
    expect((await site.server.get(path, { headers: { Range: "bytes=0-1", "If-Range": '"other"' } })).status).toBe(200);
    const beyond = await site.server.get(path, { headers: { Range: "bytes=99999999-" } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get("Content-Range")).toBe(`bytes */${bytes.length}`);
    expect((await site.server.get(path, { headers: { "If-None-Match": "garbage" } })).status).toBe(200);
    expect((await site.server.post(path, {})).status).toBe(405);
    for (const bad of [
      "/media/promotions",
      "/media/promotions/..%2f..%2fx.webp",
      "/media/x/y.webp",
      "/media/promotions/yok.webp",
    ])
      expect((await site.server.get(bad)).status, bad).toBe(404);
  });

  it("have smaller files, which go under the tag of their picture and are answered with it for a day when lost", async () => {
    const rows = await site.server.db.select().from(media);
    const row = rows.find(({ key }) => filesOf(key).length > 2);
    const [picture = "", narrow = "", wide = ""] = filesOf(row?.key ?? "");
    const file = await site.server.get(`/media/${narrow}`);
    expect(file.headers.get("Content-Type")).toBe("image/webp");
    expect(file.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(file.headers.get("Cache-Tag")).toBe(`media:${picture}`);
    expect(imageSize(new Uint8Array(await file.arrayBuffer())).width).toBe(320);
    const stored = await site.server.env.MEDIA.get(wide);
    const bytes = await stored?.arrayBuffer();
    await site.server.env.MEDIA.delete(wide);
    const instead = await request(site.server, `/media/${wide}`);
    expect([instead.status, (await instead.arrayBuffer()).byteLength]).toEqual([200, row?.size]);
    expect(instead.headers.get("Cache-Control")).toBe("public, max-age=86400");
    await site.server.env.MEDIA.put(wide, bytes ?? "", { httpMetadata: { contentType: "image/webp" } });
  });

  it("of cards and heads are named in every width, logos in none, since they are small", async () => {
    const srcsets = async (path: string) =>
      Array.from(
        (await site.html(path)).matchAll(/<img (?:[^>]* )?srcSet="([^"]+)" sizes="([^"]+)"/gi),
        ([, set = "", sizes]) => ({
          widths: set.split(", ").map((candidate) => candidate.split(" ")[1]),
          first: set.split(" ")[0] ?? "",
          sizes,
        }),
      );
    const [card] = await srcsets("/blog");
    expect(card).toMatchObject({ widths: ["320w", "640w", "800w"], sizes: "min(32rem,92vw)" });
    expect((await site.server.get(card?.first ?? "")).status).toBe(200);
    expect((await srcsets("/bonuslar/isilti-casino/150-hos-geldin-bonusu"))[0]?.sizes).toBe("min(46rem,92vw)");
    expect(await srcsets("/guvenilir-siteler")).toEqual([]);
    const [ad] = adsIn(await site.html("/"));
    expect(ad?.srcset).toMatch(/ 320w, .* 600w$/);
  });

  it("weigh at most 12 KB on a card and 60 KB at home above the fold", async () => {
    const addresses = Array.from(
      (await site.html("/")).matchAll(/<img [^>]*src="([^"]+)"/g),
      ([, address = ""]) => address,
    );
    const weigh = async (address: string) => (await request(site.server, address)).arrayBuffer();
    const sizes = await Promise.all([...new Set(addresses)].map(async (address) => (await weigh(address)).byteLength));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12 * 1024);
    // No screen shows more than two rows of cards before it is scrolled.
    const atTheTop = sizes.slice(0, 6);
    expect(atTheTop).toHaveLength(6);
    expect(atTheTop.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60 * 1024);
  });
});
