import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

type Read = InferResponseType<typeof api.notifications.$get, 200>;
export type Target = Read["targets"][number];
export type Sent = Read["messages"][number];

const KEY = ["notifications"];

export const useNotifications = () =>
  useQuery({ queryKey: KEY, queryFn: () => answered(api.notifications.$get(), READ_FAILED.notifications) });

export function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}
