import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { media } from "../../db/schema";
import { checkedImage, putFiles } from "../../worker/media/storing.server";
import { filesOf } from "../../worker/pictures/variants";
import { fileForm, GIF, type StoredImage } from "../support/images";
import { type PurgeRecorder, startPurgeRecorder } from "../support/purge-recorder";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";

const demo = (name: string) => new Uint8Array(readFileSync(`scripts/demo-world/images/posts/${name}.webp`));
const [PICTURE, NARROW, MIDDLE] = [demo("b01"), demo("b01-320"), demo("b01-640")];
const site = setupAdminSite({ empty: true });
let worker: PurgeRecorder;
/** The binding's answer for a width. */
let make: (width: number) => Promise<Uint8Array>;
const errors = vi.spyOn(console, "error").mockReturnValue();

beforeAll(async () => {
  const transformer = (width = 0) => ({
    transform: (to: { width: number }) => transformer(to.width),
    output: async () => {
      const bytes = await make(width);
      return { image: () => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() };
    },
  });
  worker = await startPurgeRecorder(site, { IMAGES: { input: () => transformer() } as unknown as ImagesBinding });
});
beforeEach(() => {
  errors.mockClear();
  make = (width) => Promise.resolve(width === 320 ? NARROW : MIDDLE);
});
afterEach(() => vi.useRealTimers());

async function upload(form: FormData): Promise<string> {
  const answer = await worker.send("POST", "/api/admin/media/promotions", form);
  expect(answer.status).toBe(201);
  return (await answer.json<StoredImage>()).url;
}
const served = async (url: string) => new Uint8Array(await (await request(site.server, url)).arrayBuffer());

describe("the Images binding", () => {
  it("makes the variants of an upload without any", async () => {
    const url = await upload(fileForm(PICTURE));
    expect(url).toMatch(/__320-640-800\.webp$/);
    expect(await Promise.all(filesOf(url).map(served))).toEqual([PICTURE, NARROW, MIDDLE]);
  });

  it("is not asked where a browser has sent variants, and not for pictures that move", async () => {
    const form = fileForm(PICTURE);
    form.append("variant", new File([NARROW], "x.webp"));
    expect(await upload(form)).toMatch(/__320-800\.webp$/);
    const frame = GIF.slice(GIF.indexOf(0x21), -1);
    const moving = new Uint8Array([...GIF.slice(0, -1), ...frame, 0x3b]);
    moving.set([0x20, 0x03, 0xc2, 0x01], 6);
    expect(await upload(fileForm(moving))).not.toContain("__");
  });

  it("makes those of an older picture, which goes on lacking them when that fails", async () => {
    const { db, env } = site.server;
    const add = async (key: string) => {
      const { row, files } = checkedImage({ folder: "promotions", name: key, bytes: PICTURE }, new Date());
      await putFiles(env.MEDIA, files);
      await db.insert(media).values(row);
      return worker.send("PUT", `/api/admin/media/${row.id}/variants`);
    };
    const made = (await (await add("eski")).json()) as StoredImage;
    expect(made.url).toBe("/media/promotions/eski__320-640-800.webp");
    expect(await served(filesOf(made.url)[1] ?? "")).toEqual(NARROW);
    make = () => Promise.reject(new Error("IMAGES_TRANSFORM_ERROR 9523"));
    await expectRefused(await add("olmayan"), 503);
    expect(errors).toHaveBeenCalledOnce();
    const answer = await worker.get("/api/admin/media/lacking", { Cookie: site.admin.cookie });
    const lacking = (await answer.json()) as { rows: { title: string }[] };
    expect(lacking).toMatchObject({ in_browser: false });
    expect(lacking.rows.map(({ title }) => title)).toContain("olmayan");
  });

  it.each<[string, typeof make, RegExp?]>([
    ["fails", () => Promise.reject(new Error("IMAGES_TRANSFORM_ERROR 9523")), /9523/],
    ["answers more than a variant may weigh", () => Promise.resolve(new Uint8Array(1024 * 1024))],
    ["answers another picture", () => Promise.resolve(demo("b02"))],
  ])("keeps a picture when it %s", async (_, answer, sentence) => {
    make = answer;
    const url = await upload(fileForm(PICTURE));
    expect(url).not.toContain("__");
    expect(await served(url)).toEqual(PICTURE);
    expect(errors.mock.calls.map(String)).toEqual(sentence ? [expect.stringMatching(sentence)] : []);
  });

  it("keeps a picture when it does not answer, and says so once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asked = Promise.withResolvers<void>();
    make = () => (asked.resolve(), new Promise(() => undefined));
    const url = upload(fileForm(PICTURE));
    await asked.promise;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await url).not.toContain("__");
    expect(errors.mock.calls.map(String)).toEqual([expect.stringMatching("no answer in 6000 ms")]);
  });
});
