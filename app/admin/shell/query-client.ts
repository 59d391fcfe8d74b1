import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api";

/** Cache time (ms) of unused queries, long enough to edit a record and return to its list. */
const KEPT_MS = 3_600_000;

/** Retries reads after network errors only. Offline, reads fail at once and mutations are not queued. */
export const queryClient = new QueryClient({
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
