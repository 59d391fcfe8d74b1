import { Table } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { type Column, RecordRow } from "./record-row";
import { useRange } from "./use-range";

type Ids = ReadonlySet<string>;

export interface RowOptions<Row> {
  nameOf: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  className?: (row: Row) => string | undefined;
}

interface RecordTableProps<Row> {
  rows: Row[];
  columns: Column<Row>[];
  row: RowOptions<Row>;
  /** Id of the row to focus after returning from a record. */
  returned: string | undefined;
  /** Sort key; a leading minus is descending. */
  sort: string | undefined;
  onSort: (sort: string) => void;
  /** Ids of selected rows; undefined disables selection. */
  selected: Ids | undefined;
  onSelect: (selected: Ids) => void;
}

export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { rows, columns, returned, sort, onSort, selected, onSelect } = props;
  const { nameOf, actions, className } = props.row;
  const ids = rows.map(({ id }) => id);
  const chosen = ids.filter((id) => selected?.has(id));
  const { rangeTo, range } = useRange(ids);
  function toggle(id: string, isOn: boolean) {
    const changed = rangeTo(id);
    onSelect(new Set(ids.filter((other) => (changed.includes(other) ? isOn : selected?.has(other)))));
  }
  return (
    <Table.Root className="record-table" variant="surface" size="1">
      <Table.Header>
        <Table.Row>
          {selected && (
            <Table.ColumnHeaderCell>
              <input
                type="checkbox"
                aria-label="Bu sayfadakilerin hepsini seç"
                ref={(box) => {
                  if (box) box.indeterminate = chosen.length > 0 && chosen.length < ids.length;
                }}
                checked={chosen.length === ids.length}
                onChange={({ target }) => onSelect(new Set(target.checked ? ids : []))}
              />
            </Table.ColumnHeaderCell>
          )}
          {columns.map((column) => (
            <SortableHeader key={column.label} column={column} sort={sort} onSort={onSort} />
          ))}
          {actions && <Table.ColumnHeaderCell className="unsortable">İşlemler</Table.ColumnHeaderCell>}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <RecordRow
            key={row.id}
            row={row}
            columns={columns}
            nameOf={nameOf}
            actions={actions}
            className={className?.(row)}
            isReturned={row.id === returned}
            isSelected={selected?.has(row.id)}
            range={range}
            onSelect={toggle}
          />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function SortableHeader<Row>({
  column: { label, sort: name },
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: string | undefined;
  onSort: (sort: string) => void;
}) {
  if (!name) return <Table.ColumnHeaderCell className="unsortable">{label}</Table.ColumnHeaderCell>;
  const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : "none";
  const mark = { ascending: " ↑", descending: " ↓", none: "" }[direction];
  return (
    <Table.ColumnHeaderCell aria-sort={direction}>
      <button type="button" className="sort" onClick={() => onSort(direction === "ascending" ? `-${name}` : name)}>
        {label}
        <span aria-hidden="true">{mark}</span>
      </button>
    </Table.ColumnHeaderCell>
  );
}
