import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { List } from "../../../worker/records/list";
import { OPENED } from "./use-opened";

/** What a list asks the API for: `q`, `sort`, `page` and filters, all kept in the page's address. */
export type ListParams = Record<string, string>;

/** One page of a list, as the page's address asks for it. */
export function useList<L extends List<unknown>>(name: string, read: (query: ListParams) => Promise<L>) {
  const [params, setParams] = useSearchParams();
  const query: ListParams = Object.fromEntries([...params].filter(([key]) => key !== OPENED));
  const list = useQuery({
    queryKey: [name, "list", query],
    queryFn: () => read(query),
    placeholderData: keepPreviousData,
  });
  // What was read before stays where another question finds no answer.
  const [known, setKnown] = useState(list.data);
  if (list.data && list.data !== known) setKnown(list.data);
  // The address follows a change with a delay; the next change builds on what was asked meanwhile.
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);
  /** Changes parts of the question; any but the page starts at the first page again. */
  function ask(changes: ListParams) {
    const next = { ...Object.fromEntries(asked.current), ...("page" in changes ? {} : { page: "" }), ...changes };
    asked.current = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ""));
    setParams(asked.current, { replace: true, preventScrollReset: true });
  }
  // The last page can become empty under the editor's hands.
  const last = list.data && !list.isPlaceholderData && list.data.page > list.data.pages ? list.data.pages : undefined;
  useEffect(() => {
    if (last) ask({ page: `${last}` });
  });
  const isNarrowed = Object.keys(query).some((key) => key !== "sort" && key !== "page");
  // Placeholders stand in only while a question is asked, not once it has failed.
  const isCurrent = list.data !== undefined && !list.isPlaceholderData;
  return { query, ask, isNarrowed, ...list, data: list.data ?? known, isCurrent };
}
