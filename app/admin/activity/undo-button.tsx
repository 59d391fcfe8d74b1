import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { useCurrencyUnit } from "../../ui/money";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { RowAction } from "../list/row-action";
import { useSite } from "../preview/use-site";
import { renameSite } from "../shell/site-name";
import type { ActivityEntry } from "./entry";
import { undoOf } from "./undo";
import { titleOf } from "./wording";

/** Takes an entry of the log back, where that is possible. */
export function UndoButton({ entry }: { entry: ActivityEntry }) {
  const queries = useQueryClient();
  const unit = useCurrencyUnit();
  const { name, defaultName } = useSite();
  const call = undoOf(entry, unit);
  const undo = useMutation({
    mutationFn: async () => {
      const told = (await call?.()) ?? "";
      if (entry.kind === "appearance") await renewName();
      return told;
    },
    onSuccess: (told) => toast.success(told),
    onError: (error: Error) => toast.error(sentenceOf(error)),
    onSettled: () => queries.invalidateQueries(),
  });
  /** The panel shows the name that came back. */
  async function renewName() {
    const { site_name } = await answered(api.settings.appearance.$get(), READ_FAILED.appearance);
    renameSite(name, site_name || defaultName);
  }
  if (!call) return null;
  return <RowAction label="Geri al" of={titleOf(entry)} isBusy={undo.isPending} onSelect={() => undo.mutate()} />;
}
