import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { store, stored } from "../../stored";
import { answered, api } from "../api";

export type FirstRun = InferResponseType<(typeof api)["first-run"]["$get"], 200>;

const QUERY = ["first-run"];
/** Set in this browser once the steps are hidden. */
const HIDDEN = "first-run-hidden";
export const isHidden = () => stored("localStorage", HIDDEN, (value): value is 1 => value === 1) !== undefined;

/** Data of the first-run steps; null if they are hidden. */
export function useFirstRun() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: QUERY,
    queryFn: async () => (isHidden() ? null : answered(api["first-run"].$get(), READ_FAILED.firstRun)),
  });
  const refresh = () => queries.invalidateQueries();
  function hide() {
    store("localStorage", HIDDEN, 1);
    queries.setQueryData(QUERY, null);
  }
  return { data, refresh, hide };
}
