import { useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { SENDER_VERDICTS, type SenderVerdict } from "../../../worker/comments/states";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { accepted, answered, api, sentenceOf } from "../api";
import { RowAction } from "../list/row-action";

export const VERDICTS = {
  always: {
    mark: "Hep bekler",
    label: "Bu adresten gelenler hep beklesin",
    done: "Bu adresten gelenler hep bekleyecek",
  },
  never: {
    mark: "Hiç beklemez",
    label: "Bu adresten gelenler hiç beklemesin",
    done: "Bu adresten gelenler beklemeyecek",
  },
} as const satisfies Record<SenderVerdict, object>;

/** Removes the rule of a network address. */
export const removeSenderRule = (id: string) =>
  accepted(api["comment-rules"].senders[":id"].$delete({ param: { id } }), SAVE_FAILED.commentRules);

interface SenderActionsProps {
  comment: { id: string; user_name: string; sender: string | null; sender_verdict: SenderVerdict | null };
}

/** Sets a rule for the network address of a comment; renders nothing if the address was forgotten. */
export function SenderActions({ comment: { id, user_name, sender, sender_verdict } }: SenderActionsProps) {
  const queries = useQueryClient();
  async function run(call: Promise<unknown>, done: string) {
    try {
      await call;
      toast.success(done);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    void queries.invalidateQueries({ queryKey: ["comments"] });
    void queries.invalidateQueries({ queryKey: ["comment-rules"] });
  }
  if (!sender) return null;
  const decide = (verdict: SenderVerdict) =>
    answered(api.comments[":id"].sender.$put({ param: { id }, json: { verdict } }), SAVE_FAILED.commentRules);
  return (
    <>
      {SENDER_VERDICTS.filter((verdict) => verdict !== sender_verdict).map((verdict) => (
        <RowAction
          key={verdict}
          label={VERDICTS[verdict].label}
          of={user_name}
          onSelect={() => void run(decide(verdict), VERDICTS[verdict].done)}
        />
      ))}
      {sender_verdict && (
        <RowAction
          label="Adresin kuralını kaldır"
          of={user_name}
          onSelect={() => void run(removeSenderRule(sender), "Adres kuralı kaldırıldı")}
        />
      )}
    </>
  );
}
