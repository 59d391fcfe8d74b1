import { readdirSync, readFileSync } from "node:fs";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { type Media, media } from "../../db/schema";
import { SVG_REFUSED } from "../../worker/media/rules";
import { concatBytes, fileForm, GIF, JPEG, png, type StoredImage, turnedJpeg } from "../support/images";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const PATH = "/api/admin/media";
const BROKEN = "Görsel dosyası bozuk veya eksik.";
const WITH_MORE = "Dosyada görselden başka veriler de var; görseli yeniden kaydedip deneyin.";
const MEGABYTE = 1024 * 1024;
const folder = "scripts/demo-world/images";
const seeded = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith(".webp"));
const WEBP = new Uint8Array(readFileSync(`${folder}/${seeded}`));
const site = setupAdminSite();

const upload = (bytes: Uint8Array | string, to = "promotions") =>
  site.admin.send("POST", `${PATH}/${to}`, fileForm(bytes));
const rows = () => site.server.db.select().from(media);
const files = async () => (await site.server.env.MEDIA.list()).objects.map(({ key }) => key);
const served = async (url: string) => concatBytes(new Uint8Array(await (await site.server.get(url)).arrayBuffer()));
const rowOf = async (url: string) => (await rows()).find(({ key }) => url === `/media/${key}`) as Media;

/** Malicious file names, and what is stored of each. */
const hostileNames: [name: string, kept: string][] = [
  ["../../../etc/passwd.png", "etc-passwd"],
  ["x.png;.svg", "xpng"],
  ["<img src=x onerror=alert(1)>.png", "img-srcx-onerroralert1"],
  ["a\r\nX-Injected: 1\r\n.png", "a0d0ax-injected-10d0a"],
  [`${"x".repeat(1_000)}.png`, "x".repeat(40)],
];

describe("images of the panel", () => {
  it.each([
    ["png", png(20, 10), "image/png", 20, 10],
    ["jpg", JPEG, "image/jpeg", 1, 1],
    ["gif", GIF, "image/gif", 1, 1],
    ["webp", WEBP, "image/webp", undefined, undefined],
  ] as const)(
    "are stored as %s by their bytes, whatever their name says",
    async (extension, bytes, type, width, height) => {
      for (const to of ["promotions", "blog-images", "splash-ads"]) {
        const sent = await upload(bytes, to);
        expect(sent.status).toBe(201);
        const image = await sent.json<StoredImage>();
        expect(Object.keys(image)).toEqual(["url", "width", "height"]);
        expect(image.url).toMatch(new RegExp(`^/media/${to}/[\\w-]+\\.${extension}$`));
        if (width) expect(image).toMatchObject({ width, height });
        const row = await rowOf(image.url);
        expect(row).toMatchObject({ folder: to, content_type: type, size: bytes.length, width: image.width });
        const answer = await site.server.get(image.url);
        expect(answer.headers.get("Content-Type")).toBe(type);
        expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
        expect(concatBytes(new Uint8Array(await answer.arrayBuffer()))).toEqual(concatBytes(bytes));
      }
    },
  );

  it("are stored with the displayed size if EXIF rotates them", async () => {
    const wide = concatBytes(JPEG);
    wide[28] = 2;
    expect(await (await upload(wide, "promotions")).json()).toMatchObject({ width: 2, height: 1 });
    expect(await (await upload(turnedJpeg(wide), "promotions")).json()).toMatchObject({ width: 1, height: 2 });
  });

  it.each([
    ["promotions", /^promotion_\d{13}_[\da-f]{16}__0\.gif$/],
    ["blog-images", /^blog-image_\d{13}_[\da-f]{16}__0\.gif$/],
    ["splash-ads", /^splash-ad_\d{13}_[\da-f]{16}_sans-carki-ilk__0\.gif$/],
  ])("of %s get a file name of time, a random part and the detected type", async (to, pattern) => {
    const { url } = await site.admin.call<StoredImage>("POST", `${PATH}/${to}`, fileForm(GIF, "Şans Çarkı İlk.png"));
    expect(url.slice(`/media/${to}/`.length)).toMatch(pattern);
    expect((await site.server.get(url)).status).toBe(200);
    const again = await site.admin.send("POST", `${PATH}/${to}`, fileForm(GIF, "Şans Çarkı İlk.png"));
    expect((await again.json<StoredImage>()).url).not.toBe(url);
  });

  it.each(hostileNames)("are stored under a harmless name when theirs is %j", async (name, kept) => {
    const sent = await site.admin.send("POST", `${PATH}/splash-ads`, fileForm(GIF, name));
    expect(sent.status).toBe(201);
    const { url } = await sent.json<StoredImage>();
    expect(url).toMatch(new RegExp(`^/media/splash-ads/splash-ad_\\d{13}_[\\da-f]{16}${kept && `_${kept}`}__0\\.gif$`));
    const answer = await site.server.get(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/gif");
    const ad = { title: "Adı tuhaf", href: "https://a.example", image_url: url };
    expect((await site.admin.send("POST", "/api/admin/splash-ads", ad)).status).toBe(201);
  });

  const whole: [string, Uint8Array][] = [
    ["PNG", png(9, 9)],
    ["JPEG", JPEG],
    ["GIF", GIF],
    ["WebP", WEBP],
  ];
  const refused: [string, Uint8Array | string, number, string][] = [
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>', 415, SVG_REFUSED],
    ["8001 pixels", png(8001, 1), 422, "Görsel en çok 8000×8000 piksel olabilir."],
    ["PNG cut short", png(9, 9).subarray(0, -1), 422, BROKEN],
    ["PNG with a script in its colour profile", png(9, 9, "icc\0<SCRIPT>alert(1)</script>"), 422, WITH_MORE],
    ["WebP with a chunk that goes on too far", WEBP.with(16, (WEBP[16] ?? 0) ^ 2).with(19, 1), 422, BROKEN],
  ];
  it.each(refused)("of the kind %s are refused", async (_, bytes, status, sentence) => {
    const before = [await rows(), await files()];
    await expectRefused(await upload(bytes), status, sentence);
    expect([await rows(), await files()]).toEqual(before);
  });

  it.each(whole)("of the kind %s are stored without what a camera or a program adds behind them", async (_, bytes) => {
    const { url } = await (await upload(concatBytes(bytes, "MotionPhoto<script>x</script>"))).json<StoredImage>();
    expect(await rowOf(url)).toMatchObject({ size: bytes.length });
    expect(await served(url)).toEqual(concatBytes(bytes));
  });

  it("are stored without place, camera and comments, but turned as before", async () => {
    const { url } = await (await upload(turnedJpeg(JPEG, 1))).json<StoredImage>();
    const stored = await served(url);
    expect(stored.length).toBeLessThan(JPEG.length + 100);
    expect(await rowOf(url)).toMatchObject({ size: stored.length });
    expect(imageSize(stored).orientation).toBe(6);
    const comment = concatBytes(new Uint8Array([0x21, 0xfe, 8]), "<script>", new Uint8Array(1));
    const gif = await upload(concatBytes(GIF.subarray(0, 19), comment, GIF.subarray(19)));
    expect(await served((await gif.json<StoredImage>()).url)).toEqual(concatBytes(GIF));
  });

  it.each([
    ["promotions", 2],
    ["blog-images", 5],
    ["splash-ads", 5],
  ])("of %s may have %i MB", async (to, megabytes) => {
    const frame = png(9, 9).length;
    expect((await upload(png(9, 9, megabytes * MEGABYTE - frame), to)).status).toBe(201);
    const sentence = `Dosya boyutu ${megabytes}MB'dan küçük olmalıdır`;
    const larger = await upload(png(9, 9, megabytes * MEGABYTE - frame + 1), to);
    expect((await expectRefused(larger, 413, sentence)).fields).toEqual({ file: sentence });
  });

  it("come as one part of a form and into a known folder", async () => {
    const path = `${PATH}/promotions`;
    await expectRefused(await site.admin.send("POST", path, "{}"), 415, "Görsel, form verisi olarak gönderilmelidir.");
    const text = new FormData();
    text.set("file", "metin");
    const empty = new FormData();
    empty.set("other", new File([new Uint8Array(GIF)], "a.gif"));
    for (const body of [text, empty, fileForm(GIF, "x.svg\u0000.png")])
      await expectRefused(await site.admin.send("POST", path, body), 422, "Yüklenecek dosya bulunamadı.");
    const broken = await site.admin.send("POST", path, "x", { "Content-Type": "multipart/form-data; boundary=b" });
    await expectRefused(broken, 422, "Yüklenecek dosya bulunamadı.");
    await expectRefused(await upload(GIF, "avatars"), 404, "Böyle bir görsel klasörü yok.");
  });
});
