import type { Runs } from "./runs";
import type { Row } from "./table";

/**
 * Dollars a month and what they include: https://developers.cloudflare.com/workers/platform/pricing/ and
 * https://developers.cloudflare.com/d1/platform/pricing/ as of 3 August 2026.
 */
const PLAN = 5;
const MILLION = 1e6;
const BEYOND = {
  requests: { included: 10 * MILLION, aMillion: 0.3 },
  cpuMs: { included: 30 * MILLION, aMillion: 0.02 },
  rowsRead: { included: 25_000 * MILLION, aMillion: 0.001 },
  rowsWritten: { included: 50 * MILLION, aMillion: 1 },
};

/** What a month uses. Answers of the edge's cache are requests too; files of the build are not. */
export type Usage = Record<keyof typeof BEYOND, number>;

/** The bill of a month in dollars and cents, without storage. */
function bill(usage: Usage): number {
  const prices = Object.entries(BEYOND) as [keyof Usage, (typeof BEYOND)[keyof Usage]][];
  const costs = prices.map(([what, price]) => (Math.max(0, usage[what] - price.included) / MILLION) * price.aMillion);
  return Math.round(100 * costs.reduce((sum, cost) => sum + cost, PLAN)) / 100;
}

const VIEWS_A_MONTH = 10 * MILLION;
const PAGES_A_VISIT = 3;
/** Dollars that 10 million page views may cost, by the share of pages that the edge answers. */
const AT_MOST: [hits: number, dollars: number][] = [
  [0.9, 6],
  [0.5, 9],
];

/** Requests of a visit: for its first page, for each further page; and the share of views that are counted. */
export interface Visits {
  cold: number;
  further: number;
  counted: number;
}

/** What a month of visits costs that each tell their views once; bounded unless it is named. */
export function monthly({ cold, further, counted }: Visits, { page, visit }: Runs, name = ""): Row[] {
  const requests = (cold + (PAGES_A_VISIT - 1) * further) / PAGES_A_VISIT;
  return AT_MOST.map(([hits, dollars]) => {
    const usage = {
      requests: VIEWS_A_MONTH * requests,
      cpuMs: VIEWS_A_MONTH * ((1 - hits) * page.cpuMs + visit.cpuMs / PAGES_A_VISIT),
      rowsRead: VIEWS_A_MONTH * ((1 - hits) * page.rowsRead + (counted * visit.rowsRead) / visit.views),
      rowsWritten: (VIEWS_A_MONTH * counted * visit.rowsWritten) / visit.views,
    };
    const note = `${requests.toFixed(2)} requests a view, ${PAGES_A_VISIT} pages a visit; ${inMillions(usage)}`;
    const what = `10 M page views a month${name}, ${hits * 100} % edge hits`;
    return { what, value: bill(usage), unit: "$", ...(name === "" && { atMost: dollars }), note };
  });
}

function inMillions({ requests, cpuMs, rowsRead, rowsWritten }: Usage): string {
  const of = (value: number) => `${(value / MILLION).toFixed(2)} M`;
  return `${of(requests)} requests, ${of(cpuMs)} ms, ${of(rowsRead)} read, ${of(rowsWritten)} written`;
}
