import { Button, Flex, Popover } from "@radix-ui/themes";
import { Icon } from "../shell/icon";
import { LabelledFilters, type ListFilter } from "./filters";
import type { Ask, ListParams } from "./use-list";

interface FilterButtonProps {
  filters: readonly ListFilter[];
  query: ListParams;
  ask: Ask;
}

/** The button 'Süz' with the number of chosen filters, and the filters behind it. */
export function FilterButton({ filters, query, ask }: FilterButtonProps) {
  const count = filters.filter(({ name }) => query[name]).length;
  return (
    <Popover.Root>
      <Popover.Trigger>
        <Button variant="surface">
          <Icon name="filter" />
          {count > 0 ? `Süz (${count})` : "Süz"}
        </Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Filtreler" width="18rem">
        <Flex direction="column" gap="3">
          <LabelledFilters filters={filters} query={query} ask={ask} />
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}
