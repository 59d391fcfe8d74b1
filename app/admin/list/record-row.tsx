import { Flex, Table } from "@radix-ui/themes";
import { memo, type ReactNode } from "react";
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

export function RecordRow<Row extends { id: string }>(props: RecordRowProps<Row>) {
  const { row, columns, nameOf, actions, className, isReturned, isSelected, range, onSelect } = props;
  return (
    <Table.Row className={className} data-returned={isReturned || undefined}>
      {isSelected !== undefined && (
        <Table.Cell className="record-choice">
          <input
            type="checkbox"
            aria-label={`Seç: ${nameOf(row)}`}
            {...range}
            checked={isSelected}
            onChange={({ target }) => onSelect(row.id, target.checked)}
          />
        </Table.Cell>
      )}
      {columns.map(({ label, cell }, index) => (
        <Cell key={label} row={row} of={cell} label={index > 0 ? label : undefined} />
      ))}
      {actions && <Cell row={row} of={actions} hasActions />}
    </Table.Row>
  );
}

interface CellProps<Row> {
  row: Row;
  of: (row: Row) => ReactNode;
  label?: string | undefined;
  hasActions?: boolean;
}

function PlainCell<Row>({ row, of, label, hasActions }: CellProps<Row>) {
  return (
    <Table.Cell data-label={label}>
      {hasActions ? (
        <Flex gap="2" align="center" wrap={{ initial: "wrap", md: "nowrap" }}>
          {of(row)}
        </Flex>
      ) : (
        of(row)
      )}
    </Table.Cell>
  );
}

/** Memoized, because each selected row renders the whole list. */
const Cell = memo(PlainCell) as typeof PlainCell;
