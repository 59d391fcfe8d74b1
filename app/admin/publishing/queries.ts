import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";

/** First part of the keys of everything this screen shows. */
export const PUBLISHING = "publishing";

/** One page of the queue. */
export function useQueue(page: number) {
  return useQuery({
    queryKey: [PUBLISHING, "queue", page],
    queryFn: () => answered(api.publishing.queue.$get({ query: { page: `${page}` } }), READ_FAILED.queue),
    placeholderData: keepPreviousData,
  });
}

/** Changes something of the queue, in the order it was asked for, and shows it here and in the list of posts. */
export function useQueueChange() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: PUBLISHING },
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: () => Promise.all([PUBLISHING, "blog"].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  });
}
