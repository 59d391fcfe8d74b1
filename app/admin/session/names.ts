import { useQuery } from "@tanstack/react-query";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

const STALE_MS = 300_000;

/** Finds the name of a person by e-mail; undefined where nobody gave one, or while names are loading. */
export function useNames(): (email: string) => string | undefined {
  const { data } = useQuery({
    queryKey: ["names"],
    queryFn: () => answered(api.names.$get(), READ_FAILED.names),
    staleTime: STALE_MS,
  });
  return (email) => data?.[email];
}
