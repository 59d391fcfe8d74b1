import { useQuery } from "@tanstack/react-query";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

/** The weights of the criteria; undefined while loading. */
export function useWeights() {
  const { data } = useQuery({
    queryKey: ["settings", "weights"],
    queryFn: () => answered(api.settings.reviews.$get(), READ_FAILED.reviewSettings),
  });
  return data?.weights;
}
