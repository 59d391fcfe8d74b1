import type { ReactNode } from "react";
import type { ConversionStatus } from "../../../db/schema";
import { CONVERSION_LABELS } from "../../../worker/conversions/constants";
import type { Dimension } from "../../../worker/earnings/constants";
import { currenciesOf } from "../../../worker/text/money";
import { formatCount } from "../shell/day-chart";
import { amountsIn, formatAmounts, formatRate, hasRevenue } from "./figures";
import type { EarningsRow, Money } from "./use-earnings";

export type Value = (row: EarningsRow) => number | null;

/** A value of a row, by which it is sorted and exported. */
export interface Figure {
  key: string;
  label: string;
  /** Null if a row has no value; such rows come last in any order. */
  valueOf: Value;
  /** Decide between rows of the same value, and between those without one. */
  next?: Value[];
  cellOf: (row: EarningsRow) => ReactNode;
  /** On phones, where it stands without a heading. */
  wordOf: (row: EarningsRow) => string;
  from?: "1200px" | "1400px";
  /** Counts in no other figure; left out on phones. */
  isApart?: true;
}

const conversionsOf = (key: string, status: ConversionStatus): Figure => ({
  key,
  label: CONVERSION_LABELS[status],
  valueOf: ({ money }) => money?.conversions[status] ?? 0,
  cellOf: ({ money }) => formatCount(money?.conversions[status] ?? 0),
  wordOf: ({ money }) =>
    money?.conversions[status]
      ? `${formatCount(money.conversions[status])} ${CONVERSION_LABELS[status].toLocaleLowerCase("tr")}`
      : "",
});

const CLICKS: Figure[] = [
  {
    key: "clicks",
    label: "Tıklama",
    valueOf: ({ clicks }) => clicks,
    cellOf: ({ clicks }) => formatCount(clicks),
    wordOf: ({ clicks }) => `${formatCount(clicks)} tıklama`,
  },
  {
    key: "unique",
    label: "Tekil",
    from: "1400px",
    valueOf: ({ unique_clicks }) => unique_clicks,
    cellOf: ({ unique_clicks }) => formatCount(unique_clicks),
    wordOf: () => "",
  },
];

const apart = (key: "robots" | "staff", label: string, from: "1200px" | "1400px"): Figure => ({
  key,
  label,
  from,
  isApart: true,
  valueOf: (row) => row[key],
  cellOf: (row) => formatCount(row[key]),
  wordOf: () => "",
});
const APART = [apart("robots", "Robot", "1400px"), apart("staff", "Ekip", "1400px")];

/** Of a casino or promotion, whose links are clicked on other pages, too. */
const PAGE_CLICKS: Figure = {
  key: "page_clicks",
  label: "Sayfasında tıklama",
  valueOf: ({ page_clicks, views }) => (views === null ? null : page_clicks),
  cellOf: ({ page_clicks, views }) => (views === null ? "–" : formatCount(page_clicks)),
  wordOf: ({ page_clicks, views }) => (views ? `sayfasında ${formatCount(page_clicks)}` : ""),
};

const VIEWS: Figure[] = [
  {
    key: "views",
    label: "Görüntülenme",
    valueOf: ({ views }) => views,
    cellOf: ({ views }) => (views === null ? "–" : formatCount(views)),
    wordOf: ({ views }) => (views === null ? "" : `${formatCount(views)} görüntülenme`),
  },
  {
    key: "rate",
    label: "Oran",
    valueOf: ({ page_clicks, views }) => (views ? page_clicks / views : null),
    cellOf: ({ page_clicks, views }) => formatRate(page_clicks, views),
    wordOf: ({ page_clicks, views }) => (views ? `oran ${formatRate(page_clicks, views)}` : ""),
  },
];

const perClick =
  (of: Value): Value =>
  (row) => {
    const revenue = of(row);
    return revenue === null || row.clicks === 0 ? null : revenue / row.clicks;
  };

/** Amounts below each other, a dash without any. */
const Lines = ({ of }: { of: string[] }) =>
  of.length > 0 ? of.map((amount) => <div key={amount}>{amount}</div>) : "–";

/** Sorted by one currency after the other, since these are never summed. */
const money = ([first = () => null, ...next]: Value[]): Figure[] => [
  conversionsOf("registrations", "kayit"),
  conversionsOf("deposits", "yatirim"),
  { ...conversionsOf("approvals", "onay"), from: "1400px" },
  {
    key: "revenue",
    label: "Gelir",
    valueOf: first,
    next,
    cellOf: ({ money }) => <Lines of={amountsIn(money?.revenue ?? {})} />,
    wordOf: ({ money }) => (hasRevenue(money) ? formatAmounts(money.revenue) : ""),
  },
  {
    key: "per_click",
    label: "Tık başına",
    valueOf: perClick(first),
    next: next.map(perClick),
    cellOf: ({ money, clicks }) => <Lines of={amountsIn(money?.revenue ?? {}, clicks)} />,
    wordOf: ({ money, clicks }) =>
      hasRevenue(money) && clicks > 0 ? `tık başına ${formatAmounts(money.revenue, clicks)}` : "",
  },
];

/** The figures of a table; operators report by casino, promotion and placement. */
export function figuresOf(dimension: Dimension, totals: Money | undefined): Figure[] {
  const hasViews = dimension !== "country" && dimension !== "device";
  const isRecord = dimension === "casino" || dimension === "promotion";
  const hasMoney = totals && (isRecord || dimension === "placement");
  const revenues = currenciesOf(totals?.revenue).map(
    (currency): Value =>
      ({ money }) =>
        money?.revenue[currency] ?? null,
  );
  return [
    ...CLICKS,
    ...(isRecord ? [PAGE_CLICKS] : []),
    ...(hasViews ? VIEWS : []),
    ...APART,
    ...(hasMoney ? money(revenues) : []),
  ];
}
