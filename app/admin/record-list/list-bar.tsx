import { Flex, Text } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { latePart } from "../shell/late";
import { useNarrow } from "../shell/use-narrow";
import type { Column } from "./column";
import { FilterButton } from "./filter-button";
import { ChosenFilters, Filters, type ListFilter, placed } from "./filters";
import { orderName } from "../list/order";
import { OrderSelect } from "../list/order-select";
import { SearchBox } from "../list/search-box";
import type { Ask, ListParams } from "./use-list";

const FilterSheet = latePart(() => import("./filter-sheet.client"));

interface ListBarProps {
  filters: readonly ListFilter[];
  columns: readonly Pick<Column<never>, "label" | "sort" | "isDefaultOrder">[];
  query: ListParams;
  ask: Ask;
  total: number | undefined;
  /** Whether the list has no headings, by which tables are sorted. */
  hasCards?: boolean;
  /** Buttons after the filters. */
  children?: ReactNode;
}

/** Search and filters of a list, and below them the chosen ones. */
export function ListBar({ filters, columns, query, ask, total, hasCards, children }: ListBarProps) {
  const isNarrow = useNarrow();
  const { inView, hidden } = placed(filters);
  return (
    <Flex className="list-filters" direction="column" gap="2">
      <Flex gap="2" wrap="wrap" align="center">
        <SearchBox value={query["q"] ?? ""} onSearch={(q) => ask({ q })} />
        {isNarrow ? (
          <FilterSheet filters={[...inView, ...hidden]} columns={columns} query={query} ask={ask} total={total} />
        ) : (
          <>
            <Filters filters={inView} query={query} ask={ask} />
            {hidden.length > 0 && <FilterButton filters={hidden} query={query} ask={ask} />}
            {hasCards && <OrderSelect columns={columns} query={query} ask={ask} />}
          </>
        )}
        {children}
      </Flex>
      {isNarrow && columns.some(({ sort }) => sort) && (
        <Text size="1" color="gray">{`Sıralama: ${orderName(columns, query["sort"])}`}</Text>
      )}
      <ChosenFilters filters={filters} query={query} ask={ask} />
    </Flex>
  );
}
