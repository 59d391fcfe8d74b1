import { Table } from "@radix-ui/themes";
import { memo, type MouseEvent, type ReactNode } from "react";
import { type Column, type RowOptions, titleColumn } from "./column";
import { RecordTitle } from "./record-title";
import { RowMenu } from "./row-menu";
import type { RangeHandlers } from "./use-range";

interface RecordRowProps<Row> {
  row: Row;
  columns: Column<Row>[];
  options: RowOptions<Row>;
  isReturned: boolean;
  choice: RecordChoiceProps;
}

export function RecordRow<Row extends { id: string }>({ row, columns, options, ...props }: RecordRowProps<Row>) {
  const { isReturned, choice } = props;
  return (
    <Table.Row
      className={options.className?.(row)}
      data-record={row.id}
      data-returned={isReturned || undefined}
      data-opens={options.open?.(row) ? true : undefined}
      onClick={openByClick}
    >
      {choice.isSelected !== undefined && (
        <Table.Cell className="record-choice">
          <RecordChoice {...choice} />
        </Table.Cell>
      )}
      {columns.map((column) => (
        <Cell key={column.label} row={row} column={column} options={column === titleColumn(columns) && options} />
      ))}
      {(options.actions || options.more) && <ActionCell row={row} options={options} />}
    </Table.Row>
  );
}

export interface RecordChoiceProps {
  id: string;
  name: string;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  range: RangeHandlers;
  onSelect: (id: string, isOn: boolean) => void;
}

export function RecordChoice({ id, name, isSelected = false, range, onSelect }: RecordChoiceProps) {
  return (
    <input
      type="checkbox"
      aria-label={`Seç: ${name}`}
      {...range}
      checked={isSelected}
      onChange={({ target }) => onSelect(id, target.checked)}
    />
  );
}

/** A click on a row beside its controls opens the record, unless it ends a selection of text. */
export function openByClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest("a, button, input, label, select, form, [role=menu]")) return;
  if (!currentTarget.contains(target) || getSelection()?.toString()) return;
  currentTarget.querySelector<HTMLElement>(".record-link:is(a, button)")?.click();
}

interface CellProps<Row> {
  row: Row;
  column: Column<Row>;
  /** Of the cell with the record's name. */
  options: RowOptions<Row> | false;
}

function PlainCell<Row>({ row, column, options }: CellProps<Row>): ReactNode {
  const { text, cell, isNumber, wraps, from } = column;
  const look = [isNumber && "number", wraps && "wraps", from && `from-${from}`].filter(Boolean).join(" ");
  if (options)
    return (
      <Table.Cell>
        <RecordTitle row={row} column={column} options={options} />
      </Table.Cell>
    );
  return (
    <Table.Cell className={look || undefined} title={text?.(row)}>
      {cell ? cell(row) : text?.(row)}
    </Table.Cell>
  );
}

/** Memoized, because each selected row renders the whole list. */
const Cell = memo(PlainCell) as typeof PlainCell;

function PlainActionCell<Row>({ row, options: { nameOf, actions, more } }: { row: Row; options: RowOptions<Row> }) {
  return (
    <Table.Cell className="record-actions">
      <div>
        {actions?.(row)}
        {more && <RowMenu of={nameOf(row)}>{more(row)}</RowMenu>}
      </div>
    </Table.Cell>
  );
}

const ActionCell = memo(PlainActionCell) as typeof PlainActionCell;
