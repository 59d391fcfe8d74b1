import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { api, ApiError, changed, sentenceOf } from "../api";
import { revertToast } from "../shell/undo-toast";
import { undo } from "../undo";

/** Verifies records as of today; returns the ids of those that still exist, and the change. */
export const verify = (ids: string[]) =>
  changed(api.verification.selection.$post({ json: { action: "verify", ids } }), CHANGE_FAILED.verification);

/** `verify` of one record. Throws `ApiError` if it does not exist. */
export async function verifyOne(id: string) {
  const verified = await verify([id]);
  if (verified.ids.length === 0) throw new ApiError(404, "Bu kayıt artık yok; doğrulanmadı.");
  return verified;
}

/** Verifies one record, with an undo, and refreshes the lists that show it; an open form keeps its input. */
export function useVerify(id: string) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      ["promotions", "casinos", "verification"].map((name) => queries.invalidateQueries({ queryKey: [name, "list"] })),
    );
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: () => verifyOne(id),
    onSuccess({ change }) {
      async function revert() {
        const told = await undo({ action: "verify" }, [change]);
        reset();
        return told;
      }
      revertToast("Bugünün tarihiyle doğrulandı", revert, refresh);
    },
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: refresh,
  });
  return { verify: mutate, isBusy: isPending, isDone: isSuccess };
}
