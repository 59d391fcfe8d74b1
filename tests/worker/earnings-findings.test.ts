import { ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { casinos, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { daysAgo, setupEarningsSite } from "../support/earnings-site";
import { casinoLink } from "../support/links";

const site = setupEarningsSite();

describe("what to fix first", () => {
  it("names promotions with clicks and no conversion, of casinos that report", async () => {
    await site.clicked({ clicks: 30 });
    expect((await site.report()).findings.clicked_in_vain).toEqual([]);
    await site.reported({ ...casinoLink(site.casino.id), is_matched: false, day: daysAgo(60) });
    expect((await site.report()).findings.clicked_in_vain).toEqual([]);
    await site.reported({ ...casinoLink(site.casino.id), day: daysAgo(60) });
    expect((await site.report()).findings.clicked_in_vain?.map(({ id }) => id)).toEqual([site.promotion.id]);
    await site.reported({ status: "kayit" });
    expect((await site.report()).findings.clicked_in_vain).toEqual([]);
  });

  it("names active promotions with many views and a rate far below the median", async () => {
    const ofOthers = ne(promotions.casino_id, site.casino.id);
    for (const { id } of await site.server.db.select().from(promotions).where(ofOthers).limit(2)) {
      await site.viewed(id, 100);
      await site.clicked({ record_id: id, placement: "detay", clicks: 20 });
    }
    await site.viewed(site.promotion.id, 100);
    await site.clicked({ clicks: 60 }, { placement: "cubuk", clicks: 2 });
    const names = async () => (await site.report()).findings.seen_in_vain.map(({ id }) => id);
    expect(await names()).toEqual([site.promotion.id]);
    const judge = (standing: typeof site.casino.standing) => site.set(casinos, site.casino.id, { standing });
    await judge("not_recommended");
    expect(await names()).toEqual([]);
    await judge(site.casino.standing);
    expect(await names()).toEqual([site.promotion.id]);
    await site.set(promotions, site.promotion.id, { is_active: false });
    expect(await names()).toEqual([]);
  });

  it("names active promotions that end within a week and earn, with what a change of their day needs", async () => {
    const end = (expiry_date: string) => site.set(promotions, site.promotion.id, { expiry_date });
    const ending = async () => (await site.report()).findings.ending;
    await end(dayAfter(new Date(), 6));
    expect(await ending()).toEqual([]);
    await site.clicked({ clicks: 19 });
    expect(await ending()).toEqual([]);
    await site.clicked({ page: "/", clicks: 1 });
    expect(await ending()).toHaveLength(1);
    await site.reported(casinoLink(site.casino.id));
    expect(await ending()).toEqual([]);
    expect((await site.report("", site.editor)).findings.ending).toHaveLength(1);
    await site.reported({ status: "kayit" });
    const [row] = await ending();
    expect(row).toMatchObject({ id: site.promotion.id, clicks: 20, expiry_date: dayAfter(new Date(), 6) });
    const { updated_at } = row ?? {};
    const moved = { expiry_date: dayAfter(new Date(), 36), updated_at };
    expect((await site.admin.send("PUT", `/api/admin/promotions/${site.promotion.id}/expiry`, moved)).status).toBe(200);
    expect(await ending()).toEqual([]);
  });
});
