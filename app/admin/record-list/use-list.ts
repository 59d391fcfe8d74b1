import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { List } from "../../../worker/records/list";
import { useKept } from "../shell/use-kept";
import { OPENED } from "../list/use-opened";

/** Query of a list (`q`, `sort`, `page` and filters), stored in the page's query string. */
export type ListParams = Record<string, string>;

/** Changes the query of a list; an empty value removes a parameter. */
export type Ask = (changes: ListParams) => void;

/** A selection of all pages, as of the time when the list was read. */
export interface AllMatching {
  query: ListParams;
  total: number;
  /** Newer records are left out. */
  until: string;
}

/** Query parameter with the tab that is open. */
export const TAB = "bolum";

/** Query parameter with the columns that are hidden. */
export const HIDDEN = "gizli";

const NOT_OF_LIST = [OPENED, HIDDEN, TAB];

/** The query of a list in the address of its page. */
export const listParams = (params: URLSearchParams): ListParams =>
  Object.fromEntries([...params].filter(([key]) => !NOT_OF_LIST.includes(key)));

/** Query string of a list's page. */
function useListAddress() {
  const [params, setParams] = useSearchParams();
  // Navigation is asynchronous; further changes until then build on this.
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);
  /** Changes parameters, given those that were asked for last; an empty value removes one. */
  function change(changes: (asked: URLSearchParams) => ListParams) {
    const next = { ...Object.fromEntries(asked.current), ...changes(asked.current) };
    asked.current = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ""));
    setParams(asked.current, { replace: true, preventScrollReset: true });
  }
  return { params, change };
}
export type ListAddress = ReturnType<typeof useListAddress>;

/** Loads the page of a list that the query string asks for. */
export function useList<L extends List<unknown>>(name: string, read: (query: ListParams) => Promise<L>) {
  const address = useListAddress();
  const query = listParams(address.params);
  const list = useQuery({
    queryKey: [name, "list", query],
    queryFn: () => read(query),
    placeholderData: keepPreviousData,
    // Other screens, other people and the cron change lists too.
    staleTime: 0,
  });
  const kept = useKept(list.data);
  /** Changes the query; resets the page unless the page itself is changed. */
  const ask = (changes: ListParams) =>
    address.change(() => ({ ...("page" in changes ? {} : { page: "" }), ...changes }));
  // The last page may be empty after a deletion.
  const last = list.data && !list.isPlaceholderData && list.data.page > list.data.pages ? list.data.pages : undefined;
  useEffect(() => {
    if (last) ask({ page: `${last}` });
  });
  const isNarrowed = Object.keys(query).some((key) => key !== "sort" && key !== "page");
  // Placeholder data belong to the previous query.
  const isCurrent = list.data !== undefined && !list.isPlaceholderData;
  return { address, query, ask, isNarrowed, ...list, data: kept, isCurrent };
}
