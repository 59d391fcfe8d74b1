import { Table } from "@radix-ui/themes";
import { useNarrow } from "../shell/use-narrow";
import { type AllPages, AllPagesButton } from "./bulk-actions";
import { type Column, type RowOptions } from "./column";
import { RecordCard } from "./record-card";
import { RecordRow } from "./record-row";
import { useRange } from "./use-range";

type Ids = ReadonlySet<string>;

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
  /** Offered above cards. */
  all?: AllPages | undefined;
}

/** The records of a list as rows of a table; as cards on phones, and in lists that show whole texts. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { rows, columns, row: options, returned, sort, onSort, selected, onSelect } = props;
  const ids = rows.map(({ id }) => id);
  const { rangeTo, range } = useRange(ids);
  const isNarrow = useNarrow();
  function toggle(id: string, isOn: boolean) {
    const changed = rangeTo(id);
    onSelect(new Set(ids.filter((other) => (changed.includes(other) ? isOn : selected?.has(other)))));
  }
  const propsOf = (row: Row) => ({
    row,
    columns,
    options,
    isReturned: row.id === returned,
    choice: { id: row.id, name: options.nameOf(row), isSelected: selected?.has(row.id), range, onSelect: toggle },
  });
  const all = selected && <AllRows ids={ids} selected={selected} onSelect={onSelect} />;
  if (isNarrow || options.body)
    return (
      <>
        {all && (
          <div className="all-cards">
            <label>
              {all}
              <span aria-hidden="true">Hepsini seç</span>
            </label>
            {props.all && <AllPagesButton all={props.all} />}
          </div>
        )}
        <ul className="record-cards">
          {rows.map((row) => (
            <RecordCard key={row.id} {...propsOf(row)} />
          ))}
        </ul>
      </>
    );
  return (
    <Table.Root className="record-table" variant="surface" size="1">
      <Table.Header>
        <Table.Row>
          {all && <Table.ColumnHeaderCell className="record-choice">{all}</Table.ColumnHeaderCell>}
          {columns.map((column) => (
            <Header key={column.label} column={column} sort={sort} onSort={onSort} />
          ))}
          {(options.actions || options.more) && (
            <Table.ColumnHeaderCell className="record-actions">İşlemler</Table.ColumnHeaderCell>
          )}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <RecordRow key={row.id} {...propsOf(row)} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function AllRows({ ids, selected, onSelect }: { ids: string[]; selected: Ids; onSelect: (selected: Ids) => void }) {
  const chosen = ids.filter((id) => selected.has(id));
  return (
    <input
      type="checkbox"
      aria-label="Bu sayfadakilerin hepsini seç"
      ref={(box) => {
        if (box) box.indeterminate = chosen.length > 0 && chosen.length < ids.length;
      }}
      checked={chosen.length === ids.length}
      onChange={({ target }) => onSelect(new Set(target.checked ? ids : []))}
    />
  );
}

interface HeaderProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  onSort: (sort: string) => void;
}

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { label, sort: name, width, isNumber, from } = column;
  const look = [isNumber && "number", from && `from-${from}`].filter(Boolean).join(" ") || undefined;
  if (!name)
    return (
      <Table.ColumnHeaderCell className={look} {...(width && { width })} title={label}>
        {label}
      </Table.ColumnHeaderCell>
    );
  const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : "none";
  const [first, second] = isNumber ? [`-${name}`, name] : [name, `-${name}`];
  const mark = { ascending: " ↑", descending: " ↓", none: "" }[direction];
  return (
    <Table.ColumnHeaderCell className={look} {...(width && { width })} title={label} aria-sort={direction}>
      <button type="button" className="sort" onClick={() => onSort(sort === first ? second : first)}>
        {label}
        <span aria-hidden="true">{mark}</span>
      </button>
    </Table.ColumnHeaderCell>
  );
}
