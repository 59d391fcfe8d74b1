import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { dayAfter } from "../../worker/text/calendar";
import { startPanel } from "./panel";
import { demoContent } from "./servers";
import type { Row } from "./table";

const DAYS = 400;
/** Links with a click at eight placements on each day. */
const LINKS = 60;
/** Days of the buttons. */
const BUTTONS = [7, 30, 90];

/** Milliseconds of 'Kazanç' with 192,000 rows of clicks. */
export async function earnings(): Promise<Row[]> {
  const stateDir = await demoContent();
  fill(stateDir);
  const panel = await startPanel(stateDir);
  const rows: Row[] = [];
  const row = async (days: number, query: string) => {
    const { value } = await panel.measure(`earnings?${query}`);
    rows.push({ what: `earnings: ${days} days`, value, unit: "ms", ...(days < DAYS && { atMost: 100 }) });
  };
  for (const days of BUTTONS) await row(days, `period=${days}`);
  await row(DAYS, `period=own&from=${dayAfter(new Date(), 1 - DAYS)}&to=${dayAfter(new Date(), 0)}`);
  await panel.stop();
  return rows;
}

function fill(stateDir: string) {
  const folder = join(stateDir, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite") ?? "";
  const database = new DatabaseSync(join(folder, file));
  database.exec("delete from daily_clicks");
  database
    .prepare(
      `insert into daily_clicks
        (day, kind, record_id, casino_id, placement, page, country, device, clicks, unique_clicks, robots)
      with recursive days(day, n) as (select ?, 1 union all select date(day, '-1 day'), n + 1 from days where n < ?),
        links(n) as (select 1 union all select n + 1 from links where n < ?)
      select day, 'promotion', 'promotion-' || links.n, 'casino-' || (links.n % 18), placement.value,
        case placement.key % 3 when 0 then '/bonuslar' when 1 then '/bonuslar/casino/' || links.n else '/' end,
        iif(days.n % 3, 'TR', 'DE'), iif(days.n % 2, 'desktop', 'phone'), 1 + days.n % 7, 1, days.n % 3
      from days, links, json_each('["kart","detay","cubuk","karsilastir","casino","blog","metin","giris"]') as placement`,
    )
    .run(dayAfter(new Date(), 0), DAYS, LINKS);
  database.close();
}
