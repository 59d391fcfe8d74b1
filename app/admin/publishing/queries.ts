import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";

/** First part of the query keys of this screen. */
export const PUBLISHING = "publishing";

export function useQueue(page: number) {
  return useQuery({
    queryKey: [PUBLISHING, "queue", page],
    queryFn: () => answered(api.publishing.queue.$get({ query: { page: `${page}` } }), READ_FAILED.queue),
    placeholderData: keepPreviousData,
  });
}

/** Mutation of the queue; requests run in order and invalidate the queue and the posts. */
export function useQueueChange() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: PUBLISHING },
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: () => Promise.all([PUBLISHING, "blog"].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  });
}
