import { expect, describe, it } from "vitest";
import { SAVED_VIEWS_MAX } from "../../worker/accounts/saved-views-rules";
import { setupAdminSite } from "../support/site";
import { type AdminClient, createAdminClient } from "../support/admin-client";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
interface View {
  id: string;
  name: string;
  query: string;
  is_default: boolean;
}
const PATH = "/api/admin/saved-views";
const list = async (screen = "promotions", admin: AdminClient = site.admin) =>
  admin.call<View[]>("GET", `${PATH}?screen=${screen}`);
const save = (name: string, query: string, screen = "promotions") =>
  site.admin.send("POST", PATH, { screen, name, query });
const change = (id: string, name: string, is_default: boolean) =>
  site.admin.send("PUT", `${PATH}/${id}`, { name, is_default });

describe("saved views", () => {
  it("belong to one person and one list, and a known name takes the new query", async () => {
    const { id } = await (await save("Bu hafta", "end=week")).json<View>();
    expect(await (await save(" Bu  hafta ", "end=week&sort=expiry_date")).json()).toEqual({
      id,
      name: "Bu hafta",
      query: "end=week&sort=expiry_date",
      is_default: false,
    });
    const other = await createAdminClient(site.server, "gorunum@bonusrehberi.example", "editor");
    expect([await list(), await list("blog"), await list("promotions", other)]).toMatchObject([[{ id }], [], []]);
    for (const [method, body] of [["PUT", { name: "Benim", is_default: true }], ["DELETE"]] as const)
      await expectRefused(await other.send(method, `${PATH}/${id}`, body), 404, "Görünüm bulunamadı");
    expect((await list()).map(({ name }) => name)).toEqual(["Bu hafta"]);
  });

  it("are renamed, deleted, and one of a list is its default", async () => {
    const [one, two] = await Promise.all(
      ["Kodsuz", "Süresiz"].map(async (name) => (await save(name, "missing=code", "blog")).json<View>()),
    );
    if (!one || !two) throw new Error("no views");
    await change(one.id, "Kodu eksik", true);
    await change(two.id, two.name, true);
    expect(await list("blog")).toMatchObject([
      { name: "Kodu eksik", is_default: false },
      { name: "Süresiz", is_default: true },
    ]);
    const { fields } = await expectRefused(await change(one.id, "Süresiz", false), 422, "Bu adda bir görünüm var");
    expect(fields).toEqual({ name: "Bu adda bir görünüm var" });
    expect(await (await site.admin.send("DELETE", `${PATH}/${two.id}`)).json()).toMatchObject({ id: two.id });
    expect(await list("blog")).toHaveLength(1);
  });

  it("are deleted and come back as the default of their list, in one request", async () => {
    const { id } = await (await save("Süren", "end=week", "comments")).json<View>();
    const { id: other } = await (await save("Biten", "end=past", "comments")).json<View>();
    await change(id, "Süren", true);
    await site.admin.send("DELETE", `${PATH}/${id}`);
    await change(other, "Biten", true);
    await site.admin.send("POST", PATH, { screen: "comments", name: "Süren", query: "end=week", is_default: true });
    expect(await list("comments")).toMatchObject([
      { name: "Biten", is_default: false },
      { name: "Süren", query: "end=week", is_default: true },
    ]);
    expect(await (await save("Süren", "", "comments")).json()).toMatchObject({ is_default: true });
  });

  it("are no more than twenty of a list", async () => {
    for (let n = 1; n <= SAVED_VIEWS_MAX; n++) expect((await save(`Görünüm ${n}`, "", "casinos")).status).toBe(201);
    await expectRefused(await save("Fazla", "", "casinos"), 409, "Bir listede en çok 20 görünüm kaydedilebilir");
    expect((await save("Görünüm 20", "sort=name", "casinos")).status).toBe(201);
    await expectRefused(await save("", "", "casinos"), 422, "Görünüme bir ad verin");
    await expectRefused(await save("Ad", "", "users"), 422, "Bilinmeyen liste");
  });
});
