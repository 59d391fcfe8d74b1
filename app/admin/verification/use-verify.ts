import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, ApiError, sentenceOf } from "../api";
import { undoable } from "../list/bulk-action";

/** Adds the undo to the answer to a verification. */
export const verified = undoable(api.verification.selection.$put, CHANGE_FAILED.verification);

/** Verifies records as of today; returns the ids of those that still exist. */
export async function verify(ids: string[]) {
  const json = { action: "verify", ids } as const;
  return verified(await answered(api.verification.selection.$post({ json }), CHANGE_FAILED.verification));
}

/** Verifies one record and refreshes the lists that show it; an open form keeps its input. */
export function useVerify(id: string) {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const { ids } = await verify([id]);
      if (ids.length === 0) throw new ApiError(404, "Bu kayıt artık yok; doğrulanmadı.");
    },
    onSuccess: () => toast.success("Bugünün tarihiyle doğrulandı"),
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: async () => {
      const names = ["promotions", "casinos", "verification"];
      await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name, "list"] })));
    },
  });
  return { verify: mutate, isBusy: isPending, isDone: isSuccess };
}
