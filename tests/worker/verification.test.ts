import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Casino, casinos, type Promotion, promotions, review_settings } from "../../db/schema";
import { dayAfter, formatDate } from "../../worker/text/calendar";
import { casinoInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeOf, undoClient } from "../support/undo-client";

const DAY_MS = 86_400_000;
const site = setupAdminSite();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const textOf = async (path: string) => (await site.html(path)).replace(/<[^>]+>/g, " ");

let casino: Casino;
let promotion: Promotion;
const pageOf = {
  promotion: () => `/bonuslar/${casino.slug}/${promotion.slug}`,
  casino: () => `/casino/${casino.slug}`,
};
const add = <Row>(path: string, input: object) => site.admin.call<Row>("POST", path, input);
const verify = (...ids: string[]) =>
  site.admin.send("POST", "/api/admin/verification/selection", { action: "verify", ids });
const { undo } = undoClient(() => site.admin);
const setPromotion = (values: Partial<Promotion>) => site.set(promotions, promotion.id, values);
const setCasino = (values: Partial<Casino>) => site.set(casinos, casino.id, values);

beforeAll(async () => {
  casino = await add<Casino>("casinos", { ...casinoInput(), name: "Taze Casino" });
  promotion = await add<Promotion>("promotions", { ...promotionInput(), title: "Taze Bonus", casino_id: casino.id });
});
beforeEach(async () => {
  // Only what a test makes late is in the queue.
  await site.server.db.update(promotions).set({ last_verified_at: daysAgo(0) });
  await site.server.db.update(casinos).set({ last_verified_at: daysAgo(0) });
});

describe("a verification", () => {
  it("is dated today for promotions and casinos alike, by whom, and shown to visitors", async () => {
    await setPromotion({ last_verified_at: null });
    await setCasino({ last_verified_at: null });
    expect(await textOf(pageOf.promotion())).toContain("Henüz doğrulanmadı");
    const response = await verify(promotion.id, casino.id, crypto.randomUUID());
    expect(await response.json()).toMatchObject({ ids: [promotion.id, casino.id] });
    const row = await site.rowOf(promotions, promotion.id);
    expect(row?.verified_by).toMatch(/@/);
    expect(Date.now() - Date.parse(row?.last_verified_at ?? "")).toBeLessThan(60_000);
    expect(row?.updated_at).toBe(promotion.updated_at);
    for (const page of [pageOf.promotion(), pageOf.casino()]) {
      const text = await textOf(page);
      expect(text).toContain(`Son doğrulama: ${formatDate(new Date().toISOString())}`);
      expect(text).not.toContain(row?.verified_by);
    }
  });

  it("is not taken back where the record was verified since, but where it was only saved", async () => {
    await setPromotion({ last_verified_at: null, verified_by: null });
    await setCasino({ last_verified_at: null, verified_by: null });
    const change = changeOf(await verify(promotion.id, casino.id));
    await verify(promotion.id);
    await setCasino({ founded_year: 2020 });
    const left = [{ id: promotion.id, reason: "changed" }];
    expect(await (await undo(change, "verify")).json()).toMatchObject({ ids: [casino.id], left });
    const row = await site.rowOf(promotions, promotion.id);
    expect(row?.last_verified_at).not.toBeNull();
    const saved = await site.rowOf(casinos, casino.id);
    expect(saved).toMatchObject({ last_verified_at: null, founded_year: 2020, updated_at: casino.updated_at });
  });

  it("is refused without a session and without ids", async () => {
    const body = JSON.stringify({ action: "verify", ids: [promotion.id] });
    await expectRefused(await site.server.post("/api/admin/verification/selection", body), 401);
    await expectRefused(await verify(), 422);
  });
});

describe("a page past its limit", () => {
  it.each([
    [21, "Son doğrulama: "],
    [22, "Bu şartlar 22 gündür doğrulanmadı"],
    [34, "Bu şartlar 34 gündür doğrulanmadı"],
  ])("of a promotion says so after %i days", async (days, text) => {
    await setPromotion({ last_verified_at: daysAgo(days) });
    expect(await textOf(pageOf.promotion())).toContain(text);
  });

  it.each([
    [45, "Son doğrulama: "],
    [46, "Bu bilgiler 46 gündür doğrulanmadı"],
  ])("of a casino says so after %i days", async (days, text) => {
    await setCasino({ last_verified_at: daysAgo(days) });
    expect(await textOf(pageOf.casino())).toContain(text);
  });

  it("counts from the day the record was added while nobody has verified it", async () => {
    const { created_at } = promotion;
    await setPromotion({ last_verified_at: null, created_at: daysAgo(30) });
    expect(await textOf(pageOf.promotion())).toContain("Bu şartlar 30 gündür doğrulanmadı");
    await setPromotion({ created_at });
  });

  it("uses the limits of the settings", async () => {
    await setPromotion({ last_verified_at: daysAgo(9) });
    await site.server.db.update(review_settings).set({ promotion_days: 7 });
    expect(await textOf(pageOf.promotion())).toContain("Bu şartlar 9 gündür doğrulanmadı");
    await site.server.db.update(review_settings).set({ promotion_days: 21 });
  });

  it("has no warning if the promotion has ended", async () => {
    await setPromotion({ last_verified_at: daysAgo(90), expiry_date: dayAfter(new Date(), -1) });
    const text = await textOf(pageOf.promotion());
    expect(text).toContain("Bu bonusun süresi doldu.");
    expect(text).not.toMatch(/doğrulan/);
    await setPromotion({ expiry_date: null });
  });
});

describe("the queue", () => {
  interface Queue {
    rows: { id: string; kind: string; days: number; view_count: number }[];
    total: number;
  }
  const queue = (query = "") => site.admin.call<Queue>("GET", `verification${query}`);
  const dueOnDashboard = async () =>
    (await site.admin.call<{ verifications: { total: number } }>("GET", "dashboard/work")).verifications.total;

  it("lists what is past its limit by age × views, and empties as records are verified", async () => {
    const { db } = site.server;
    const [seen, old] = await db.select().from(promotions).where(eq(promotions.is_active, true)).limit(2);
    const ids = [seen?.id ?? "", old?.id ?? ""];
    const late = async (id: string, days: number, view_count: number) =>
      site.set(promotions, id, { last_verified_at: daysAgo(days), view_count, expiry_date: null });
    await late(ids[0] ?? "", 30, 1_000);
    await late(ids[1] ?? "", 60, 100);
    await setCasino({ last_verified_at: daysAgo(50), view_count: 0 });
    const { rows, total } = await queue();
    expect(rows.map(({ id, kind, days }) => [id, kind, days])).toEqual([
      [ids[0], "promotion", 30],
      [ids[1], "promotion", 60],
      [casino.id, "casino", 50],
    ]);
    expect([total, await dueOnDashboard()]).toEqual([3, 3]);
    expect((await queue("?kind=casino")).rows.map(({ id }) => id)).toEqual([casino.id]);
    expect((await queue("?q=TAZE")).rows.map(({ id }) => id)).toEqual([casino.id]);
    await expectRefused(await site.admin.get("/api/admin/verification?kind=post"), 422);
    await verify(...ids);
    expect((await queue()).rows.map(({ id }) => id)).toEqual([casino.id]);
    expect(await dueOnDashboard()).toBe(1);
  });

  it("leaves out promotions that are off or have ended", async () => {
    await setPromotion({ last_verified_at: daysAgo(90), is_active: false });
    expect((await queue()).total).toBe(0);
    await setPromotion({ is_active: true, expiry_date: dayAfter(new Date(), -1) });
    expect((await queue()).total).toBe(0);
    await setPromotion({ expiry_date: null });
    expect((await queue()).total).toBe(1);
  });
});

describe("a promotion that has ended", () => {
  it("stands in the archive of its casino's page, behind those that run", async () => {
    const input = { ...promotionInput(), casino_id: casino.id };
    await add("promotions", { ...input, title: "Biten Bonus", expiry_date: "2020-01-01" });
    const html = await site.html(pageOf.casino());
    const [running, archive = ""] = html.split("Arşiv: Sona Eren Bonuslar");
    expect(running).toContain("Taze Bonus");
    expect(running).not.toContain("Biten Bonus");
    expect(archive).toContain("Biten Bonus");
    expect(archive).not.toContain("Karşılaştır: Biten Bonus");
    expect(await site.html("/sitemap.xml")).not.toContain("biten-bonus");
  });
});
