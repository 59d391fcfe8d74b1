import { eq } from "drizzle-orm";
import { beforeAll, beforeEach } from "vitest";
import { casinos, conversions, daily_clicks, daily_views, promotions } from "../../db/schema";
import type { EarningsReport } from "../../worker/earnings/report.server";
import { dayAfter } from "../../worker/text/calendar";
import { type AdminSite, setupAdminSite } from "./site";
import { type AdminClient, createAdminClient } from "./test-server";

export const EARNINGS = "/api/admin/earnings";

export const daysAgo = (days: number) => dayAfter(new Date(), -days);

type Rows<Row> = (...rows: Partial<Row>[]) => Promise<unknown>;

/** A site without counts before each test, and a promotion to count for. */
export interface EarningsSite extends AdminSite {
  editor: AdminClient;
  casino: typeof casinos.$inferSelect;
  promotion: typeof promotions.$inferSelect;
  report(query?: string, client?: AdminClient): Promise<EarningsReport>;
  clicked: Rows<typeof daily_clicks.$inferInsert>;
  reported: Rows<typeof conversions.$inferInsert>;
  viewed(id: string, views: number, kind?: "promotion" | "casino", ago?: number): Promise<unknown>;
}

export function setupEarningsSite(): EarningsSite {
  const site = setupAdminSite({ logsStatements: true }) as EarningsSite;
  site.report = async (query = "", client = site.admin) => (await client.get(EARNINGS + query)).json<EarningsReport>();
  const link = () => ({
    casino_id: site.casino.id,
    promotion_id: site.promotion.id,
    placement: "kart",
    day: daysAgo(0),
  });
  const click = { page: "/bonuslar", country: "TR", device: "phone", clicks: 1, unique_clicks: 1 } as const;
  site.clicked = (...rows) =>
    site.server.db.insert(daily_clicks).values(rows.map((row) => ({ ...link(), ...click, ...row })));
  site.reported = (...rows) =>
    site.server.db.insert(conversions).values(
      rows.map((row) => ({
        ...link(),
        key: crypto.randomUUID(),
        click_id: crypto.randomUUID(),
        is_matched: true,
        status: "onay" as const,
        received_at: new Date().toISOString(),
        ...row,
      })),
    );
  site.viewed = (record_id, views, kind = "promotion", ago = 0) =>
    site.server.db.insert(daily_views).values({ day: daysAgo(ago), kind, record_id, views });
  beforeAll(async () => {
    site.editor = await createAdminClient(site.server, "kazanc@bonusrehberi.example", "editor");
  });
  beforeEach(async () => {
    const { db } = site.server;
    for (const table of [daily_clicks, daily_views, conversions]) await db.delete(table);
    const [row] = await db.select().from(promotions).innerJoin(casinos, eq(casinos.id, promotions.casino_id)).limit(1);
    if (!row) throw new Error("no demo promotion");
    site.casino = row.casinos;
    site.promotion = row.promotions;
    await db.update(promotions).set({ is_active: true, expiry_date: null });
  });
  return site;
}
