import { Select } from "../shell/select";
import type { Ask, ListParams } from "../record-list/use-list";
import { defaultOrder, ordersOf, type Sorted } from "./order";

interface OrderSelectProps {
  columns: readonly Sorted[];
  query: ListParams;
  ask: Ask;
  isLarge?: boolean;
}

/** The orders of a list without headings. */
export const OrderSelect = ({ columns, query, ask, isLarge }: OrderSelectProps) => (
  <Select
    {...(isLarge && { isLarge })}
    aria-label="Sıralama"
    empty={defaultOrder(columns)}
    value={query["sort"] ?? ""}
    options={ordersOf(columns)}
    onChange={(sort) => ask({ sort })}
  />
);
