import { and, eq, lte } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { announcements, type Promotion, promotions, record_versions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
const now = () => new Date();
const add = (input: object) => site.admin.call<Promotion>("POST", "promotions", { ...promotionInput(), ...input });
const rowOf = async (id: string) => {
  const row = await site.rowOf(promotions, id);
  if (!row) throw new Error("no such promotion");
  return row;
};
const setExpiry = (id: string, body: object) => site.admin.send("PUT", `/api/admin/promotions/${id}/expiry`, body);

describe("an end date by itself", () => {
  it("is saved with its version and in the history of the terms", async () => {
    const { id, updated_at } = await add({ title: "Uzayan", expiry_date: dayAfter(now(), 2) });
    const expiry_date = dayAfter(now(), 9);
    const response = await setExpiry(id, { expiry_date, updated_at });
    const answer = await response.json<Promotion>();
    expect(answer).toEqual({ id, expiry_date, updated_at: expect.any(String) as string });
    const row = await rowOf(id);
    expect(row).toMatchObject({ expiry_date, updated_at: answer.updated_at, title: "Uzayan" });
    expect(row.updated_by).toMatch(/@/);
    expect(row.term_history.map(({ changes }) => changes)).toEqual([
      [{ term: "expiry_date", from: dayAfter(now(), 2), to: expiry_date }],
    ]);
    expect(await site.server.db.$count(record_versions, eq(record_versions.record_id, id))).toBeGreaterThan(0);
    expect((await setExpiry(id, { expiry_date: null, updated_at: answer.updated_at })).status).toBe(200);
    expect((await rowOf(id)).expiry_date).toBeNull();
  });

  it("makes an ended promotion active again and announces it, any other day ten minutes later", async () => {
    const { id, updated_at } = await add({ title: "Dirilen", expiry_date: dayAfter(now(), -3) });
    const { db } = site.server;
    await db.delete(announcements);
    const { record_id, next_attempt_at } = announcements;
    const due = () => db.$count(announcements, and(eq(record_id, id), lte(next_attempt_at, now().toISOString())));
    const waiting = () => db.$count(announcements, eq(record_id, id));
    const past = await (await setExpiry(id, { expiry_date: dayAfter(now(), -1), updated_at })).json<Promotion>();
    expect([await due(), await waiting()]).toEqual([0, 2]);
    await setExpiry(id, { expiry_date: dayAfter(now(), 7), updated_at: past.updated_at });
    expect([await due(), await waiting()]).toEqual([2, 2]);
    await db.delete(announcements);
    await setExpiry(id, { expiry_date: dayAfter(now(), 8), updated_at: (await rowOf(id)).updated_at });
    expect([await due(), await waiting()]).toEqual([0, 2]);
  });

  it("is refused when somebody saved meanwhile, when it is no day and when the record is gone", async () => {
    const { id, updated_at } = await add({ title: "Çekişmeli" });
    const expiry_date = dayAfter(now(), 9);
    expect((await setExpiry(id, { expiry_date, updated_at })).status).toBe(200);
    const conflict = await setExpiry(id, { expiry_date: dayAfter(now(), 5), updated_at });
    expect(conflict.status).toBe(409);
    expect(await conflict.json()).toMatchObject({ current: { id, expiry_date } });
    for (const [wrong, sentence] of [
      ["2027-02-31", "Geçerli bir tarih giriniz"],
      ["1999-12-31", "Yıl 2000 ile 2099 arasında olmalıdır"],
      [undefined, "Geçerli bir tarih giriniz"],
    ]) {
      const refused = await setExpiry(id, { expiry_date: wrong, updated_at });
      expect(refused.status, `${wrong}`).toBe(422);
      expect(await refused.json()).toMatchObject({ fields: { expiry_date: sentence } });
    }
    expect((await rowOf(id)).expiry_date).toBe(expiry_date);
    await expectRefused(await setExpiry(crypto.randomUUID(), { expiry_date, updated_at }), 404, "Promosyon bulunamadı");
  });
});
