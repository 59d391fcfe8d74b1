import type { Column } from "../record-list/column";

export type Sorted = Pick<Column<never>, "label" | "sort" | "isDefaultOrder">;

/** The orders of a list by its columns, as options of a select. */
export const ordersOf = (columns: readonly Sorted[]) =>
  columns.flatMap(({ label, sort }) =>
    sort
      ? [
          { value: sort, label: `${label}, artan` },
          { value: `-${sort}`, label: `${label}, azalan` },
        ]
      : [],
  );

/** The order of a list that was not asked for one. */
export function defaultOrder(columns: readonly Sorted[]): string {
  const column = columns.find(({ isDefaultOrder }) => isDefaultOrder);
  return column ? `${column.label}, artan` : "En yeni önce";
}

/** The present order of a list in words. */
export const orderName = (columns: readonly Sorted[], sort: string | undefined): string =>
  ordersOf(columns).find(({ value }) => value === sort)?.label ?? defaultOrder(columns);
