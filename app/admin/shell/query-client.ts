import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { ApiError } from "../api";

/** Cache time (ms) of unused queries, long enough to edit a record and return to its list. */
const KEPT_MS = 3_600_000;

/** First element of the query key of the menu's counts. */
export const MENU_COUNTS = "menu counts";

/**
 * `QueryClient` that also restarts first loads when they are invalidated: the library would let them finish with stale
 * data. Every invalidation refetches the menu's counts.
 */
class PanelQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ) {
    if (filters?.refetchType !== "none")
      await this.cancelQueries<Key>({
        ...filters,
        predicate: (query) => query.state.data === undefined && (filters?.predicate?.(query) ?? true),
      });
    if (filters?.queryKey && filters.queryKey[0] !== MENU_COUNTS)
      void super.invalidateQueries({ queryKey: [MENU_COUNTS] });
    await super.invalidateQueries(filters, options);
  }
}

/** Retries reads after network errors only. Offline, reads fail at once and mutations are not queued. */
export const queryClient = new PanelQueryClient({
  defaultOptions: {
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: 10_000,
      gcTime: KEPT_MS,
      retry: (failures, error) =>
        failures < 2 &&
        onlineManager.isOnline() &&
        error instanceof ApiError &&
        (error.status === 0 || error.status >= 500),
    },
    mutations: { networkMode: "always" },
  },
});

// Changes on other screens affect these queries.
for (const name of ["dashboard", "faults", "trash", "media", "publishing"])
  queryClient.setQueryDefaults([name], { staleTime: 0 });
