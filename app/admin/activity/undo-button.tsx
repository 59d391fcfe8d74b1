import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { useCurrencyUnit } from "../../ui/money";
import { sentenceOf } from "../api";
import { RowAction } from "../list/row-action";
import { returnedSentence } from "./changes";
import type { ActivityEntry } from "./entry";
import { undoOf } from "./undo";
import { titleOf } from "./wording";

/** Takes an entry of the log back, where that is possible. */
export function UndoButton({ entry }: { entry: ActivityEntry }) {
  const queries = useQueryClient();
  const unit = useCurrencyUnit();
  const call = undoOf(entry);
  function done(told: unknown) {
    const changes = entry.changes.map(({ field, from, to }) => ({ field, from: to, to: from }));
    const values = returnedSentence({ kind: entry.kind, changes }, unit);
    toast.success(typeof told === "string" ? told : ["Geri alındı", values].filter(Boolean).join(". "));
  }
  const undo = useMutation({
    mutationFn: async () => call?.(),
    onSuccess: done,
    onError: (error: Error) => toast.error(sentenceOf(error)),
    onSettled: () => queries.invalidateQueries(),
  });
  if (!call) return null;
  return <RowAction label="Geri al" of={titleOf(entry)} isBusy={undo.isPending} onSelect={() => undo.mutate()} />;
}
