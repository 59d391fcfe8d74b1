import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, ApiError, sentenceOf } from "../api";
import { undoable, undoAll } from "../list/bulk-action";
import { revertToast } from "../shell/undo-toast";

/** Adds the undo to the answer to a verification. */
export const verified = undoable(api.verification.selection.$put, CHANGE_FAILED.verification);

/** Verifies records as of today; returns the ids of those that still exist. */
export async function verify(ids: string[]) {
  const json = { action: "verify", ids } as const;
  return verified(await answered(api.verification.selection.$post({ json }), CHANGE_FAILED.verification));
}

/** Verifies one record, with an undo, and refreshes the lists that show it; an open form keeps its input. */
export function useVerify(id: string) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      ["promotions", "casinos", "verification"].map((name) => queries.invalidateQueries({ queryKey: [name, "list"] })),
    );
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const changed = await verify([id]);
      if (changed.ids.length === 0) throw new ApiError(404, "Bu kayıt artık yok; doğrulanmadı.");
      return changed;
    },
    onSuccess(changed) {
      async function undo() {
        const told = await undoAll([changed]);
        reset();
        return told;
      }
      revertToast("Bugünün tarihiyle doğrulandı", undo, refresh);
    },
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: refresh,
  });
  return { verify: mutate, isBusy: isPending, isDone: isSuccess };
}
