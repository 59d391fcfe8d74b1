import { describe, expect, it } from "vitest";
import { promotions } from "../../db/schema";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { type EditablePromotion as Editable, promotionClient } from "../support/promotion-client";

const site = setupAdminSite();
const { bulkAction, add, casino, category, edit, expectInvalid, get, good, rowOf, send } = promotionClient(site);

describe("the code of a promotion", () => {
  const setCode = (id: string, promotion_code: unknown, updated_at: string) =>
    send("PUT", `/${id}/code`, { promotion_code, updated_at });

  it("is changed by itself, unless somebody saved the promotion meanwhile", async () => {
    const { id, updated_at, title } = await add({ title: "Kodu Değişen" });
    const answer = await (await setCode(id, " KOD 1 ", updated_at)).json<{ updated_at: string }>();
    expect(answer).toMatchObject({ id, promotion_code: "KOD 1" });
    expect((await rowOf(id))?.search_text.split("\n")).toEqual(["kodu degisen", expect.any(String), "kod 1"]);
    expect(await rowOf(id)).toMatchObject({ title, promotion_code: "KOD 1", updated_at: answer.updated_at });
    await expectRefused(await setCode(id, "KOD 2", updated_at), 409, "Bu kayıt siz düzenlerken değiştirildi.");
    await expectRefused(await setCode(id, "x".repeat(61), answer.updated_at), 422, "En çok 60 karakter olabilir");
    expect((await setCode(id, null, answer.updated_at)).status).toBe(200);
    expect((await rowOf(id))?.promotion_code).toBeNull();
  });
});

describe("promotions", () => {
  it("keep the time of their first activation, which the diary tells as new (P14.1)", async () => {
    const { id, updated_at } = await add({ title: "Sonra Açılan", is_active: false });
    const activatedAt = async () => (await rowOf(id))?.activated_at;
    expect(await activatedAt()).toBeNull();
    await edit(id, updated_at, { title: "Sonra Açılan", is_active: true });
    const first = await activatedAt();
    expect(first).toEqual(expect.any(String));
    await bulkAction("deactivate", [id]);
    await bulkAction("activate", [id]);
    expect(await activatedAt()).toBe(first);
  });

  it("are added with a slug, a category name and a short description (B10.3), and shown at once", async () => {
    const unsafe = `${good().full_description}<script>alert(1)</script>`;
    const response = await send("POST", "", { ...good(), title: "Günün Çarkı", full_description: unsafe });
    expect(response.status).toBe(201);
    const { full_description, ...row } = await response.json<Editable>();
    expect(full_description).toBe("<p>Ayrıntılar burada.</p>");
    expect(row).toMatchObject({
      slug: "gunun-carki",
      category: category().name,
      description: "<p>Her gün bir çevirme hakkı &amp; hediye</p><p>Ayrıntılar burada.</p>",
      short_description: "Her gün bir çevirme hakkı & hediye",
      terms: ["18 yaş", "Çevrim 10x"],
      is_active: true,
      indexed: false,
      promotion_code: null,
      expiry_date: null,
      image_url: null,
    });
    expect(await rowOf(row.id)).toEqual(row);
    expect(await (await get(`/${row.id}`)).json()).toMatchObject({
      ...row,
      full_description,
      casino_name: casino().name,
    });
    expect(await site.html(`/bonuslar/${casino().slug}/gunun-carki`)).toContain("Çevrim 10x");
  });

  it("without a casino are shown as 'Diğer', and empty values are stored as null", async () => {
    const empty = {
      casino_id: "",
      category_id: "",
      promotion_code: " ",
      expiry_date: "",
      image_url: "",
      image_alt: " ",
      terms: ["", " a "],
    };
    const row = await rowOf((await add({ ...empty, title: "Sahipsiz" })).id);
    expect(row).toMatchObject({
      casino_id: null,
      category_id: null,
      category: null,
      promotion_code: null,
      expiry_date: null,
      image_url: null,
      image_alt: null,
      terms: ["a"],
    });
    expect((await site.server.get("/bonuslar/diger/sahipsiz")).status).toBe(200);
  });

  it.each([
    ["title", "x", "Promosyon başlığı en az 2 karakter olmalıdır"],
    ["casino_id", "00000000-0000-4000-8000-000000000000", "Casino bulunamadı"],
    ["category_id", "00000000-0000-4000-8000-000000000000", "Kategori bulunamadı"],
    ["indexed", true, "Bilinmeyen alan"],
  ])("refuse %s = %j", expectInvalid);

  it("have a slug of their own per casino, which stays when the title changes", async () => {
    const first = await add({ title: "Tek Adres" });
    expect((await add({ title: "Tek Adres" })).slug).toBe("tek-adres-2");
    expect((await add({ title: "Tek Adres", casino_id: null })).slug).toBe("tek-adres");
    const answer = await edit(first.id, first.updated_at, { title: "Başka Başlık" });
    const { full_description, ...row } = await answer.json<Editable>();
    expect(row).toMatchObject({ title: "Başka Başlık", slug: "tek-adres" });
    expect(full_description).toBe(good().full_description);
    expect(await rowOf(first.id)).toEqual(row);
    expect(await site.html(`/bonuslar/${casino().slug}/tek-adres`)).toContain("Başka Başlık");
  });

  it("are switched off and on, which has them announced again", async () => {
    const { id } = await add({ title: "Aç Kapa" });
    const path = `/${id}/activation`;
    await site.set(promotions, id, { indexed: true });
    expect((await send("DELETE", path)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ is_active: false, indexed: false });
    expect(await site.html("/bonuslar")).not.toContain("Aç Kapa");
    await site.set(promotions, id, { indexed: true });
    expect((await send("PUT", path)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ is_active: true, indexed: false });
    expect(await site.html("/bonuslar")).toContain("Aç Kapa");
  });

  it("are switched and deleted together", async () => {
    const ids = [(await add()).id, (await add()).id].sort();
    for (const action of ["deactivate", "activate", "delete"])
      expect(await bulkAction(action, ids), action).toEqual(ids);
    expect(await rowOf(ids[0] ?? "")).toBeUndefined();
  });
});
