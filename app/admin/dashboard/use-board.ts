import { useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

export type Board = InferResponseType<typeof api.dashboard.$get, 200>;

export const useBoard = () =>
  useQuery({
    queryKey: ["dashboard", "overview"],
    queryFn: () => answered(api.dashboard.$get(), READ_FAILED.dashboard),
  });
