import { Text } from "@radix-ui/themes";
import { type Dimension, UNMATCHED } from "../../../worker/earnings/constants";
import { type Placement, PLACEMENTS } from "../../../worker/outbound/placements";
import { formatPercent } from "../../../worker/text/money";
import type { Column } from "../record-list/column";
import type { Figure, Value } from "./row-figures";
import type { EarningsRow } from "./use-earnings";

export const TABLES: Record<Dimension, string> = {
  casino: "Casino",
  promotion: "Promosyon",
  placement: "Yerleşim",
  page: "Sayfa",
  country: "Ülke",
  device: "Cihaz",
};

const DEVICES: Record<string, string> = { phone: "Telefon", tablet: "Tablet", desktop: "Masaüstü" };
const countries = new Intl.DisplayNames("tr", { type: "region" });

/** Rows without a value. */
const NONE: Record<Dimension, string> = {
  casino: "Casinosuz bağlantılar",
  promotion: "Casinonun kendi bağlantısı",
  placement: "Bilinmiyor",
  page: "Bilinmiyor",
  country: "Bilinmiyor",
  device: "Bilinmiyor",
};
const DELETED = "(silinmiş)";

/** What a row of a table is called. */
export function nameOf(dimension: Dimension, { id, name }: EarningsRow): string {
  if (id === "") return NONE[dimension];
  if (id === UNMATCHED) return "Eşleşmeyen";
  if (name !== null) return name;
  if (dimension === "placement") return PLACEMENTS[id as Placement];
  if (dimension === "country") return countries.of(id) ?? id;
  if (dimension === "device") return DEVICES[id] ?? id;
  return dimension === "page" ? id : DELETED;
}

const positive = (valueOf: Value) => (row: EarningsRow) => Math.max(valueOf(row) ?? 0, 0);
const sumOf = (rows: readonly EarningsRow[], valueOf: Value) =>
  rows.reduce((sum, row) => sum + positive(valueOf)(row), 0);

const valuesOf = ({ valueOf, next = [] }: Figure) => [valueOf, ...next];

/** The figure whose shares are drawn as bars: the revenue of the rows or, without any, their clicks. */
const sharedFigure = (figures: readonly Figure[], rows: readonly EarningsRow[]) =>
  ["revenue", "clicks"]
    .flatMap((key) => figures.find((known) => known.key === key) ?? [])
    .find((figure) => valuesOf(figure).some((valueOf) => sumOf(rows, valueOf) > 0));

/** By the figure that the bars show, the largest first. */
export const firstOrder = (figures: readonly Figure[], rows: readonly EarningsRow[]) =>
  `-${sharedFigure(figures, rows)?.key ?? "clicks"}`;

function shareColumn(figures: readonly Figure[], rows: readonly EarningsRow[]): Column<EarningsRow> | undefined {
  const figure = sharedFigure(figures, rows);
  if (!figure) return undefined;
  // Of each currency, since these are never summed.
  const parts = valuesOf(figure).map((valueOf) => ({ valueOf: positive(valueOf), total: sumOf(rows, valueOf) }));
  const sharesOf = (row: EarningsRow) =>
    parts.flatMap(({ valueOf, total }) => (valueOf(row) > 0 ? [valueOf(row) / total] : []));
  return {
    label: `${figure.label} payı`,
    width: "11%",
    from: "1200px",
    text: (row) => {
      const shares = sharesOf(row).map(formatPercent).join(" ve ");
      return shares && `${figure.label.toLocaleLowerCase("tr")} payı ${shares}`;
    },
    cell: (row) =>
      Object.entries(sharesOf(row)).map(([at, share]) => (
        <svg key={at} className="share-bar" aria-hidden="true">
          <rect width={`${100 * share}%`} height="100%" rx="3" />
        </svg>
      )),
  };
}

/** Columns of a table, its name first. */
export function columnsOf(
  dimension: Dimension,
  figures: readonly Figure[],
  { isNarrow, rows }: { isNarrow: boolean; rows: readonly EarningsRow[] },
): Column<EarningsRow>[] {
  const share = shareColumn(figures, rows);
  // Beside those of money some would leave no room for the names.
  const hasMoney = figures.some(({ key }) => key === "revenue");
  const hasCasino = dimension === "promotion" && (isNarrow || !hasMoney);
  return [
    { label: TABLES[dimension], sort: "name", text: (row) => nameOf(dimension, row) },
    ...(hasCasino
      ? [
          {
            label: "Casino",
            width: "13%",
            from: "1400px" as const,
            text: ({ casino }: EarningsRow) => casino?.name ?? "",
          },
        ]
      : []),
    ...(share ? [share] : []),
    ...figures.map(({ key, label, cellOf, wordOf, from, isApart }): Column<EarningsRow> => ({
      label,
      sort: key,
      isNumber: true,
      text: wordOf,
      cell: isApart ? (row) => <Text color="gray">{cellOf(row)}</Text> : cellOf,
      ...(from && { from: hasMoney ? from : "1200px" }),
    })),
  ];
}
