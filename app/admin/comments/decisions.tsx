import { Button } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED, DELETE_FAILED } from "../../../worker/failure-sentences";
import type { CommentAction, CommentStatus } from "../../../worker/comments/rules";
import { answered, api, sentenceOf } from "../api";

/** Returns the ids of the comments that changed. */
export const decide = (action: CommentAction, ids: string[]) =>
  answered(
    api.comments.selection.$post({ json: { action, ids } }),
    action === "delete" ? DELETE_FAILED.comment : CHANGE_FAILED.status,
  );

export const DECISIONS = {
  publish: { label: "Yayınla", state: "published", done: (n: number) => `${n} yorum yayınlandı` },
  spam: { label: "Spam", state: "spam", done: (n: number) => `${n} yorum spam olarak işaretlendi` },
} as const;

type Decision = keyof typeof DECISIONS;

/** Buttons to publish a comment or mark it as spam; the current state has no button. */
export function DecisionButtons({ id, name, status }: { id: string; name: string; status: CommentStatus }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Decision>();
  async function run(decision: Decision) {
    setBusy(decision);
    try {
      await decide(decision, [id]);
      toast.success(decision === "publish" ? "Yorum yayınlandı" : "Yorum spam olarak işaretlendi");
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(undefined);
    void queries.invalidateQueries({ queryKey: ["comments"] });
  }
  return (["publish", "spam"] as const)
    .filter((decision) => DECISIONS[decision].state !== status)
    .map((decision) => (
      <Button
        key={decision}
        size="1"
        variant="soft"
        {...(decision !== "publish" && { color: "gray" })}
        loading={busy === decision}
        aria-label={`${DECISIONS[decision].label}: ${name}`}
        onClick={() => void run(decision)}
      >
        {DECISIONS[decision].label}
      </Button>
    ));
}
