import { describe, expect, it } from "vitest";
import { promotionClient } from "../support/promotion-client";
import { setupAdminSite } from "../support/site";

const site = setupAdminSite();
const { add, casino, edit, rowOf } = promotionClient(site);

describe("the history of a promotion's terms", () => {
  const terms = { wagering: 30, wagering_base: "bonus", min_deposit: 100, audience: "all" };
  const change = (term: string, from: unknown, to: unknown) => ({ term, from, to });

  it("holds what a saved form changed, and is shown to visitors", async () => {
    const { id, slug, updated_at } = await add({ ...terms, title: "Değişen Bonus" });
    const changed = {
      ...terms,
      title: "Değişen Bonus",
      wagering: 40,
      audience: "new",
      expiry_date: "2099-01-02",
    };
    const response = await edit(id, updated_at, changed);
    expect(response.status).toBe(200);
    const term_history = (await rowOf(id))?.term_history;
    expect(term_history).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        changes: [
          change("wagering", 30, 40),
          change("audience", "all", "new"),
          change("expiry_date", null, "2099-01-02"),
        ],
      },
    ]);
    const text = (await site.html(`/bonuslar/${casino().slug}/${slug}`)).replace(/<[^>]+>/g, "");
    expect(text).toMatch(/Değişen Şartlar\d+ \S+: çevrim 30x → 40x, kim alabilir herkes → yeni üyeler, son gün/);
  });

  it("grows neither by texts nor by a refused form", async () => {
    const { id, updated_at } = await add({ ...terms, title: "Aynı Bonus" });
    expect((await edit(id, updated_at, { ...terms, title: "Aynı Bonus!" })).status).toBe(200);
    expect((await edit(id, updated_at, { ...terms, wagering: 50 })).status).toBe(409);
    expect((await rowOf(id))?.term_history).toEqual([]);
  });
});
