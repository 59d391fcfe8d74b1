import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts, casinos, media, pages, promotion_categories, promotions, record_versions } from "../../db/schema";
import { fileForm, GIF } from "../support/images";
import { casinoInput, categoryInput, pageInput, postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeClient, changeOf } from "../support/undo-client";

const site = setupAdminSite();
const { rowOf, undo, undone, send, add, change, basisOf, addComment } = changeClient(site);

const owner = { casino: "", category: "" };
beforeAll(async () => {
  owner.casino = (await add("casinos", { ...casinoInput(), name: "Geri Alınan" })).id;
  owner.category = (await add("categories", categoryInput())).id;
});

const upload = async () =>
  (await site.admin.send("POST", "/api/admin/media/promotions", fileForm(GIF))).json<{ url: string }>();

async function pictureAt(url: string) {
  const key = url.replace("/media/", "");
  const [picture] = await site.server.db.select().from(media).where(eq(media.key, key));
  return picture?.id ?? "";
}

describe("what somebody changed meanwhile", () => {
  const addPromotion = (more: object = {}) => add("promotions", { ...promotionInput(), title: "Arada", ...more });
  const editPromotion = async (id: string, more: object) =>
    change("PUT", `promotions/${id}`, {
      ...promotionInput(),
      title: "Arada",
      ...more,
      ...(await basisOf(promotions, id)),
    });

  it("stays, if the undone change gave other values; the texts that follow from both are right", async () => {
    const { id } = await addPromotion();
    const renamed = await editPromotion(id, { title: "Yeni Ad" });
    await change("PUT", `promotions/${id}/code`, { promotion_code: "KALAN", ...(await basisOf(promotions, id)) });
    expect(await undone(renamed, "edit")).toMatchObject({ ids: [id], left: [] });
    const row = await rowOf(promotions, id);
    expect(row).toMatchObject({ title: "Arada", promotion_code: "KALAN" });
    expect(row?.search_text).toMatch(/^arada\n.*\nkalan$/);
  });

  it("prevents an undo that the form would refuse", async () => {
    const { id } = await addPromotion({ url: "", casino_id: owner.casino });
    const moved = await editPromotion(id, { url: "https://yeni.example/", casino_id: owner.casino });
    await editPromotion(id, { url: "https://yeni.example/", casino_id: null });
    const sentence = "Bu alanlar sonradan yine değişti. Kaydı açıp “Geçmiş” ile geri alın.";
    await expectRefused(await undo(moved, "edit"), 409, sentence);
    expect(await rowOf(promotions, id)).toMatchObject({ url: "https://yeni.example/", casino_id: null });
  });

  it("prevents an undo of a casino that its form would refuse", async () => {
    const [reason, name] = ["Ödemeleri yapmadı", "Uyarılan"];
    const { id } = await add("casinos", {
      ...casinoInput(),
      ...{ name, standing: "not_recommended", standing_reason: reason },
    });
    const edit = async (more: object) =>
      change("PUT", `casinos/${id}`, { ...casinoInput(), name, ...more, ...(await basisOf(casinos, id)) });
    const cleared = await edit({ standing: "pending", standing_reason: reason });
    await edit({ standing: "pending", standing_reason: "" });
    expect((await undo(cleared, "edit")).status).toBe(409);
    expect(await rowOf(casinos, id)).toMatchObject({ standing: "pending", standing_reason: null });
  });

  it("leaves a record whose former picture was deleted for good", async () => {
    const [old, next] = [await upload(), await upload()];
    const { id } = await addPromotion({ image_url: old.url });
    const replaced = await editPromotion(id, { image_url: next.url });
    const picture = await pictureAt(old.url);
    await send("DELETE", `media/${picture}`);
    await send("POST", "trash/selection", { action: "delete", ids: [picture] });
    expect((await undo(replaced, "edit")).status).toBe(409);
    expect((await rowOf(promotions, id))?.image_url).toBe(next.url);
  });

  it("gives an address that another record has now a suffix", async () => {
    const { id } = await add("pages", { ...pageInput(), title: "Adresli", slug: "eski-adres" });
    const moved = await change("PUT", `pages/${id}`, {
      ...pageInput(),
      slug: "yeni-adres",
      ...(await basisOf(pages, id)),
    });
    await add("pages", { ...pageInput(), slug: "eski-adres" });
    const { returned } = await undone(moved, "edit");
    const slug = `eski-adres-${id.slice(0, 8)}`;
    expect((await rowOf(pages, id))?.slug).toBe(slug);
    expect(returned).toContainEqual({ id, field: "slug", from: "yeni-adres", to: slug });
    expect((await site.server.get(`/${slug}`)).status).toBe(200);
  });

  it("leaves a promotion where it is if its former casino or category is in the trash", async () => {
    const casino = (await add("casinos", { ...casinoInput(), name: "Kapanan" })).id;
    const category = (await add("categories", categoryInput())).id;
    const title = "Sahipsiz";
    const { id } = await add("promotions", { ...promotionInput(), title, casino_id: casino, category_id: category });
    const changes = [];
    for (const field of ["casino_id", "category_id"] as const) {
      const value = field === "casino_id" ? owner.casino : owner.category;
      changes.push(await change("POST", "promotions/fields", { ids: [id], change: { field, value } }));
    }
    await send("DELETE", `casinos/${casino}`);
    await send("DELETE", `categories/${category}`);
    for (const made of changes)
      await expectRefused(await undo(made, "edit"), 409, "“Sahipsiz” olduğu gibi kaldı: bağlı olduğu kayıt silinmiş");
    expect(await rowOf(promotions, id)).toMatchObject({ casino_id: owner.casino, category_id: owner.category });
  });

  it("names a category of promotions as it is called now", async () => {
    const category = (await add("categories", { ...categoryInput(), name: "Eski İsim" })).id;
    const { id } = await addPromotion({ category_id: category });
    const fields = { ids: [id], change: { field: "category_id", value: owner.category } };
    const moved = await change("POST", "promotions/fields", fields);
    const renamed = await change("PUT", `categories/${category}`, {
      ...{ ...categoryInput(), name: "Yeni İsim" },
      ...(await basisOf(promotion_categories, category)),
    });
    await undone(moved, "edit");
    expect(await rowOf(promotions, id)).toMatchObject({ category_id: category, category: "Yeni İsim" });
    await undone(renamed, "edit", { kind: "category" });
    expect(await rowOf(promotions, id)).toMatchObject({ category: "Eski İsim" });
  });

  it("leaves no published post with a plan", async () => {
    const publish_at = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = await add("blog", { ...postInput(), publish_at });
    const unplanned = await change("PUT", `publishing/plan/${id}`, {
      publish_at: null,
      ...(await basisOf(blog_posts, id)),
    });
    await send("PUT", `blog/${id}/publication`);
    expect((await undo(unplanned, "edit")).status).toBe(409);
    expect(await rowOf(blog_posts, id)).toMatchObject({ is_published: true, publish_at: null });
  });

  it("keeps the references of what is shown", async () => {
    const [first, second] = [await upload(), await upload()];
    const { id } = await addPromotion({ image_url: first.url });
    const replaced = await editPromotion(id, { image_url: second.url });
    const deletion = async (url: string) => (await send("DELETE", `media/${await pictureAt(url)}`)).status;
    await undone(replaced, "edit");
    expect(await deletion(first.url)).toBe(409);
    expect(await deletion(second.url)).toBe(204);
  });
});

describe("an undo", () => {
  it("keeps nothing of comments that were deleted for good with their promotion", async () => {
    const { id, promotion_id, updated_at } = await addComment();
    await change("PUT", `comments/${id}/reply`, { reply: "Sağ olun", updated_at });
    const kept = () => site.server.db.$count(record_versions, eq(record_versions.record_id, id));
    expect(await kept()).toBe(1);
    await send("DELETE", `promotions/${promotion_id}`);
    await send("POST", "trash/selection", { action: "delete", ids: [promotion_id] });
    expect(await kept()).toBe(0);
  });

  it("keeps a version, adds no change of terms within the hour, and can be taken back itself", async () => {
    const { id } = await add("promotions", {
      ...promotionInput(),
      title: "Gidip Gelen",
      wagering: 10,
      wagering_base: "bonus",
    });
    const edited = await change("PUT", `promotions/${id}`, {
      ...{ ...promotionInput(), title: "Gidip Gelen", wagering: 20, wagering_base: "bonus" },
      ...(await basisOf(promotions, id)),
    });
    const taken = await undo(edited, "edit");
    expect(await rowOf(promotions, id)).toMatchObject({ wagering: 10, term_history: [] });
    expect(await (await site.admin.get(`/api/admin/versions/promotion/${id}`)).json()).toHaveLength(2);
    expect(await undone(changeOf(taken), "undo")).toMatchObject({ ids: [id] });
    expect(await rowOf(promotions, id)).toMatchObject({ wagering: 20 });
    const { rows } = await (await site.admin.get("/api/admin/activity?q=gidip")).json<{ rows: object[] }>();
    expect(rows).toMatchObject([
      { action: "undo", is_undone: false },
      { action: "undo", is_undone: true },
      { action: "edit", is_undone: false, change_ids: edited },
      { action: "add", change_ids: null },
    ]);
  });
});
