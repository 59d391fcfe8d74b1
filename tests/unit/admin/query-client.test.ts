import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { MENU_COUNTS, queryClient } from "../../../app/admin/shell/query-client";

afterEach(() => queryClient.clear());

it("repeats a first load that began before a change", async () => {
  const answers = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  const read = vi.fn<() => Promise<string[]>>();
  for (const { promise } of answers) read.mockReturnValueOnce(promise);
  const observer = new QueryObserver(queryClient, { queryKey: ["categories", "list"], queryFn: read });
  const stop = observer.subscribe(() => undefined);

  const refreshed = queryClient.invalidateQueries({ queryKey: ["categories"] });
  answers[0]?.resolve(["Silinen"]);
  answers[1]?.resolve([]);
  await refreshed;

  expect(observer.getCurrentResult().data).toEqual([]);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

it("reads the numbers of the menu again after a change", async () => {
  const read = vi.fn(() => Promise.resolve({}));
  const observer = new QueryObserver(queryClient, { queryKey: [MENU_COUNTS, "/"], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));

  await queryClient.invalidateQueries({ queryKey: ["comments"] });

  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
});

it("repeats no other first load than those it is asked for", async () => {
  const read = vi.fn(() => new Promise<string[]>(() => undefined));
  const observer = new QueryObserver(queryClient, { queryKey: ["categories", "one"], queryFn: read });
  const stop = observer.subscribe(() => undefined);

  await queryClient.invalidateQueries({
    queryKey: ["categories"],
    predicate: ({ queryKey }) => queryKey[1] === "list",
  });

  expect(observer.getCurrentResult().fetchStatus).toBe("fetching");
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});
