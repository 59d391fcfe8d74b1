import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type Casino, casinos, type Category, type Promotion, promotion_categories, promotions } from "../../db/schema";
import { dayAfter, dayInIstanbul } from "../../worker/turkish/calendar";
import { promotionInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

type Editable = Promotion & { full_description: string; casino_name: string; is_expired: boolean };
const site = setupAdminSite();
let casino: Casino;
let category: Category;
beforeAll(async () => {
  const [[someCasino], [someCategory]] = await Promise.all([
    site.server.db.select().from(casinos).limit(1),
    site.server.db.select().from(promotion_categories).limit(1),
  ]);
  if (!someCasino || !someCategory) throw new Error("the demo content lacks a casino or a category");
  [casino, category] = [someCasino, someCategory];
});
const good = () => ({ ...promotionInput(), casino_id: casino.id, category_id: category.id });
const { bulkAction, add, edit, expectInvalid, get, list, rowOf, send } = resourceClient<typeof promotions, Editable>(
  site,
  "/api/admin/promotions",
  promotions,
  good,
);

describe("the code of a promotion", () => {
  const setCode = (id: string, promotion_code: unknown, updated_at: string) =>
    send("PUT", `/${id}/code`, { promotion_code, updated_at });

  it("is changed by itself, unless somebody saved the promotion meanwhile", async () => {
    const { id, updated_at, title } = await add({ title: "Kodu Değişen" });
    const answer = await (await setCode(id, " KOD 1 ", updated_at)).json<{ updated_at: string }>();
    expect(answer).toMatchObject({ id, promotion_code: "KOD 1" });
    expect(await rowOf(id)).toMatchObject({ title, promotion_code: "KOD 1", updated_at: answer.updated_at });
    await expectRefused(await setCode(id, "KOD 2", updated_at), 409, "Bu kayıt siz düzenlerken değiştirildi.");
    await expectRefused(await setCode(id, "x".repeat(61), answer.updated_at), 422, "En çok 60 karakter olabilir");
    expect((await setCode(id, null, answer.updated_at)).status).toBe(200);
    expect((await rowOf(id))?.promotion_code).toBeNull();
  });
});

describe("an action on all that match", () => {
  const act = async (body: object) => (await send("POST", "/matching", body)).json<{ ids: string[]; next?: string }>();

  it("changes what the filters match, from a place on, but nothing newer than the list", async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3]) ids.push((await add({ title: `Eşleşen ${n}`, promotion_code: "KODLU-9" })).id);
    ids.sort();
    await add({ title: "Eşleşen 4" });
    const until = new Date().toISOString();
    const newer = await add({ title: "Eşleşen 5", promotion_code: "KODLU-9", is_active: true });
    await site.server.db
      .update(promotions)
      .set({ created_at: new Date(Date.parse(until) + 1).toISOString() })
      .where(eq(promotions.id, newer.id));
    const query = { q: "eşleşen", casino: casino.id, status: "active", until };
    const { total } = await list(`?q=eşleşen&status=active`);
    expect(total).toBe(5);
    const { ids: verified } = await act({ ...query, action: "verify", after: ids[0] });
    expect(verified.filter((id) => ids.includes(id)).sort()).toEqual(ids.slice(1));
    const { ids: changed, next } = await act({ ...query, q: "kodlu-9", action: "deactivate" });
    expect([changed.filter((id) => ids.includes(id)).sort(), next]).toEqual([ids, undefined]);
    expect((await rowOf(newer.id))?.is_active).toBe(true);
    expect((await act({ ...query, status: "passive", q: "eşleşen", action: "delete" })).ids.sort()).toEqual(ids);
    await expectRefused(await send("POST", "/matching", { ...query, action: "publish" }), 422, "Bilinmeyen işlem");
  });
});

describe("promotions", () => {
  it("are added with a slug, a category name and a short description (B10.3), and shown at once", async () => {
    const unsafe = `${good().full_description}<script>alert(1)</script>`;
    const response = await send("POST", "", { ...good(), title: "Günün Çarkı", full_description: unsafe });
    expect(response.status).toBe(201);
    const { full_description, ...row } = await response.json<Editable>();
    expect(full_description).toBe("<p>Ayrıntılar burada.</p>");
    expect(row).toMatchObject({
      slug: "gunun-carki",
      category: category.name,
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
      casino_name: casino.name,
    });
    expect(await site.html(`/bonuslar/${casino.slug}/gunun-carki`)).toContain("Çevrim 10x");
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
    ["short_description", "kısa", "Kısa açıklama en az 10 karakter olmalıdır"],
    ["short_description", null, "Kısa açıklama en az 10 karakter olmalıdır"],
    ["url", "casino.example", "Geçerli bir URL giriniz"],
    ["url", "javascript:alert(1)", "Geçerli bir URL giriniz"],
    ["url", "https://a:b@evil.example", "Geçerli bir URL giriniz"],
    ["url", "", "Geçerli bir URL giriniz"],
    ["casino_id", "x", "Casino bulunamadı"],
    ["casino_id", "00000000-0000-4000-8000-000000000000", "Casino bulunamadı"],
    ["category_id", "00000000-0000-4000-8000-000000000000", "Kategori bulunamadı"],
    ["expiry_date", "2027-02-31", "Geçerli bir tarih giriniz"],
    ["expiry_date", "31.12.2027", "Geçerli bir tarih giriniz"],
    ["expiry_date", "9999-12-31", "Yıl 2000 ile 2099 arasında olmalıdır"],
    ["expiry_date", "1999-12-31", "Yıl 2000 ile 2099 arasında olmalıdır"],
    ["image_url", "data:image/png;base64,AA", "Görsel yüklenemedi. URL doğru olmayabilir."],
    ["is_active", "yes", "Açık veya kapalı olmalıdır"],
    ["terms", 5, "Şartlar metin olmalıdır"],
    ["terms", "a\n".repeat(101), "En çok 100 şart yazılabilir"],
    ["promotion_code", "x".repeat(61), "En çok 60 karakter olabilir"],
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
    expect(await site.html(`/bonuslar/${casino.slug}/tek-adres`)).toContain("Başka Başlık");
  });

  it("are switched off and on, which has them announced again", async () => {
    const { id } = await add({ title: "Aç Kapa" });
    const path = `/${id}/activation`;
    await site.server.db.update(promotions).set({ indexed: true }).where(eq(promotions.id, id));
    expect((await send("DELETE", path)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ is_active: false, indexed: false });
    expect(await site.html("/bonuslar")).not.toContain("Aç Kapa");
    await site.server.db.update(promotions).set({ indexed: true }).where(eq(promotions.id, id));
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

  it("are listed by page, term, order and status", async () => {
    const today = dayInIstanbul(new Date());
    const yesterday = await add({
      title: "Dünkü",
      expiry_date: dayAfter(new Date(), -1),
      promotion_code: "HOŞGELDİN1",
    });
    const ending = await add({ title: "Bugünkü", expiry_date: today });
    const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);
    expect(await ids("?status=expired")).toContain(yesterday.id);
    expect(await ids("?status=active")).not.toContain(yesterday.id);
    expect(await ids("?status=active&sort=-created_at")).toContain(ending.id);
    expect(await ids(`?q=${encodeURIComponent("hoşgeldin1")}`)).toEqual([yesterday.id]);
    expect(await ids(`?q=${encodeURIComponent("dünkü")}`)).toEqual([yesterday.id]);
    expect((await list(`?q=${encodeURIComponent("hoşgeldin1")}`)).rows[0]).toMatchObject({
      is_expired: true,
      category: category.name,
    });
    const counts = await Promise.all(
      ["expired", "active", "passive"].map(async (status) => (await list(`?status=${status}`)).total),
    );
    expect(counts.reduce((a, b) => a + b)).toBe((await list()).total);
    for (const sort of ["title", "casino", "category", "promotion_code", "is_active", "expiry_date", "created_at"])
      expect((await get(`?sort=-${sort}`)).status, sort).toBe(200);
    await expectRefused(await get("?status=all"), 422);
  });

  describe("are filtered by", () => {
    /** Which of the named promotions a query finds. */
    async function foundOf(query: string, named: Record<string, Editable>): Promise<string[]> {
      const ids = new Set<string>();
      const { pages } = await list(query);
      for (let page = 1; page <= pages; page++)
        for (const { id } of (await list(`${query}&page=${page}`)).rows) ids.add(id);
      return Object.keys(named).filter((name) => ids.has(named[name]?.id ?? ""));
    }

    it("casino and category, also by having none", async () => {
      const named = {
        both: await add(),
        casinoOnly: await add({ category_id: "" }),
        neither: await add({ casino_id: "", category_id: "" }),
      };
      expect(await foundOf(`?casino=${casino.id}`, named)).toEqual(["both", "casinoOnly"]);
      expect(await foundOf("?casino=none", named)).toEqual(["neither"]);
      expect(await foundOf(`?category=${category.id}`, named)).toEqual(["both"]);
      expect(await foundOf("?category=none", named)).toEqual(["casinoOnly", "neither"]);
      expect(await foundOf(`?casino=${casino.id}&category=none`, named)).toEqual(["casinoOnly"]);
      expect(await foundOf("?casino=unknown", named)).toEqual([]);
    });

    it("the last day", async () => {
      const now = new Date();
      const month = dayInIstanbul(now).slice(0, 7);
      const days = { yesterday: -1, today: 0, inSixDays: 6, inSevenDays: 7 };
      const named: Record<string, Editable> = { undated: await add() };
      for (const [name, later] of Object.entries(days)) named[name] = await add({ expiry_date: dayAfter(now, later) });
      expect(await foundOf("?end=undated", named)).toEqual(["undated"]);
      expect(await foundOf("?end=expired", named)).toEqual(["yesterday"]);
      expect(await foundOf("?end=week", named)).toEqual(["today", "inSixDays"]);
      expect(await foundOf("?end=month", named)).toEqual(
        Object.keys(days).filter((name) => named[name]?.expiry_date?.startsWith(month)),
      );
    });

    it("what they lack", async () => {
      const image_url = "https://casino.example/cark.png";
      const named = {
        bare: await add(),
        pictured: await add({ image_url }),
        stated: await add({ fixed_bonus: "500" }),
        coded: await add({ promotion_code: "CARK" }),
        told: await add({ image_url, image_alt: "Bir çark" }),
        brief: await add({ full_description: "" }),
      };
      expect(await foundOf("?missing=picture", named)).toEqual(["bare", "stated", "coded", "brief"]);
      expect(await foundOf("?missing=alt", named)).toEqual(["pictured"]);
      expect(await foundOf("?missing=description", named)).toEqual(["brief"]);
      expect(await foundOf("?missing=terms", named)).toEqual(["bare", "pictured", "coded", "told", "brief"]);
      expect(await foundOf("?missing=code", named)).toEqual(["bare", "pictured", "stated", "told", "brief"]);
    });

    it.each(["end=tomorrow", "missing=slug", `casino=${"x".repeat(301)}`, `category=${"x".repeat(301)}`])(
      "no unknown value: %s",
      async (query) => {
        const { error } = await expectRefused(await get(`?${query}`), 422);
        expect(error.message).toMatch(/^Geçersiz seçenek|^En çok 300 karakter olabilir/);
      },
    );
  });
});
