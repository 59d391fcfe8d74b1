import { Checkbox, Flex, Table } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { useRange } from "./use-range";

export interface Column<Row> {
  label: string;
  /** Sort key of the API, if the column is sortable. */
  sort?: string;
  cell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  rows: Row[];
  columns: Column<Row>[];
  nameOf: (row: Row) => string;
  actions: ((row: Row) => ReactNode) | undefined;
  rowClass: ((row: Row) => string | undefined) | undefined;
  /** Id of the row that the editor comes back to. */
  returned: string | undefined;
  /** Sort key; a leading minus is descending. */
  sort: string | undefined;
  onSort: (sort: string) => void;
  /** Ids of selected rows; undefined disables selection. */
  selected: ReadonlySet<string> | undefined;
  onSelect: (ids: ReadonlySet<string>) => void;
}

export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { rows, columns, nameOf, actions, rowClass, returned, sort, onSort, selected, onSelect } = props;
  const ids = rows.map(({ id }) => id);
  const chosen = ids.filter((id) => selected?.has(id));
  const { rangeTo, ...range } = useRange(ids);
  const toggle = (id: string, isOn: boolean) => {
    const changed = rangeTo(id);
    onSelect(new Set(isOn ? [...chosen, ...changed] : chosen.filter((other) => !changed.includes(other))));
  };
  return (
    <Table.Root className="record-table" variant="surface" size="1">
      <Table.Header>
        <Table.Row>
          {selected && (
            <Table.ColumnHeaderCell>
              <Checkbox
                aria-label="Bu sayfadakilerin hepsini seç"
                checked={chosen.length === ids.length ? true : chosen.length > 0 ? "indeterminate" : false}
                onCheckedChange={(isOn) => onSelect(new Set(isOn === true ? ids : []))}
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
          <Table.Row key={row.id} className={rowClass?.(row)} data-returned={row.id === returned || undefined}>
            {selected && (
              <Table.Cell className="record-choice">
                <Checkbox
                  aria-label={`Seç: ${nameOf(row)}`}
                  {...range}
                  checked={selected.has(row.id)}
                  onCheckedChange={(isOn) => toggle(row.id, isOn === true)}
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
