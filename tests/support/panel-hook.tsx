import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Renders a hook of the panel at an address; `search` returns the current query string. */
export function renderPanelHook<Result>(
  hook: () => Result,
  address = "/admin/blog",
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  let screen: ReactNode;
  const router = createMemoryRouter([{ path: "*", Component: () => screen }], { initialEntries: [address] });
  const { result, unmount } = renderHook(hook, {
    wrapper: ({ children }) => {
      screen = children;
      return (
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      );
    },
  });
  return {
    result,
    queries,
    unmount,
    search: () => router.state.location.search,
    pathname: () => router.state.location.pathname,
    navigate: (to: string | number, state?: object) => act(() => router.navigate(to as string, { state })),
  };
}
