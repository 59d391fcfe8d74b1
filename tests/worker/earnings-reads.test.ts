import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { daily_clicks } from "../../db/schema";
import { PLACEMENTS } from "../../worker/outbound/placements";
import { dayAfter } from "../../worker/text/calendar";
import { setupAdminSite } from "../support/site";

const DAYS = 400;
/** Days added by one statement, since it ends at a time limit. */
const STEP = 40;
const PROMOTIONS = 60;
const PERIODS = [7, 30, 90];
/** Statements for the period and the one before it, and their use of an index, read a row several times; found: 5.4. */
const READS_MAX = 6;
const site = setupAdminSite({ logsStatements: true });

async function rowsRead(days: number): Promise<number> {
  site.server.rowsRead();
  expect((await site.admin.get(`/api/admin/earnings?period=${days}`)).status).toBe(200);
  return site.server.rowsRead().reduce((sum, rows) => sum + rows, 0);
}

it("the earnings of a period read its rows and those of the period before, whatever else lies in the 400 days", async () => {
  const { db } = site.server;
  await db.delete(daily_clicks);
  const empty = Math.max(await rowsRead(7), await rowsRead(90));
  const placements = JSON.stringify(Object.keys(PLACEMENTS).slice(0, 8));
  for (let ago = 0; ago < DAYS; ago += STEP)
    await db.run(sql`insert into ${daily_clicks}
      (day, casino_id, promotion_id, placement, page, country, device, clicks, unique_clicks, robots)
      with recursive days(day, n) as (
          select ${dayAfter(new Date(), -ago)}, 1 union all select date(day, '-1 day'), n + 1 from days where n < ${STEP}),
        links(n) as (select 1 union all select n + 1 from links where n < ${PROMOTIONS})
      select day, 'casino-' || (links.n % 18), 'promotion-' || links.n, placement.value,
        case placement.key % 3 when 0 then '/bonuslar' when 1 then '/bonuslar/casino/' || links.n else '/' end,
        case days.n % 3 when 0 then 'DE' else 'TR' end, case days.n % 2 when 0 then 'phone' else 'desktop' end,
        1 + days.n % 7, 1, days.n % 3
      from days, links, json_each(${placements}) as placement`);
  expect(await db.$count(daily_clicks)).toBe(DAYS * PROMOTIONS * 8);
  const rowsOf = (days: number) => days * PROMOTIONS * 8;
  for (const days of PERIODS) {
    expect((await rowsRead(days)) - empty, `${days} days`).toBeLessThan(READS_MAX * rowsOf(days));
  }
});
