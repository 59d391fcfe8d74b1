import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api";

/** Reads are tried again only where the network failed; what the server refused stays refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
});

// What is shown there changes with every other screen.
for (const name of ["trash", "media", "publishing"]) queryClient.setQueryDefaults([name], { staleTime: 0 });
