import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type Promotion, promotions, record_versions, seo_settings } from "../../db/schema";
import { fileForm, GIF, type StoredImage } from "../support/images";
import { promotionInput, seoInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

interface Listed {
  id: string;
  saved_at: string;
  saved_by: string | null;
}

const site = setupAdminSite();
const path = (id = "") => `/api/admin/promotions${id && `/${id}`}`;
const input = () => ({ ...promotionInput(), wagering: 30, wagering_base: "bonus", audience: "existing" });
const add = () => site.admin.call<Promotion>("POST", path(), input());
const save = (id: string, updated_at: string, change: object) =>
  site.admin.send("PUT", path(id), { ...input(), ...change, updated_at });
const versions = (id: string, kind = "promotion") => site.admin.call<Listed[]>("GET", `versions/${kind}/${id}`);
const read = (id: string) =>
  site.admin.call<Promotion & { full_description: string; lost_pictures: string[] }>("GET", `versions/${id}`);

describe("the versions of a record", () => {
  let email: string;
  beforeAll(async () => {
    email = (await site.admin.call<{ email: string }>("GET", "session")).email;
  });

  it("are what was saved before, by whom and when, in the shape of the form's row", async () => {
    const { id, updated_at } = await add();
    expect(await versions(id)).toEqual([]);
    expect((await save(id, updated_at, { title: "Yeni Ad", wagering: 40 })).status).toBe(200);
    const listed = await versions(id);
    expect(listed.map(({ saved_at, saved_by }) => [saved_at, saved_by])).toEqual([[updated_at, email]]);
    expect(await read(listed[0]?.id ?? "")).toMatchObject({
      title: input().title,
      wagering: 30,
      audience: "existing",
      max_bet: null,
      terms: ["18 yaş", "Çevrim 10x"],
      full_description: "<p>Ayrıntılar burada.</p>",
    });
    const row = await site.rowOf(promotions, id);
    expect(row?.updated_by).toBe(email);
  });

  it("do not change by a conflict", async () => {
    const { id, updated_at } = await add();
    await save(id, updated_at, { title: "Bir" });
    expect((await save(id, updated_at, { title: "İki" })).status).toBe(409);
    expect(await versions(id)).toHaveLength(1);
  });

  it("are the last 50", async () => {
    let { id, updated_at } = await add();
    for (let n = 1; n <= 52; n++)
      ({ id, updated_at } = await (await save(id, updated_at, { title: `Ad ${n}` })).json<Promotion>());
    const kept = await versions(id);
    expect(kept).toHaveLength(50);
    expect((await read(kept[0]?.id ?? "")).title).toBe("Ad 51");
    expect((await read(kept[49]?.id ?? "")).title).toBe("Ad 2");
    expect(await site.server.db.$count(record_versions, eq(record_versions.record_id, id))).toBe(50);
  });

  it("of SEO texts hold texts alone", async () => {
    const [seo] = await site.server.db.select().from(seo_settings).limit(1);
    const { id = "", updated_at = "", title } = seo ?? {};
    expect((await site.admin.send("PUT", `/api/admin/seo/${id}`, { ...seoInput(), updated_at })).status).toBe(200);
    const [before] = await versions(id, "seo");
    expect((await read(before?.id ?? "")).title).toBe(title);
  });

  it("are deleted with a record that is deleted for good", async () => {
    const { id, updated_at } = await add();
    await save(id, updated_at, { title: "Son Ad" });
    await site.admin.send("DELETE", path(id));
    expect(await versions(id)).toHaveLength(1);
    await site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] });
    expect(await versions(id)).toEqual([]);
  });

  it("name those of their pictures that were deleted for good", async () => {
    const picture = () => site.admin.call<StoredImage>("POST", "media/promotions", fileForm(GIF));
    const [cover, inText] = [await picture(), await picture()];
    const description = `<p>Uzun bir açıklama.</p><p><img src="${inText.url}"><img src="https://a.example/media/x/y.png"></p>`;
    const { id, updated_at } = await add();
    const shown = await (
      await save(id, updated_at, { image_url: cover.url, full_description: description })
    ).json<Promotion>();
    await save(id, shown.updated_at, { image_url: null });
    const [{ id: version = "" } = {}] = await versions(id);
    const { rows } = await site.admin.call<{ rows: { id: string; url: string }[] }>("GET", "media");
    const lost = async () => (await read(version)).lost_pictures;
    for (const { id: image } of rows.filter(({ url }) => url === cover.url || url === inText.url)) {
      expect((await site.admin.send("DELETE", `/api/admin/media/${image}`)).status).toBe(204);
      expect(await lost()).not.toContain(rows.find((row) => row.id === image)?.url);
      await site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [image] });
    }
    expect(new Set(await lost())).toEqual(new Set([cover.url, inText.url]));
  });

  it("that do not exist are not found, nor is an unknown kind", async () => {
    await expectRefused(await site.admin.get("/api/admin/versions/yok"), 404, "Bu sürüm artık yok");
    await expectRefused(await site.admin.get("/api/admin/versions/comment/1"), 404, "Bu sürüm artık yok");
    expect(await versions("yok")).toEqual([]);
  });
});
