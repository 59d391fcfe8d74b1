import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useLocation } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { MENU_COUNTS } from "./query-client";

export type MenuCounts = InferResponseType<typeof api.dashboard.counts.$get, 200>;

const REFETCH_MS = 60_000;

/** Numbers of the menu, read again on each screen and every minute; without an answer the menu has none. */
export function useMenuCounts(): Partial<MenuCounts> {
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey: [MENU_COUNTS, pathname],
    queryFn: () => answered(api.dashboard.counts.$get(), READ_FAILED.work),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
  return data ?? {};
}
