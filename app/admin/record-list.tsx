import { Button, Checkbox, Flex, Heading, Spinner, Table, Text, TextField } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import toast from "react-hot-toast";
import { Link } from "react-router";
import type { List } from "../../worker/http/list";
import { sentenceOf } from "./api";
import { BulkActions, type BulkAction } from "./bulk-actions";
import { type ListQuery, useList } from "./use-list";

export interface Column<Row> {
  label: string;
  /** The name the API sorts by, where it does. */
  sort?: string;
  cell: (row: Row) => ReactNode;
}

interface RecordListProps<Row> {
  /** First part of the query keys of everything that shows these records. */
  name: string;
  title: string;
  empty: string;
  create?: { to: string; label: string };
  read: (query: ListQuery) => Promise<List<Row>>;
  columns: Column<Row>[];
  filters?: (query: ListQuery, ask: (changes: ListQuery) => void) => ReactNode;
  actions?: (row: Row) => ReactNode;
  bulk?: BulkAction[];
  help?: ReactNode;
  header?: ReactNode;
  rowClass?: (row: Row) => string | undefined;
  hasSearch?: boolean;
}

/** A list of records: search, filters, sortable columns, pages of 50 and actions on the selected rows. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { name, title, empty, create, columns, actions, bulk = [], hasSearch = true } = props;
  const { query, ask, data, error, isPending, isPlaceholderData, refetch } = useList(name, props.read);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const queries = useQueryClient();
  const rows = data?.rows ?? [];
  const ids = rows.map(({ id }) => id);
  const chosen = ids.filter((id) => selected.has(id));
  const toggle = (id: string, isOn: boolean) =>
    setSelected((now) => new Set(isOn ? [...now, id] : [...now].filter((other) => other !== id)));
  useEffect(() => {
    if (error) toast.error(sentenceOf(error), { id: `${name} unread` });
  }, [error, name]);
  return (
    <Flex direction="column" gap="4">
      <Flex justify="between" align="center" gap="3" wrap="wrap">
        <Heading as="h1" size="6">
          {title}
        </Heading>
        <Flex gap="2">
          {props.header}
          {create && (
            <Button asChild>
              <Link to={create.to}>{create.label}</Link>
            </Button>
          )}
        </Flex>
      </Flex>
      {props.help}
      <Flex gap="3" wrap="wrap" align="center">
        {hasSearch && <SearchBox value={query.q ?? ""} onSearch={(q) => ask({ q })} />}
        {props.filters?.(query, ask)}
        {data && (
          <Text size="2" color="gray" role="status">
            {`${data.total} kayıt`}
          </Text>
        )}
      </Flex>
      {chosen.length > 0 && (
        <BulkActions
          ids={chosen}
          actions={bulk}
          onDone={() => {
            setSelected(new Set());
            void queries.invalidateQueries({ queryKey: [name] });
          }}
        />
      )}
      {isPending && (
        <Flex justify="center" p="6" role="status" aria-label="Yükleniyor">
          <Spinner size="3" />
        </Flex>
      )}
      {error && !data && (
        <Flex direction="column" gap="3" align="start" role="alert">
          <Text>{sentenceOf(error)}</Text>
          <Button variant="surface" onClick={() => void refetch()}>
            Tekrar dene
          </Button>
        </Flex>
      )}
      {data && rows.length === 0 && <Text color="gray">{query.q ? "Aramanızla eşleşen kayıt bulunamadı" : empty}</Text>}
      {rows.length > 0 && (
        <div className="wide-table" style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Table.Root variant="surface" size="1">
            <Table.Header>
              <Table.Row>
                {bulk.length > 0 && (
                  <Table.ColumnHeaderCell>
                    <Checkbox
                      aria-label="Bu sayfadakilerin hepsini seç"
                      checked={chosen.length === ids.length ? true : chosen.length > 0 ? "indeterminate" : false}
                      onCheckedChange={(isOn) => setSelected(new Set(isOn === true ? ids : []))}
                    />
                  </Table.ColumnHeaderCell>
                )}
                {columns.map((column) => (
                  <SortableHeader
                    key={column.label}
                    column={column}
                    sort={query.sort}
                    onSort={(sort) => ask({ sort })}
                  />
                ))}
                {actions && <Table.ColumnHeaderCell>İşlemler</Table.ColumnHeaderCell>}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map((row) => (
                <Table.Row key={row.id} className={props.rowClass?.(row)}>
                  {bulk.length > 0 && (
                    <Table.Cell>
                      <Checkbox
                        aria-label="Satırı seç"
                        checked={selected.has(row.id)}
                        onCheckedChange={(isOn) => toggle(row.id, isOn === true)}
                      />
                    </Table.Cell>
                  )}
                  {columns.map(({ label, cell }) => (
                    <Table.Cell key={label}>{cell(row)}</Table.Cell>
                  ))}
                  {actions && (
                    <Table.Cell>
                      <Flex gap="2" align="center">
                        {actions(row)}
                      </Flex>
                    </Table.Cell>
                  )}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </div>
      )}
      {data && data.pages > 1 && (
        <Pages page={data.page} pages={data.pages} onPage={(page) => ask({ page: `${page}` })} />
      )}
    </Flex>
  );
}

/** Milliseconds after the last key before a list is searched. */
const TYPING_MS = 300;

export function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <TextField.Root
      type="search"
      aria-label="Ara"
      placeholder="Ara"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
      style={{ width: "min(100%, 20rem)" }}
    />
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
  if (!name) return <Table.ColumnHeaderCell>{label}</Table.ColumnHeaderCell>;
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

export function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <Flex gap="3" align="center" justify="center" asChild>
      <nav aria-label="Sayfalar">
        <Button variant="surface" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Önceki
        </Button>
        <Text size="2">{`${page} / ${pages}`}</Text>
        <Button variant="surface" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Sonraki
        </Button>
      </nav>
    </Flex>
  );
}
