import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api";

/** An hour in milliseconds: editing a record takes long, and its list comes back as it was left. */
const KEPT_MS = 3_600_000;

/**
 * Reads are tried again only where the network failed; what the server refused stays refused. Offline nothing waits for
 * the line to return: a read fails at once, and a change that was not sent is never sent later.
 */
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

// What is shown there changes with every other screen.
for (const name of ["trash", "media", "publishing"]) queryClient.setQueryDefaults([name], { staleTime: 0 });
