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
const TURNS = 5;
/** By days of the period; measured on a busy machine: 2.3 and 4.3. */
const TIMES_MAX = { 30: 4, 90: 8 };
const PERIODS = [30, 90] as const;
const site = setupAdminSite();

async function fastest(days: number) {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const begin = performance.now();
    expect((await site.admin.get(`/api/admin/earnings?period=${days}`)).status).toBe(200);
    times.push(performance.now() - begin);
  }
  return Math.min(...times);
}

async function fastestOfEach() {
  const times: number[] = [];
  for (const days of PERIODS) times.push(await fastest(days));
  return times;
}

it("the earnings of a period take a small multiple of an empty table's, whatever lies in the 400 days", async () => {
  const { db } = site.server;
  await db.delete(daily_clicks);
  const empty = await fastestOfEach();
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
  const full = await fastestOfEach();
  for (const [at, days] of PERIODS.entries())
    expect((full[at] ?? Infinity) / (empty[at] ?? 0)).toBeLessThan(TIMES_MAX[days]);
});
