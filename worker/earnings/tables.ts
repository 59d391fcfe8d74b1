import { casinoAddress, postAddress, promotionAddress } from "../records/addresses";
import { placementsOn } from "../outbound/placements";
import { isList, LISTS, type ReadKind, type ViewedKind } from "../views/kinds";
import { type Money, moneyOf, type Reported } from "./folding";
import { type Dimension, DIMENSIONS, TABLE_ROWS_MAX, UNMATCHED } from "./constants";

interface Named extends Record<"name" | "slug" | "casino_id" | "casino_name" | "casino_slug", string | null> {
  is_offered: number;
}

export interface Clicked extends Named {
  dimension: Dimension;
  value: string;
  clicks: number;
  unique_clicks: number;
  robots: number;
  staff: number;
  page_clicks: number;
}

export interface Viewed extends Named {
  kind: ViewedKind;
  id: string;
  views: number;
}

export interface ReportedLink extends Reported, Record<"casino_id" | "promotion_id" | "placement", string> {
  is_matched: boolean;
  casino_name: string | null;
  casino_slug: string | null;
  promotion_name: string | null;
  promotion_slug: string | null;
  is_offered: number;
}

interface Known {
  /** Null for a deleted record, and for what is no record. */
  name: string | null;
  path: string | null;
  /** The record to edit. */
  record: { kind: ReadKind; id: string } | null;
  /** Of a promotion. */
  casino: { id: string; name: string } | null;
  is_offered: boolean;
}

export interface EarningsRow extends Known {
  /** Id, placement, path, country or device; empty if there is none, `UNMATCHED` without a click. */
  id: string;
  clicks: number;
  unique_clicks: number;
  robots: number;
  staff: number;
  /** Of its pages, since the first click was counted; null where none were counted. */
  views: number | null;
  /** Clicks on the pages of which it has the views. */
  page_clicks: number;
  money?: Money;
}

export type Tables = Record<Dimension, EarningsRow[]>;

const UNKNOWN: Known = { name: null, path: null, record: null, casino: null, is_offered: false };

const ADDRESSES: Record<ReadKind, (row: { slug: string; casino_slug: string | null }) => string> = {
  promotion: promotionAddress,
  casino: casinoAddress,
  post: postAddress,
};

function knownAs(kind: ReadKind, id: string, row: Named): Known {
  const { name, slug, casino_id, casino_name, casino_slug } = row;
  if (name === null || slug === null) return UNKNOWN;
  const path = ADDRESSES[kind]({ slug, casino_slug });
  const casino = casino_id !== null && casino_name !== null ? { id: casino_id, name: casino_name } : null;
  return { name, path, record: { kind, id }, casino, is_offered: row.is_offered === 1 };
}

const NOTHING = { clicks: 0, unique_clicks: 0, robots: 0, staff: 0, views: null, page_clicks: 0 };

type Casino = Pick<Named, "casino_name" | "casino_slug">;

const casinoAs = (id: string, { casino_name: name, casino_slug: slug }: Casino) =>
  knownAs("casino", id, { name, slug, casino_id: null, casino_name: null, casino_slug: null, is_offered: 0 });

interface Read {
  clicked: readonly Clicked[];
  viewed: readonly Viewed[];
  links: readonly ReportedLink[];
}

/** The tables of a period, most clicks first. A casino's views are those of its page and of its promotions. */
export function tablesOf({ clicked, viewed, links }: Read): Tables {
  const tables = new Map(DIMENSIONS.map((dimension) => [dimension, new Map<string, EarningsRow>()]));
  function rowOf(dimension: Dimension, id: string, known = UNKNOWN): EarningsRow {
    const row = tables.get(dimension)?.get(id) ?? { id, ...known, ...NOTHING };
    tables.get(dimension)?.set(id, row);
    return row;
  }
  for (const row of viewed) {
    const { kind, id, views, casino_id } = row;
    for (const placement of placementsOn(kind)) addViews(rowOf("placement", placement), views);
    if (kind === "ad") continue;
    if (kind === "list") {
      if (isList(id)) addViews(rowOf("page", LISTS[id], { ...UNKNOWN, path: LISTS[id] }), views);
      continue;
    }
    const known = knownAs(kind, id, row);
    if (known.path === null) continue;
    addViews(rowOf("page", known.path, known), views);
    if (kind !== "post") addViews(rowOf(kind, id, known), views);
    if (casino_id) addViews(rowOf("casino", casino_id, casinoAs(casino_id, row)), views);
  }
  for (const row of clicked) {
    const { dimension, value, clicks, unique_clicks, robots, staff, page_clicks } = row;
    const isRecord = dimension === "casino" || dimension === "promotion";
    const known = isRecord ? knownAs(dimension, value, row) : { ...UNKNOWN, path: pageOf(dimension, value) };
    Object.assign(rowOf(dimension, value, known), { clicks, unique_clicks, robots, staff, page_clicks });
  }
  for (const [id, rows] of Map.groupBy(links, idOf("placement"))) rowOf("placement", id).money = moneyOf(rows);
  for (const [id, rows] of Map.groupBy(links, (link) => link.casino_id)) {
    const [first] = rows;
    rowOf("casino", id, first && casinoAs(id, first)).money = moneyOf(rows);
  }
  for (const [id, rows] of Map.groupBy(links, idOf("promotion_id"))) {
    const [first] = rows;
    rowOf("promotion", id, first && promotionAs(first)).money = moneyOf(rows);
  }
  const listed = Array.from(tables, ([dimension, rows]) => [dimension, ordered([...rows.values()])]);
  return Object.fromEntries(listed) as Tables;
}

function addViews(row: EarningsRow, views: number) {
  row.views = (row.views ?? 0) + views;
}

const pageOf = (dimension: Dimension, value: string) => (dimension === "page" && value ? value : null);

const idOf = (name: "promotion_id" | "placement") => (link: ReportedLink) => (link.is_matched ? link[name] : UNMATCHED);

const promotionAs = ({ promotion_id, promotion_name, promotion_slug, ...row }: ReportedLink) =>
  knownAs("promotion", promotion_id, { ...row, name: promotion_name, slug: promotion_slug });

const ordered = (rows: EarningsRow[]) =>
  rows
    .sort((one, other) => other.clicks - one.clicks || (other.views ?? 0) - (one.views ?? 0))
    .slice(0, TABLE_ROWS_MAX);
