import { describe, expect, it } from "vitest";
import { promotions } from "../../db/schema";
import { dayAfter, dayInIstanbul } from "../../worker/text/calendar";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { type EditablePromotion as Editable, promotionClient } from "../support/promotion-client";

const site = setupAdminSite();
const { add, casino, category, get, list, rowOf, send } = promotionClient(site);

describe("the list of promotions", () => {
  it("is read by page, term, order and status", async () => {
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
      category: category().name,
    });
    const counts = await Promise.all(
      ["expired", "active", "passive"].map(async (status) => (await list(`?status=${status}`)).total),
    );
    expect(counts.reduce((a, b) => a + b)).toBe((await list()).total);
    for (const sort of ["title", "casino", "category", "promotion_code", "is_active", "expiry_date", "created_at"])
      expect((await get(`?sort=-${sort}`)).status, sort).toBe(200);
    await expectRefused(await get("?status=all"), 422);
  });

  describe("is filtered by", () => {
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
      expect(await foundOf(`?casino=${casino().id}`, named)).toEqual(["both", "casinoOnly"]);
      expect(await foundOf("?casino=none", named)).toEqual(["neither"]);
      expect(await foundOf(`?category=${category().id}`, named)).toEqual(["both"]);
      expect(await foundOf("?category=none", named)).toEqual(["casinoOnly", "neither"]);
      expect(await foundOf(`?casino=${casino().id}&category=none`, named)).toEqual(["casinoOnly"]);
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

    it("who can get them", async () => {
      const named = {
        all: await add({ audience: "all" }),
        members: await add({ audience: "existing" }),
        unknown: await add(),
      };
      expect(await foundOf("?audience=all", named)).toEqual(["all"]);
      expect(await foundOf("?audience=existing", named)).toEqual(["members"]);
      expect(await foundOf("?missing=audience", named)).toEqual(["unknown"]);
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

    it.each([
      "end=tomorrow",
      "audience=old",
      "missing=slug",
      `casino=${"x".repeat(301)}`,
      `category=${"x".repeat(301)}`,
    ])("no unknown value: %s", async (query) => {
      const { error } = await expectRefused(await get(`?${query}`), 422);
      expect(error.message).toMatch(/^Geçersiz seçenek|^En çok 300 karakter olabilir/);
    });
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
    await site.set(promotions, newer.id, { created_at: new Date(Date.parse(until) + 1).toISOString() });
    const query = { q: "eşleşen", casino: casino().id, status: "active", until };
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
