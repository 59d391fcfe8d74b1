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

/** The bill of a month in dollars, without storage. */
export function bill(usage: Usage): number {
  const prices = Object.entries(BEYOND) as [keyof Usage, (typeof BEYOND)[keyof Usage]][];
  const costs = prices.map(([what, price]) => (Math.max(0, usage[what] - price.included) / MILLION) * price.aMillion);
  return PLAN + costs.reduce((sum, cost) => sum + cost, 0);
}

/** What one run of the Worker is taken to cost: its CPU time without that of the local proxy, and its rows. */
export const RUN = {
  page: { cpuMs: 5, rowsRead: 150, rowsWritten: 0 },
  /** A counted view writes its counter, the record, its version, the day's views, and the counter's deletion. */
  view: { cpuMs: 3, rowsRead: 10, rowsWritten: 6 },
};

const VIEWS_A_MONTH = 10 * MILLION;
const PAGES_A_VISIT = 3;
/** Dollars that 10 million page views may cost, by the share of pages that the edge answers. */
const AT_MOST: [hits: number, dollars: number][] = [
  [0.9, 6],
  [0.5, 9],
];

/** What a month costs by the requests of a visit, its first page first; bounded unless it is named. */
export function monthly([cold = [], ...further]: string[][], name = ""): Row[] {
  const aView = (count: (requests: string[]) => number) =>
    (count(cold) + ((PAGES_A_VISIT - 1) * count(further.flat())) / further.length) / PAGES_A_VISIT;
  const requests = aView((all) => all.length);
  const counted = aView((all) => all.filter((request) => request.startsWith("POST")).length);
  return AT_MOST.map(([hits, dollars]) => {
    const used = (what: keyof typeof RUN.page) =>
      VIEWS_A_MONTH * ((1 - hits) * RUN.page[what] + counted * RUN.view[what]);
    const rows = { rowsRead: used("rowsRead"), rowsWritten: used("rowsWritten") };
    const value = bill({ requests: VIEWS_A_MONTH * requests, cpuMs: used("cpuMs"), ...rows });
    const note = `${requests.toFixed(2)} requests a view, ${PAGES_A_VISIT} pages a visit`;
    const what = `10 M page views a month${name}, ${hits * 100} % edge hits`;
    return { what, value, unit: "$", ...(name === "" && { atMost: dollars }), note };
  });
}
