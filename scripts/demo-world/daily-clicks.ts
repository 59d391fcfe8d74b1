import { createHash } from "node:crypto";
import type { conversions, daily_clicks, Device, tracked_clicks } from "../../db/schema";
import { keyOf } from "../../worker/conversions/storing.server";
import type { Placement } from "../../worker/outbound/placements";
import { laterDay } from "../../worker/text/calendar";
import { idOf } from "./rows";

type DailyClicks = typeof daily_clicks.$inferInsert;
type Tracked = typeof tracked_clicks.$inferInsert;
type Conversion = typeof conversions.$inferInsert;

/** A link to an operator, with the views of its page on each day. */
export interface DemoLink {
  casino_id: string;
  promotion_id: string;
  path: string;
  currency: "TRY" | "EUR";
  days: { day: string; views: number }[];
  /** A splash ad: each of its `views` is a click. */
  is_ad?: boolean;
}

interface Click {
  link: DemoLink;
  day: string;
  chance: (name: string) => number;
}

/** Shares of a hundred, the rest last. */
const COUNTRIES = shares<string>([90, "TR"], [4, "DE"], [2, "NL"], [2, "CY"], [2, ""]);
const DEVICES = shares<Device>([78, "phone"], [17, "desktop"], [5, "tablet"]);
const OF_BONUS = shares<Placement>(
  ...([
    [42, "kart"],
    [34, "detay"],
    [13, "cubuk"],
    [7, "karsilastir"],
    [4, "metin"],
  ] as const),
);
const OF_CASINO = shares<Placement>([86, "casino"], [14, "metin"]);
const PAGES: Partial<Record<Placement, string[]>> = {
  kart: ["/bonuslar", "/", "/bonuslar"],
  karsilastir: ["/karsilastir"],
};
const REGISTERED = 0.05;
const DEPOSITED = 1 / 3;

/** The value of a number from 0 to 1, by the shares. */
function shares<Value>(...table: (readonly [share: number, value: Value])[]): (chance: number) => Value {
  const values = table.flatMap(([share, value]) => Array.from({ length: share }, () => value));
  return (chance) => values[Math.floor(chance * values.length)] as Value;
}

/** A number from 0 to 1, the same for a name on every run. */
const chanceOf = (name: string) => createHash("sha256").update(name).digest().readUInt32BE() / 2 ** 32;

/** Three to eight clicks on a hundred views of each page and day, and all of splash ads. */
function clicksOf(link: DemoLink): Click[] {
  return link.days.flatMap(({ day, views }) => {
    const name = `${link.casino_id} ${link.is_ad ? "splash" : link.promotion_id} ${day}`;
    const rate = 0.03 + 0.05 * chanceOf(link.promotion_id || link.casino_id);
    const clicks = link.is_ad ? views : Math.floor(views * rate + chanceOf(name));
    return Array.from({ length: clicks }, (_, at) => ({
      ...{ link, day },
      chance: (of: string) => chanceOf(`${name} ${at} ${of}`),
    }));
  });
}

const placementOf = ({ link, chance }: Click) =>
  link.is_ad ? "splash" : (link.promotion_id ? OF_BONUS : OF_CASINO)(chance("placement"));

const linkOf = ({ link: { casino_id, promotion_id } }: Click) => ({
  ...(promotion_id
    ? ({ kind: "promotion", record_id: promotion_id } as const)
    : ({ kind: "casino", record_id: casino_id } as const)),
  casino_id,
});

function rowOf(click: Click): DailyClicks {
  const { link, day, chance } = click;
  const placement = placementOf(click);
  const pages = PAGES[placement] ?? [link.path];
  return {
    day,
    ...linkOf(click),
    placement,
    page: pages[Math.floor(chance("page") * pages.length)] ?? "",
    country: COUNTRIES(chance("country")),
    device: DEVICES(chance("device")),
    clicks: 1,
    unique_clicks: chance("unique") < 0.9 ? 1 : 0,
    robots: chance("robot") < 0.15 ? 1 : 0,
  };
}

/** Clicks of the demo content by day: a few of a hundred views, the same on every run. */
export function dailyClicks(links: DemoLink[]): DailyClicks[] {
  const rows = new Map<string, DailyClicks>();
  for (const row of links.flatMap(clicksOf).map(rowOf)) {
    const key = [row.day, row.record_id, row.casino_id, row.placement, row.page, row.country, row.device].join(" ");
    const known = rows.get(key);
    const add = (column: "clicks" | "unique_clicks" | "robots") => (known?.[column] ?? 0) + (row[column] ?? 0);
    rows.set(key, { ...row, clicks: add("clicks"), unique_clicks: add("unique_clicks"), robots: add("robots") });
  }
  return [...rows.values()];
}

const isRegistration = ({ link, chance }: Click) => link.casino_id !== "" && chance("registration") < REGISTERED;
const tikOf = ({ link, day, chance }: Click) =>
  idOf("click", `${link.casino_id} ${link.promotion_id} ${day} ${chance("tik")}`);

/** The clicks that led to a registration. */
export const trackedClicks = (links: DemoLink[]): Tracked[] =>
  links
    .flatMap(clicksOf)
    .filter(isRegistration)
    .map((click) => ({
      id: tikOf(click),
      day: click.day,
      ...linkOf(click),
      placement: placementOf(click),
    }));

/** What operators report of these clicks: registrations, of a third a deposit, and most of those approved. */
export const demoConversions = (links: DemoLink[], now: string): Conversion[] =>
  links
    .flatMap(clicksOf)
    .filter(isRegistration)
    .flatMap((click) => {
      const { link, chance } = click;
      const tik = tikOf(click);
      const transaction = `D-${tik.slice(0, 8)}`;
      const report = (
        status: Conversion["status"],
        days: number,
        name: string[],
        amount: number | null,
      ): Conversion[] => {
        const day = laterDay(click.day, days);
        const received_at = `${day}T${String(8 + Math.floor(chance(status) * 12)).padStart(2, "0")}:30:00.000Z`;
        const money = { amount, currency: amount === null ? null : link.currency };
        const of = { ...linkOf(click), placement: placementOf(click) };
        const key = keyOf(status, ...name);
        return received_at > now
          ? []
          : [{ ...of, key, day, click_id: tik, is_matched: true, status, count: 1, ...money, received_at }];
      };
      const commission =
        link.currency === "EUR"
          ? 2_500 + 500 * Math.floor(chance("amount") * 8)
          : 75_000 + 12_500 * Math.floor(chance("amount") * 14);
      const registration = report("kayit", 0, ["tik", tik], null);
      if (chance("deposit") >= DEPOSITED) return registration;
      const deposit = report("yatirim", 1, ["islem", transaction], null);
      if (chance("approval") >= 0.85)
        return [...registration, ...deposit, ...report("iptal", 3, ["islem", transaction], null)];
      return [...registration, ...deposit, ...report("onay", 4, ["islem", transaction], commission)];
    });
