import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { type CommentStatus, STATUS_AFTER } from "../../../worker/comments/states";
import { api, changed, sentenceOf } from "../api";
import { RowAction } from "../list/row-action";
import { changeToast } from "../shell/undo-toast";

/** Decides about one comment. */
export const decide = (action: Decision, id: string) =>
  changed(api.comments.selection.$post({ json: { action, ids: [id] } }), CHANGE_FAILED.status);

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

const decisions = Object.keys(DECISIONS) as Decision[];

interface DecisionActionsProps {
  comment: { id: string; status: CommentStatus; user_name: string };
  /** Called before the request, so that the focus moves to the next comment at once. */
  onDecide: (id: string) => void;
}

/** Publishes or hides a comment or marks it as spam; the current status has no action. */
export function DecisionActions({ comment, onDecide }: DecisionActionsProps) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const refresh = () => queries.invalidateQueries({ queryKey: ["comments"] });
  async function run(decision: Decision) {
    setBusy(decision + comment.id);
    onDecide(comment.id);
    try {
      const { change } = await decide(decision, comment.id);
      changeToast(DECISIONS[decision].one, { kind: "comment", action: decision }, [change], refresh);
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
        isBusy={busy === decision + comment.id}
        onSelect={() => void run(decision)}
      />
    ));
}
