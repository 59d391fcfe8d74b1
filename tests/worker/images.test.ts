import { describe, expect, it } from "vitest";
import { media } from "../../db/schema";
import { setupSite } from "../support/site";

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
});
