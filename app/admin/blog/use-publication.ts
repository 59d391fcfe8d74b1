import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import type { List } from "../../../worker/http/list";
import { answered, api, sentenceOf } from "../api";

interface Publication {
  id: string;
  is_published: boolean;
}

const LISTS = ["blog", "list"];
const MUTATION = ["blog", "publication"];

/** Publishes a post or takes it back to a draft: the lists show it at once, and show the truth again if it fails. */
export function usePublication() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: MUTATION,
    mutationFn: ({ id, is_published }: Publication) => {
      const { publication } = api.blog[":id"];
      return answered(is_published ? publication.$put({ param: { id } }) : publication.$delete({ param: { id } }));
    },
    onMutate: async ({ id, is_published }) => {
      await queries.cancelQueries({ queryKey: LISTS });
      const before = queries.getQueriesData<List<Publication>>({ queryKey: LISTS });
      queries.setQueriesData<List<Publication>>(
        { queryKey: LISTS },
        (list) => list && { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, is_published } : row)) },
      );
      return before;
    },
    onSuccess: (_, { is_published }) => {
      toast.success(is_published ? "Yazı başarıyla yayınlandı" : "Yazı taslak olarak kaydedildi");
    },
    onError: (error, _, before) => {
      for (const [key, list] of before ?? []) queries.setQueryData(key, list);
      toast.error(sentenceOf(error));
    },
    onSettled: () => {
      // Reading while another toggle is under way would show its row as it was.
      if (queries.isMutating({ mutationKey: MUTATION }) === 1) return queries.invalidateQueries({ queryKey: ["blog"] });
    },
  });
}
