import { eq } from "drizzle-orm";
import { beforeAll, beforeEach } from "vitest";
import { casinos, conversions, daily_clicks, daily_views, promotions } from "../../db/schema";
import type { EarningsReport } from "../../worker/earnings/report.server";
import { dayAfter } from "../../worker/text/calendar";
import { setupAdminSite } from "./site";
import { type AdminClient, createAdminClient } from "./admin-client";
import { promotionLink } from "./links";

export const EARNINGS = "/api/admin/earnings";

export const daysAgo = (days: number) => dayAfter(new Date(), -days);

/** A site without counts before each test, with a promotion of `casino` to count for. */
export function setupEarningsSite() {
  const link = () => ({ ...promotionLink(site.promotion.id, site.casino.id), day: daysAgo(0) });
  const click = { page: "/bonuslar", country: "TR", device: "phone", clicks: 1, unique_clicks: 1 } as const;
  const conversion = () => ({ key: crypto.randomUUID(), click_id: "", is_matched: true, status: "onay" as const });
  const received_at = new Date().toISOString();
  const site = Object.assign(setupAdminSite({ logsStatements: true }), {
    editor: {} as AdminClient,
    casino: {} as typeof casinos.$inferSelect,
    promotion: {} as typeof promotions.$inferSelect,
    report: async (query = "", client = site.admin) => (await client.get(EARNINGS + query)).json<EarningsReport>(),
    clicked: (...rows: Partial<typeof daily_clicks.$inferInsert>[]) =>
      site.server.db.insert(daily_clicks).values(rows.map((row) => ({ ...link(), ...click, ...row }))),
    reported: (...rows: Partial<typeof conversions.$inferInsert>[]) =>
      site.server.db
        .insert(conversions)
        .values(rows.map((row) => ({ ...link(), ...conversion(), received_at, ...row }))),
    viewed: (record_id: string, views: number, kind: "promotion" | "casino" | "list" = "promotion", ago = 0) =>
      site.server.db.insert(daily_views).values({ day: daysAgo(ago), kind, record_id, views }),
  });
  beforeAll(async () => {
    site.editor = await createAdminClient(site.server, "kazanc@bonusrehberi.example", "editor");
  });
  beforeEach(async () => {
    const { db } = site.server;
    for (const table of [daily_clicks, daily_views, conversions]) await db.delete(table);
    const [row] = await db.select().from(promotions).innerJoin(casinos, eq(casinos.id, promotions.casino_id)).limit(1);
    if (!row) throw new Error("no demo promotion");
    Object.assign(site, { casino: row.casinos, promotion: row.promotions });
    await db.update(promotions).set({ is_active: true, expiry_date: null });
  });
  return site;
}
