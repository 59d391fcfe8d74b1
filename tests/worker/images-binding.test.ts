import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { media } from "../../db/schema";
import { checkedImage, putFiles } from "../../worker/media/storing.server";
import { filesOf } from "../../worker/pictures/variants";
import { fileForm, GIF, png, type StoredImage } from "../support/images";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";

const demo = (name: string) => new Uint8Array(readFileSync(`scripts/demo-world/images/posts/${name}.webp`));
const site = setupAdminSite({ empty: true, vars: {}, images: true });

async function upload(form: FormData): Promise<string> {
  const answer = await site.admin.send("POST", "/api/admin/media/promotions", form);
  expect(answer.status).toBe(201);
  return (await answer.json<StoredImage>()).url;
}
const served = async (url: string) => new Uint8Array(await (await request(site.server, url)).arrayBuffer());
/** What the Worker has logged as errors since the last call. */
function takeErrors() {
  const errors = site.server.harness.getLogs().filter(({ level }) => level === "error");
  site.server.harness.clearLogs();
  return errors.map(({ message }) => (JSON.parse(message) as { message: string }).message);
}

describe("the Images binding", () => {
  it("makes the variants of an upload without any", async () => {
    const url = await upload(fileForm(demo("b01")));
    expect(url).toMatch(/__320-640-800\.webp$/);
    const files = await Promise.all(filesOf(url).map(served));
    expect(files).toEqual([demo("b01"), demo("b01-320"), demo("b01-640")]);
  });

  it("is not asked where a browser has sent variants, and not for pictures that move", async () => {
    const form = fileForm(demo("b01"));
    form.append("variant", new File([demo("b01-320")], "x.webp"));
    expect(await upload(form)).toMatch(/__320-800\.webp$/);
    const frame = GIF.slice(GIF.indexOf(0x21), -1);
    const moving = new Uint8Array([...GIF.slice(0, -1), ...frame, 0x3b]);
    moving.set([0x20, 0x03, 0xc2, 0x01], 6);
    expect(await upload(fileForm(moving))).not.toContain("__");
  });

  it("makes those of an older picture, which goes on lacking them when that fails", async () => {
    const { db, env } = site.server;
    const add = async (bytes: Uint8Array, key: string) => {
      const { row, files } = checkedImage({ folder: "promotions", name: key, bytes }, new Date());
      await putFiles(env.MEDIA, files);
      await db.insert(media).values(row);
      return site.admin.send("PUT", `/api/admin/media/${row.id}/variants`);
    };
    const made = await (await add(demo("b01"), "eski")).json<StoredImage>();
    expect(made.url).toBe("/media/promotions/eski__320-640-800.webp");
    expect(await served(filesOf(made.url)[1] ?? "")).toEqual(demo("b01-320"));
    await expectRefused(await add(png(800, 450, "failing"), "olmayan"), 503);
    expect(takeErrors()).toHaveLength(1);
    const lacking = await (await site.admin.get("/api/admin/media/lacking")).json<{ rows: { title: string }[] }>();
    expect(lacking).toMatchObject({ in_browser: false });
    expect(lacking.rows.map(({ title }) => title)).toContain("olmayan");
  });

  it.each([
    ["failing", /9523/],
    ["slow", /no answer in 6000 ms/],
    ["oversize", undefined],
    ["other", undefined],
  ])("keeps a picture when it is %s, and says so once", async (how, sentence) => {
    const picture = png(800, 450, `${how} ${"x".repeat(60_000)}`);
    const url = await upload(fileForm(picture));
    expect(url).not.toContain("__");
    expect(await served(url)).toEqual(picture);
    expect(takeErrors()).toEqual(sentence ? [expect.stringMatching(sentence)] : []);
  });
});
