import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { useCurrencyUnit } from "../../ui/money";
import { sentenceOf } from "../api";
import { RowAction } from "../list/row-action";
import type { ActivityEntry } from "./entry";
import { undoOf } from "./undo";
import { titleOf } from "./wording";

/** Takes an entry of the log back, where that is possible. */
export function UndoButton({ entry }: { entry: ActivityEntry }) {
  const queries = useQueryClient();
  const unit = useCurrencyUnit();
  const call = undoOf(entry, unit);
  const undo = useMutation({
    mutationFn: async () => (await call?.()) ?? "",
    onSuccess: (told) => toast.success(told),
    onError: (error: Error) => toast.error(sentenceOf(error)),
    onSettled: () => queries.invalidateQueries(),
  });
  if (!call) return null;
  return <RowAction label="Geri al" of={titleOf(entry)} isBusy={undo.isPending} onSelect={() => undo.mutate()} />;
}
