import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Undone } from "../../worker/activity/undone";
import {
  activities,
  blog_posts,
  casinos,
  media,
  pages,
  promotion_categories,
  promotion_comments,
  promotions,
  record_versions,
} from "../../db/schema";
import { fileForm, GIF } from "../support/images";
import { casinoInput, categoryInput, commentInput, pageInput, postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeClient, changeOf, undoClient } from "../support/undo-client";

const site = setupAdminSite();
const { rowOf } = site;
const { undo, undone } = undoClient(() => site.admin);
const { send, add, change, basisOf, addComment } = changeClient(site);

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

  it("of several deletions restores what is in the trash, with what went with it", async () => {
    const made = [await add("promotions", promotionInput()), await add("promotions", promotionInput())].map(
      ({ id }) => id,
    );
    const deleted = await change("POST", "promotions/selection", { action: "delete", ids: made });
    await send("POST", "trash/selection", { action: "delete", ids: [made[0] ?? ""] });
    const answer = await undone(deleted, "delete", { kind: "promotion" });
    expect(answer).toMatchObject({ ids: [made[1]], left: [{ id: made[0], reason: "deleted" }] });
    expect(await rowOf(promotions, made[1] ?? "")).toBeDefined();
  });

  it("of several deletions is taken back by deleting again, as often as asked", async () => {
    const made = [await add("promotions", promotionInput()), await add("promotions", promotionInput())];
    const ids = made.map(({ id }) => id).sort();
    const deleted = await change("POST", "promotions/selection", { action: "delete", ids });
    const deletedAgain = await undo(changeOf(await undo(deleted, "delete")), "undo");
    const answer = await deletedAgain.json<Undone>();
    expect([answer.action, answer.ids.sort(), answer.left]).toEqual(["delete", ids, []]);
    expect(await rowOf(promotions, ids[0] ?? "")).toBeUndefined();
    const { rows } = await (await site.admin.get("/api/admin/activity")).json<{ rows: object[] }>();
    const change_ids = changeOf(deletedAgain);
    expect(rows.slice(0, 3)).toMatchObject([
      { action: "delete", count: 2, change_ids, is_undone: false },
      { action: "undo", count: 2, change_ids: null, is_undone: true },
      { action: "delete", count: 2, change_ids: null, is_undone: false },
    ]);
    const third = await undo(change_ids, "delete");
    expect(await rowOf(promotions, ids[0] ?? "")).toBeDefined();
    expect(await undone(changeOf(third), "undo")).toMatchObject({ action: "delete", left: [] });
  });

  it("of a deletion stays where the record was changed or is used since", async () => {
    const { id: category } = await add("categories", { ...categoryInput(), name: "Kullanılan" });
    const { id: page } = await add("pages", { ...pageInput(), title: "Değişen" });
    const restorations: [string, string][] = [];
    for (const [path, name] of [
      [`categories/${category}`, "Kullanılan"],
      [`pages/${page}`, "Değişen"],
    ] as const)
      restorations.push([changeOf(await undo(await change("DELETE", path), "delete")), name]);
    await add("promotions", { ...promotionInput(), category_id: category });
    await change("PUT", `pages/${page}`, { ...pageInput(), title: "Değişen", ...(await basisOf(pages, page)) });
    for (const [restored, name] of restorations)
      await expectRefused(await undo(restored, "undo"), 409, `“${name}” olduğu gibi kaldı: sonradan değişmiş`);
    expect([await rowOf(promotion_categories, category), await rowOf(pages, page)]).not.toContain(undefined);
  });

  it("is one transaction: where a part fails, nothing is restored", async () => {
    // No route makes such a change: deleted records and former values are joined here.
    const { id } = await add("promotions", promotionInput());
    const category = (await add("categories", categoryInput())).id;
    const made = await change("DELETE", `categories/${category}`);
    const edited = await change("PUT", `promotions/${id}/code`, {
      promotion_code: "IKI",
      ...(await basisOf(promotions, id)),
    });
    const { db } = site.server;
    await db.update(record_versions).set({ change_id: made }).where(eq(record_versions.change_id, edited));
    await db.update(activities).set({ change_id: made }).where(eq(activities.change_id, edited));
    await db.run(
      sql`create trigger no_code before update of promotion_code on promotions begin select raise(abort, 'no'); end`,
    );
    expect((await undo(made, "delete")).status).toBeGreaterThanOrEqual(500);
    site.server.harness.clearLogs();
    await db.run(sql`drop trigger no_code`);
    expect(await rowOf(promotion_categories, category)).toBeUndefined();
    expect((await undone(made, "delete")).ids.sort()).toEqual([id, category].sort());
  });

  it("of a comment's deletion waits for its promotion", async () => {
    const promotion = await add("promotions", promotionInput());
    const comment = { ...commentInput(), id: crypto.randomUUID(), promotion_id: promotion.id, search_text: "" };
    await site.server.db.insert(promotion_comments).values({ ...comment, user_name: "Bekleyen" });
    const deleted = await change("DELETE", `comments/${comment.id}`);
    await send("DELETE", `promotions/${promotion.id}`);
    const sentence = "“Bekleyen” olduğu gibi kaldı: bağlı olduğu kayıt silinmiş";
    await expectRefused(await undo(deleted, "delete"), 409, sentence);
    await send("PUT", `trash/${promotion.id}/restoration`);
    expect(await undone(deleted, "delete")).toMatchObject({ ids: [comment.id] });
  });

  it("of a deletion does not restore what was deleted again later", async () => {
    const { id } = await add("categories", categoryInput());
    const first = await change("DELETE", `categories/${id}`);
    await send("PUT", `trash/${id}/restoration`);
    await send("DELETE", `categories/${id}`);
    expect((await undo(first, "delete")).status).toBe(409);
    expect(await rowOf(promotion_categories, id)).toBeUndefined();
  });
});
