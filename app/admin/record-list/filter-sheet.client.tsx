import { Button, Dialog, Flex, Text } from "@radix-ui/themes";
import { Icon } from "../shell/icon";
import type { Column } from "./column";
import { LabelledFilters, type ListFilter } from "./filters";
import { ordersOf } from "../list/order";
import { OrderSelect } from "../list/order-select";
import type { Ask, ListParams } from "./use-list";

interface FilterSheetProps {
  filters: readonly ListFilter[];
  columns: readonly Pick<Column<never>, "label" | "sort" | "isDefaultOrder">[];
  query: ListParams;
  ask: Ask;
  total: number | undefined;
}

/** All filters and orders of a list in one sheet, for phones. */
export default function FilterSheet({ filters, columns, query, ask, total }: FilterSheetProps) {
  const count = filters.filter(({ name }) => query[name]).length;
  const orders = ordersOf(columns);
  if (filters.length === 0 && orders.length === 0) return null;
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button size="3" variant="surface">
          <Icon name="filter" />
          {count > 0 ? `Süz ve sırala (${count})` : "Süz ve sırala"}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content className="sheet" aria-describedby={undefined}>
        <Dialog.Title>Süz ve sırala</Dialog.Title>
        <Flex direction="column" gap="3">
          {orders.length > 0 && (
            <Flex direction="column" gap="1">
              <Text size="2" weight="medium" aria-hidden="true">
                Sıralama
              </Text>
              <OrderSelect isLarge columns={columns} query={query} ask={ask} />
            </Flex>
          )}
          <LabelledFilters filters={filters} query={query} ask={ask} />
          <Dialog.Close>
            <Button size="3">{total === undefined ? "Kayıtları göster" : `${total} kaydı göster`}</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
