import { Flex, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import type { List } from "../../../worker/records/list";
import { AllSelected } from "./all-selected";
import type { BulkAction } from "../list/bulk-action";
import { BulkActions } from "./bulk-actions";
import { Loaded } from "../shell/loaded";
import { EmptyList, type EmptySentences } from "../list/empty-list";
import type { Column, RowOptions } from "./column";
import { columnsOf } from "./columns";
import type { ListFilter } from "./filters";
import { ListBar } from "./list-bar";
import { ListHeading, type ListHeadingProps } from "./list-heading";
import { Pages } from "../list/pages";
import { RemovalQuestion } from "./removal";
import { RecordTable } from "./record-table";
import type { ViewScreen } from "../list/saved-views";
import { type AllMatching, type Ask, type ListParams, useList } from "./use-list";
import { useListKeys } from "./use-list-keys";
import { useReturnedRow } from "../list/use-returned-row";
import { ViewsMenu, ViewTabs } from "./views";

interface RecordListProps<Row, Extra> {
  /** First part of the query keys of these records. */
  name: string;
  /** `views` enables saved views of the list. */
  heading: ListHeadingProps & { views?: ViewScreen };
  empty: EmptySentences;
  read: (query: ListParams) => Promise<List<Row> & Extra>;
  filters?: readonly ListFilter[];
  /** Buttons that filter, above the list; `list` is the latest loaded data. */
  strip?: (query: ListParams, ask: Ask, list: (List<Row> & Extra) | undefined) => ReactNode;
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
export const RecordList = <Row extends { id: string }, Extra = unknown>(props: RecordListProps<Row, Extra>) => (
  <RemovalQuestion name={props.name}>
    <Records {...props} />
  </RemovalQuestion>
);

function Records<Row extends { id: string }, Extra>(props: RecordListProps<Row, Extra>) {
  const { name, heading, filters = [], row, bulk } = props;
  const { address, query, ask, isNarrowed, ...list } = useList(name, props.read);
  // New rows are rendered without delaying key presses.
  const data = useDeferredValue(list.data);
  const isCurrent = list.isCurrent && data === list.data;
  const nothingFound = query["q"] ? "Aramanızla eşleşen kayıt bulunamadı" : "Bu filtreyle kayıt bulunamadı";
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState<AllMatching>();
  const queries = useQueryClient();
  const rows = data?.rows ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));
  const isAll = all !== undefined && sameMatches(all.query, query);
  const readAt = data && "read_at" in data && typeof data.read_at === "string" ? data.read_at : undefined;
  /** Selects all pages, if the list supports it. */
  const selectAll =
    data && readAt && isCurrent && data.pages > 1
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
  useListKeys(table);
  return (
    <Flex direction="column" gap="3">
      <ListHeading {...heading} total={data?.total} />
      {heading.views && <ViewTabs screen={heading.views} />}
      {props.strip?.(query, ask, data)}
      <ListBar
        filters={filters}
        columns={shown}
        query={query}
        ask={ask}
        total={data?.total}
        hasCards={row.body !== undefined}
      >
        {heading.views && <ViewsMenu screen={heading.views} columns={choices} />}
      </ListBar>
      {bulk && isAll && (
        <AllSelected all={all} rows={rows} nameOf={row.nameOf} actions={bulk} onClear={onDone} onDone={onDone} />
      )}
      {bulk && !isAll && chosen.length > 0 && (
        <BulkActions
          rows={chosen}
          nameOf={row.nameOf}
          actions={bulk}
          all={chosen.length === rows.length ? selectAll : undefined}
          onDone={onDone}
        />
      )}
      <Loaded query={{ ...list, data }} skeleton={{ count: 20 }}>
        {() => null}
      </Loaded>
      {data &&
        !list.error &&
        rows.length === 0 &&
        (isNarrowed ? (
          <Text color="gray">{nothingFound}</Text>
        ) : (
          <EmptyList {...props.empty} create={heading.create} />
        ))}
      <div
        className="record-frame"
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
            all={isAll || chosen.length > 0 ? undefined : selectAll}
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
