import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED, DELETE_FAILED } from "../../../worker/failure-sentences";
import { type CommentStatus, STATUS_AFTER } from "../../../worker/comments/states";
import { api, sentenceOf } from "../api";
import { RowAction } from "../list/row-action";
import { selecting } from "../list/selecting";
import { changeToast } from "../shell/undo-toast";

/** Decides about the selected comments, or about all that match. */
export const deciding = selecting("comment", api.comments, {
  change: CHANGE_FAILED.status,
  delete: DELETE_FAILED.comment,
});

/** Messages after a decision about one comment and about several. */
export const DECISIONS = {
  publish: { label: "Yayınla", one: "Yorum yayınlandı", many: (n: number) => `${n} yorum yayınlandı` },
  hide: { label: "Gizle", one: "Yorum gizlendi", many: (n: number) => `${n} yorum gizlendi` },
  spam: {
    label: "Spam",
    one: "Yorum spam olarak işaretlendi",
    many: (n: number) => `${n} yorum spam olarak işaretlendi`,
  },
} as const;

type Decision = keyof typeof DECISIONS;

interface DecisionActionsProps {
  comment: { id: string; status: CommentStatus; user_name: string };
  decisions: readonly Decision[];
}

/** Publishes or hides a comment or marks it as spam; the current status has no action. */
export function DecisionActions({ comment, decisions }: DecisionActionsProps) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Decision>();
  const refresh = () => queries.invalidateQueries({ queryKey: ["comments"] });
  async function run(decision: Decision) {
    setBusy(decision);
    try {
      const { run: decide, undoes } = deciding(decision);
      const { change } = await decide([comment.id]);
      changeToast(DECISIONS[decision].one, undoes, [change], refresh);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(undefined);
    void refresh();
  }
  return decisions
    .filter((decision) => STATUS_AFTER[decision] !== comment.status)
    .map((decision) => (
      <RowAction
        key={decision}
        label={DECISIONS[decision].label}
        of={comment.user_name}
        isBusy={busy === decision}
        onSelect={() => void run(decision)}
      />
    ));
}
