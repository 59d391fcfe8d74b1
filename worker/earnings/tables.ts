import { type Named, pathOf, type viewsSinceFirstClick } from "../figures/names.server";
import { placementsOn } from "../outbound/placements";
import type { ReadKind } from "../records/kinds.server";
import { type Money, moneyOf } from "./folding";
import { type Dimension, DIMENSIONS, TABLE_ROWS_MAX, UNMATCHED } from "./constants";
import type { clicksByDimension, conversionsByLink } from "./statements.server";

interface Counts extends Record<"clicks" | "unique_clicks" | "robots" | "staff", number> {
  /** Clicks on the pages of which a row has the views. */
  page_clicks: number;
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

export interface EarningsRow extends Known, Counts {
  /** Id, placement, path, country or device; empty if there is none, `UNMATCHED` without a click. */
  id: string;
  /** Of its pages, since the first click was counted; null where none were counted. */
  views: number | null;
  money?: Money;
}

export type Tables = Record<Dimension, EarningsRow[]>;

const UNKNOWN: Known = { name: null, path: null, record: null, casino: null, is_offered: false };
const NOTHING = { clicks: 0, unique_clicks: 0, robots: 0, staff: 0, views: null, page_clicks: 0 };

const knownAs = (kind: string | null, id: string, named: Named | null): Known =>
  named
    ? { ...UNKNOWN, ...named, record: { kind: kind as ReadKind, id }, is_offered: named.is_offered === 1 }
    : UNKNOWN;

interface Read {
  clicked: Awaited<ReturnType<typeof clicksByDimension>>;
  viewed: Awaited<ReturnType<typeof viewsSinceFirstClick>>;
  links: Awaited<ReturnType<typeof conversionsByLink>>;
}

/** The tables of a period, most clicks first. A casino's views are those of its page and of its promotions. */
export function tablesOf({ clicked, viewed, links }: Read): Tables {
  const tables = new Map(DIMENSIONS.map((dimension) => [dimension, new Map<string, EarningsRow>()]));
  function rowOf(dimension: Dimension, id: string, known = UNKNOWN): EarningsRow {
    const row = tables.get(dimension)?.get(id) ?? { id, ...known, ...NOTHING };
    tables.get(dimension)?.set(id, row);
    return row;
  }
  for (const { kind, id, views, named } of viewed) {
    for (const placement of placementsOn(kind)) addViews(rowOf("placement", placement), views);
    const path = pathOf({ kind, id, named });
    if (path === null) continue;
    const known = { ...knownAs(kind, id, named), path };
    addViews(rowOf("page", path, known), views);
    if (kind === "casino" || kind === "promotion") addViews(rowOf(kind, id, known), views);
    const casino = named?.casino;
    if (casino) addViews(rowOf("casino", casino.id, knownAs("casino", casino.id, casino)), views);
  }
  for (const { dimension, kind, value, named, ...counts } of clicked) {
    const known = dimension === "page" && value ? { ...UNKNOWN, path: value } : knownAs(kind, value, named);
    Object.assign(rowOf(dimension, value, known), counts);
  }
  const money = (dimension: Dimension, knownOf: (link: Read["links"][number]) => [id: string, known?: Known]) => {
    for (const [id, rows] of Map.groupBy(links, (link) => knownOf(link)[0])) {
      const [first] = rows;
      rowOf(dimension, id, first && knownOf(first)[1]).money = moneyOf(rows);
    }
  };
  money("placement", ({ is_matched, placement }) => [is_matched ? placement : UNMATCHED]);
  money("casino", ({ casino_id, casino }) => [casino_id, knownAs("casino", casino_id, casino)]);
  money("promotion", ({ is_matched, kind, record_id, record }) => {
    if (!is_matched) return [UNMATCHED];
    return kind === "casino" ? [""] : [record_id, knownAs(kind, record_id, record)];
  });
  const listed = Array.from(tables, ([dimension, rows]) => [dimension, ordered([...rows.values()])]);
  return Object.fromEntries(listed) as Tables;
}

function addViews(row: EarningsRow, views: number) {
  row.views = (row.views ?? 0) + views;
}

const ordered = (rows: EarningsRow[]) =>
  rows
    .sort((one, other) => other.clicks - one.clicks || (other.views ?? 0) - (one.views ?? 0))
    .slice(0, TABLE_ROWS_MAX);
