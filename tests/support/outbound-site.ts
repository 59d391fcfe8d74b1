import { eq } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { casinos, daily_clicks, promotions, tracked_clicks } from "../../db/schema";
import { setupAdminSite } from "./site";
import { BROWSER } from "./views";

export const SLUG = "deneme-teklifi";
/** The promotion's own address. */
export const OWN = "https://operator.example/kampanya?btag=1%2B2&x=a+b";

let visitor = 0;
export const newVisitor = () => ({ "CF-Connecting-IP": `198.51.100.${++visitor % 250}`, "User-Agent": BROWSER });

/** A site without clicks before each test, with a promotion of `casino` whose link on a card is `claim`. */
export function setupOutboundSite() {
  const site = Object.assign(setupAdminSite({ logsStatements: true }), {
    ...{ casino: {} as typeof casinos.$inferSelect, promotionId: "", claim: "" },
    set: (values: Partial<typeof promotions.$inferInsert>) =>
      site.server.db.update(promotions).set(values).where(eq(promotions.id, site.promotionId)),
    setCasino: (values: Partial<typeof casinos.$inferInsert>) =>
      site.server.db.update(casinos).set(values).where(eq(casinos.id, site.casino.id)),
    click: (path: string, headers: Record<string, string> = newVisitor()) => site.server.get(path, { headers }),
    counted: () => site.server.db.select().from(daily_clicks),
    settled: (rows: number) => expect.poll(() => site.server.db.$count(daily_clicks)).toBe(rows),
    sum: async (column: "clicks" | "unique_clicks" | "robots" | "staff") =>
      (await site.counted()).reduce((total, row) => total + row[column], 0),
  });
  beforeEach(async () => {
    const { db } = site.server;
    for (const table of [daily_clicks, tracked_clicks]) await db.delete(table);
    await db.delete(promotions).where(eq(promotions.slug, SLUG));
    const [casino] = await db.select().from(casinos).where(eq(casinos.standing, "verified")).limit(1);
    if (!casino) throw new Error("no demo casino");
    await db.update(casinos).set({ tracking_url: null, entry_url: null, standing: "verified" });
    const row = { title: SLUG, slug: SLUG, short_description: "", url: OWN, search_text: "", casino_id: casino.id };
    const [added] = await db.insert(promotions).values(row).returning();
    Object.assign(site, { casino, promotionId: added?.id, claim: `/git/${casino.slug}/${SLUG}?y=kart` });
  });
  return site;
}
