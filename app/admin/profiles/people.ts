import { useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

type Listed = InferResponseType<typeof api.profiles.$get, 200>[number];

export const PEOPLE = ["profiles", "people"];

/** Everybody with an account or a public profile; empty while they are loading. */
export function usePeople(): Listed[] {
  const { data } = useQuery({
    queryKey: PEOPLE,
    queryFn: () => answered(api.profiles.$get(), READ_FAILED.names),
  });
  return data ?? [];
}
