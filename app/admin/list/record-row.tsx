import { Flex, Table } from "@radix-ui/themes";
import { memo, type ReactNode } from "react";
import { RowCheckbox } from "./choice";
import type { RangeHandlers } from "./use-range";

export interface Column<Row> {
  label: string;
  /** Sort key of the API, if the column is sortable. */
  sort?: string;
  cell: (row: Row) => ReactNode;
}

interface RecordRowProps<Row> {
  row: Row;
  columns: Column<Row>[];
  nameOf: (row: Row) => string;
  actions: ((row: Row) => ReactNode) | undefined;
  className: string | undefined;
  isReturned: boolean;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  range: RangeHandlers;
  onSelect: (id: string, isOn: boolean) => void;
}

function Row<Row extends { id: string }>(props: RecordRowProps<Row>) {
  const { row, columns, nameOf, actions, className, isReturned, isSelected, range, onSelect } = props;
  return (
    <Table.Row className={className} data-returned={isReturned || undefined}>
      {isSelected !== undefined && (
        <Table.Cell className="record-choice">
          <RowCheckbox
            aria-label={`Seç: ${nameOf(row)}`}
            {...range}
            checked={isSelected}
            onChange={(isOn) => onSelect(row.id, isOn)}
          />
        </Table.Cell>
      )}
      {columns.map(({ label, cell }, index) => (
        <Table.Cell key={label} data-label={index > 0 ? label : undefined}>
          {cell(row)}
        </Table.Cell>
      ))}
      {actions && (
        <Table.Cell>
          <Flex gap="2" align="center" wrap={{ initial: "wrap", md: "nowrap" }}>
            {actions(row)}
          </Flex>
        </Table.Cell>
      )}
    </Table.Row>
  );
}

function isSame<Row>({ columns, ...one }: RecordRowProps<Row>, { columns: others, ...other }: RecordRowProps<Row>) {
  const names = Object.keys(other) as (keyof typeof other)[];
  if (names.some((name) => one[name] !== other[name])) return false;
  return columns.length === others.length && columns.every((column, at) => column === others[at]);
}

/** Memoized: selecting one of 50 rows would else render all, which takes half a second on a slow computer. */
export const RecordRow = memo(Row, isSame) as typeof Row;
