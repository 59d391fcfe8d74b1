import { desc } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { activities, casinos, promotion_categories, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { casinoInput, categoryInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeClient } from "../support/undo-client";

const site = setupAdminSite();
const { undo, undone, send, add, change, basisOf } = changeClient(site);

let casino = "";
beforeAll(async () => void (casino = (await add("casinos", { ...casinoInput(), name: "Geri Alınan" })).id));

describe("what an undo says", () => {
  const newest = async (count: number) => {
    const rows = await site.server.db.select().from(activities).orderBy(desc(activities.at));
    return rows.slice(0, count).map(({ action, name, returned }) => [action, name, returned]);
  };

  it("says in its answer and in the log which values came back, and which records stay and why", async () => {
    const day = (n: number) => dayAfter(new Date(), n);
    const made: string[] = [];
    for (const title of ["Dönen", "Sonradan Kaydedilen", "Silinen"])
      made.push((await add("promotions", { ...promotionInput(), title, expiry_date: day(3) })).id);
    const [back = "", saved = "", deleted = ""] = made;
    const id = await change("POST", "promotions/fields", { ids: made, change: { field: "expiry_date", value: "+30" } });
    await send("PUT", `promotions/${saved}/expiry`, { expiry_date: day(20), ...(await basisOf(promotions, saved)) });
    await send("DELETE", `promotions/${deleted}`);
    const value = { field: "expiry_date", from: day(33), to: day(3) };
    const answer = await undone(id, "edit", { kind: "promotion" });
    expect(answer).toEqual({
      ids: [back],
      records: [{ id: back, kind: "promotion", name: "Dönen" }],
      returned: [{ id: back, ...value }],
      left: expect.arrayContaining([
        { id: saved, kind: "promotion", name: "Sonradan Kaydedilen", reason: "changed" },
        { id: deleted, kind: "promotion", name: "Silinen", reason: "deleted" },
      ]) as unknown,
    });
    expect(answer.left).toHaveLength(2);
    expect((await newest(3)).sort()).toEqual([
      ["leave_changed", "Sonradan Kaydedilen", null],
      ["leave_deleted", "Silinen", null],
      ["undo", "Dönen", JSON.stringify([value])],
    ]);
    const { rows } = await (await site.admin.get("/api/admin/activity?q=Dönen")).json<{ rows: object[] }>();
    expect(rows[0]).toMatchObject({ action: "undo", returned: JSON.stringify([value]), returned_ways: 1 });
  });

  it("logs those that stay where nothing was taken back", async () => {
    const { id } = await add("categories", { ...categoryInput(), name: "Değişen Tür" });
    const edited = await change("PUT", `categories/${id}`, {
      ...categoryInput(),
      ...(await basisOf(promotion_categories, id)),
    });
    await send("PUT", `categories/${id}`, { ...categoryInput(), ...(await basisOf(promotion_categories, id)) });
    await expectRefused(await undo(edited, "edit"), 409, "“Sadakat” olduğu gibi kaldı: sonradan değişmiş");
    expect(await newest(1)).toEqual([["leave_changed", "Sadakat", null]]);
  });

  it("tells the casino by its name", async () => {
    const { id } = await add("promotions", { ...promotionInput(), title: "Taşınan" });
    const moved = { ids: [id], change: { field: "casino_id", value: casino } };
    const { returned } = await undone(await change("POST", "promotions/fields", moved), "edit");
    expect(returned).toContainEqual({ id, field: "casino", from: "Geri Alınan", to: null });
  });

  it("tells when a record was verified before, and by whom", async () => {
    const verification = { last_verified_at: "2026-01-02T09:00:00.000Z", verified_by: "ayse@bonusrehberi.example" };
    await site.set(casinos, casino, verification);
    const { returned } = await undone(
      await change("POST", "verification/selection", { action: "verify", ids: [casino] }),
      "verify",
    );
    expect(returned.map(({ field, to }) => [field, to])).toEqual(Object.entries(verification));
  });
});
