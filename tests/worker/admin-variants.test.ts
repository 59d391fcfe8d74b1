import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, media, record_versions } from "../../db/schema";
import { compareFiles } from "../../worker/media/comparing-files.server";
import { filesOf } from "../../worker/text/variants";
import { concatBytes, GIF, JPEG, png, type StoredImage } from "../support/images";
import { postInput } from "../support/inputs";
import { startPurgeRecorder } from "../support/purge-recorder";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";

const demo = (name: string) => new Uint8Array(readFileSync(`scripts/demo-world/images/posts/${name}.webp`));
/** 800 × 450, and the same 320 and 640 wide. */
const [PICTURE, NARROW, MIDDLE] = [demo("b01"), demo("b01-320"), demo("b01-640")];
const WRONG = "Görselin küçük boylarından biri görselle uyuşmuyor.";
const FOREVER = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400";
const site = setupAdminSite({ empty: true });

function formOf(variants: (Uint8Array | string)[]) {
  const form = new FormData();
  for (const variant of variants)
    form.append("variant", typeof variant === "string" ? variant : new File([variant as BlobPart], "x.webp"));
  return form;
}
function upload(bytes: Uint8Array, variants: (Uint8Array | string)[]) {
  const form = formOf(variants);
  form.set("file", new File([bytes as BlobPart], "zar.webp"));
  return site.admin.send("POST", "/api/admin/media/promotions", form);
}
/** Uploads a picture with variants. */
async function added(variants: Uint8Array[], bytes: Uint8Array = PICTURE) {
  const { url } = await (await upload(bytes, variants)).json<StoredImage>();
  const [row] = await site.server.db
    .select()
    .from(media)
    .where(eq(media.key, url.slice("/media/".length)));
  return { id: row?.id ?? "", url };
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const files = async () => (await site.server.env.MEDIA.list()).objects.map(({ key }) => key);
const isLacking = async (id: string) =>
  (await site.admin.call<{ id: string }[]>("GET", "media/lacking")).some((row) => row.id === id);
const addressed = (keys: string[]) => keys.map((key) => `/media/${key}`);

describe("variants of an uploaded picture", () => {
  it("are stored beside it, named by it, and served for ever", async () => {
    const answer = await upload(PICTURE, [MIDDLE, NARROW]);
    expect(answer.status).toBe(201);
    const { url } = await answer.json<StoredImage>();
    expect(url).toMatch(/^\/media\/promotions\/promotion_\d{13}_[\da-f]{16}__800\.webp$/);
    for (const [at, address] of filesOf(url).entries()) {
      const served = await request(site.server, address);
      expect(served.headers.get("Cache-Tag")).toBe(`media:${url.slice("/media/".length)}`);
      expect(new Uint8Array(await served.arrayBuffer())).toEqual([PICTURE, NARROW, MIDDLE][at]);
    }
    const stored = await site.server.env.MEDIA.head(url.slice("/media/".length));
    expect(stored?.httpMetadata?.cacheControl).toBe(FOREVER);
  });

  it("are stored without what stands behind them", async () => {
    const { url } = await added([concatBytes(NARROW, "<script>x</script>"), MIDDLE]);
    const answer = await request(site.server, filesOf(url)[1] ?? "");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(NARROW);
  });

  it("may be one of the own width for what is narrower than all", async () => {
    const logo = new Uint8Array(readFileSync("scripts/demo-world/images/logos/altin-cark.webp"));
    const { url } = await (await upload(png(144, 144, 13_000), [logo])).json<StoredImage>();
    expect(url).toMatch(/__144\.png$/);
    expect((await request(site.server, filesOf(url)[1] ?? "")).headers.get("Content-Type")).toBe("image/webp");
  });

  it("are not expected of moving pictures and of small ones", async () => {
    for (const bytes of [GIF, png(144, 144)]) {
      const { id, url } = await added([], bytes);
      expect(filesOf(url)).toEqual([url]);
      expect(await isLacking(id)).toBe(false);
    }
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
    const [{ id, url }, next] = [await added([NARROW, MIDDLE]), await added([NARROW, MIDDLE])];
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

describe("variants that are added later", () => {
  const add = (id: string, variants: Uint8Array[]) =>
    site.admin.send("PUT", `/api/admin/media/${id}/variants`, variants.length > 0 ? formOf(variants) : undefined);
  const served = async (address: string, headers = {}) => {
    const answer = await request(site.server, address, { headers });
    const facts = ["Cache-Control", "Content-Type", "ETag"].map((name) => answer.headers.get(name) ?? "");
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()), facts };
  };

  it("stand at the addresses that were answered with the next larger file, and change no record", async () => {
    const { db } = site.server;
    const recorder = await startPurgeRecorder(site);
    const { id, url } = await added([]);
    expect(await isLacking(id)).toBe(true);
    const [, narrow = "", middle = "", wide = ""] = filesOf(url);
    const whole = await served(url);
    for (const address of [narrow, middle, wide])
      expect(await served(address)).toEqual({ ...whole, facts: [FOR_A_DAY, ...whole.facts.slice(1)] });
    const input = {
      ...postInput(),
      image_url: url,
      content: `<p>${"Uzun bir metin. ".repeat(10)}<img src="${url}"></p>`,
    };
    const post = await site.admin.call("POST", "blog", input);
    const rows = async () => [
      await db.select().from(blog_posts).where(eq(blog_posts.id, post.id)),
      await db.select().from(record_versions).where(eq(record_versions.record_id, post.id)),
      (await db.select().from(media).where(eq(media.id, id))).map(({ key }) => key),
    ];
    const before = await rows();
    await recorder.takePurges();

    await recorder.send("PUT", `/api/admin/media/${id}/variants`, formOf([MIDDLE]));
    expect(await recorder.takePurges()).toEqual([[`media:${url.slice("/media/".length)}`]]);
    const known = { "If-None-Match": whole.facts[2] };
    expect(await served(narrow, known)).toMatchObject({
      status: 200,
      bytes: MIDDLE,
      facts: [FOR_A_DAY, "image/webp", expect.any(String)],
    });
    expect(await served(middle)).toMatchObject({ bytes: MIDDLE, facts: [FOREVER, "image/webp", expect.any(String)] });
    expect(await served(wide, known)).toMatchObject({ status: 304 });
    expect((await add(id, [NARROW])).status).toBe(200);
    expect(await served(narrow)).toMatchObject({ bytes: NARROW, facts: [FOREVER, "image/webp", expect.any(String)] });

    expect(await rows()).toEqual(before);
    expect(await isLacking(id)).toBe(false);
    const { rows: log } = await site.admin.call<{ rows: Record<string, string>[] }>("GET", "activity");
    expect(log.filter(({ action }) => action === "resize").map(({ record_id }) => record_id)).toEqual([id]);
  });

  it("are answered with the picture's type and in parts until then", async () => {
    const { id, url } = await added([], png(800, 450, 9_000));
    const [, narrow = ""] = filesOf(url);
    expect(await served(narrow)).toMatchObject({ facts: [FOR_A_DAY, "image/png", expect.any(String)] });
    expect(await served(narrow, { Range: "bytes=0-3" })).toMatchObject({
      status: 206,
      facts: [FOR_A_DAY, "image/png", expect.any(String)],
    });
    await add(id, [NARROW]);
    expect(await served(narrow, { Range: "bytes=0-3" })).toMatchObject({ bytes: NARROW.slice(0, 4) });
  });

  it("are the same when two tabs send them at the same time", async () => {
    const { id, url } = await added([]);
    const before = await files();
    const answers = await Promise.all([add(id, [NARROW]), add(id, [NARROW, MIDDLE])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [, ...names] = filesOf(url.slice("/media/".length));
    expect((await files()).sort()).toEqual([...before, ...names.slice(0, 2)].sort());
  });

  it("are noted as not to be made where a browser found none", async () => {
    const { id } = await added([]);
    expect((await add(id, [])).status).toBe(200);
    expect(await isLacking(id)).toBe(false);
  });

  it("are refused when they are not those of the picture, which stays as it is", async () => {
    const { id } = await added([]);
    const before = await files();
    await expectRefused(await add(id, [PICTURE]), 422, WRONG);
    await expectRefused(await add(crypto.randomUUID(), [NARROW]), 404, "Görsel bulunamadı");
    expect(await files()).toEqual(before);
    expect(await isLacking(id)).toBe(true);
  });
});
