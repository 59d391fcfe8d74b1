import { Flex, Heading, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import type { List } from "../../../worker/records/list";
import { AllSelected } from "./all-selected";
import { BulkActions, type BulkAction } from "./bulk-actions";
import { Loaded } from "../shell/loaded";
import { EmptyList, type EmptySentences } from "./empty-list";
import { columnsOf } from "./columns";
import { CreateButton, type Creation } from "./create-button";
import { Pages } from "./pages";
import type { Column } from "./record-row";
import { RecordTable, type RowOptions } from "./record-table";
import type { ViewScreen } from "./saved-views";
import { SearchBox } from "./search-box";
import { type AllMatching, type Ask, type ListParams, useList } from "./use-list";
import { ViewsMenu } from "./views-menu";
import { useReturnedRow } from "./use-returned-row";

interface ListHeading {
  title: string;
  /** Enables saved views of the list. */
  views?: ViewScreen;
  create?: Creation;
  buttons?: ReactNode;
  help?: ReactNode;
}

interface ListFilters<Data> {
  /** `list` is the latest loaded data. */
  bar: (query: ListParams, ask: Ask, list: Data | undefined) => ReactNode;
  /** The chosen filters, below the bar. */
  chosen?: (query: ListParams, ask: Ask) => ReactNode;
}

interface RecordListProps<Row, Extra> {
  /** First part of the query keys of these records. */
  name: string;
  heading: ListHeading;
  empty: EmptySentences;
  read: (query: ListParams) => Promise<List<Row> & Extra>;
  filters?: ListFilters<List<Row> & Extra>;
  columns: Column<Row>[];
  row: RowOptions<Row>;
  bulk?: BulkAction<Row>[];
  /** Rendered below the list, such as dialogs. */
  children?: (rows: Row[]) => ReactNode;
}

/** Whether two queries match the same records, in any order and on any page. */
function sameMatches(one: ListParams, other: ListParams): boolean {
  const narrowing = (query: ListParams) =>
    JSON.stringify(
      Object.entries({ ...query, page: "", sort: "" })
        .filter(([, value]) => value)
        .sort(),
    );
  return narrowing(one) === narrowing(other);
}

/** List with search, filters, sorting, pagination and bulk actions. */
export function RecordList<Row extends { id: string }, Extra = unknown>(props: RecordListProps<Row, Extra>) {
  const { name, heading, filters, row, bulk } = props;
  const { address, query, ask, isNarrowed, ...list } = useList(name, props.read);
  // New rows are rendered without delaying key presses.
  const data = useDeferredValue(list.data);
  const isCurrent = list.isCurrent && data === list.data;
  const nothingFound = query["q"] ? "Aramanızla eşleşen kayıt bulunamadı" : "Bu süzgeçle kayıt bulunamadı";
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState<AllMatching>();
  const queries = useQueryClient();
  const rows = data?.rows ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));
  const isAll = all !== undefined && sameMatches(all.query, query);
  const readAt = data && "read_at" in data && typeof data.read_at === "string" ? data.read_at : undefined;
  /** Offers to select all pages once a whole page is selected, if the list supports it. */
  const selectAll =
    data && readAt && isCurrent && data.pages > 1 && chosen.length === rows.length
      ? { total: data.total, onSelect: () => setAll({ query, total: data.total, until: readAt }) }
      : undefined;
  function onDone() {
    select(new Set());
    setAll(undefined);
    void queries.invalidateQueries({ queryKey: [name] });
  }
  const { shown, choices } = columnsOf(props.columns, address);
  const ids = rows.map(({ id }) => id);
  const table = useRef<HTMLDivElement>(null);
  const { returned, onClickCapture } = useReturnedRow(table, ids);
  return (
    <Flex direction="column" gap="4">
      <Flex justify="between" align="center" gap="3" wrap="wrap">
        <Heading as="h1" size="6">
          {heading.title}
        </Heading>
        <Flex gap="2" wrap="wrap">
          {heading.views && <ViewsMenu screen={heading.views} columns={choices} />}
          {heading.buttons}
          {heading.create && <CreateButton creation={heading.create} />}
        </Flex>
      </Flex>
      {heading.help}
      <Flex className="list-filters" direction="column" gap="3">
        <Flex gap="3" wrap="wrap" align="center">
          <SearchBox value={query["q"] ?? ""} onSearch={(q) => ask({ q })} />
          {filters?.bar(query, ask, data)}
          {data && (
            <Text size="2" color="gray" role="status">
              {`${data.total} kayıt`}
            </Text>
          )}
        </Flex>
        {filters?.chosen?.(query, ask)}
      </Flex>
      {bulk && isAll && <AllSelected all={all} actions={bulk} onClear={onDone} onDone={onDone} />}
      {bulk && !isAll && chosen.length > 0 && (
        <BulkActions rows={chosen} nameOf={row.nameOf} actions={bulk} all={selectAll} onDone={onDone} />
      )}
      <Loaded query={list}>{() => null}</Loaded>
      {data &&
        !list.error &&
        rows.length === 0 &&
        (isNarrowed ? (
          <Text color="gray">{nothingFound}</Text>
        ) : (
          <EmptyList {...props.empty} create={heading.create} />
        ))}
      <div
        className="wide-table"
        style={{ opacity: list.isPlaceholderData || data !== list.data ? 0.6 : 1 }}
        ref={table}
        onClickCapture={onClickCapture}
      >
        {data && rows.length > 0 && (
          <RecordTable
            rows={rows}
            columns={shown}
            row={row}
            returned={returned}
            sort={query["sort"]}
            onSort={(sort) => ask({ sort })}
            selected={bulk && (isAll ? new Set(ids) : selected)}
            onSelect={(chosenIds) => {
              setAll(undefined);
              select(chosenIds);
            }}
          />
        )}
      </div>
      {data && data.pages > 1 && (
        <Pages page={data.page} pages={data.pages} onPage={(page) => ask({ page: `${page}` })} />
      )}
      {props.children?.(rows)}
    </Flex>
  );
}
