import { Button, Flex, Popover } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { SENDER_VERDICTS, type SenderVerdict } from "../../../worker/comments/states";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { accepted, answered, api, sentenceOf } from "../api";

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

interface SenderMenuProps {
  comment: { id: string; user_name: string; sender: string | null; sender_verdict: SenderVerdict | null };
}

/** Sets a rule for the network address of a comment; renders nothing if the address was forgotten. */
export function SenderMenu({ comment: { id, user_name, sender, sender_verdict } }: SenderMenuProps) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
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
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <Button size="1" variant="soft" color="gray" aria-label={`Adres: ${user_name}`}>
          Adres
        </Button>
      </Popover.Trigger>
      <Popover.Content size="1" aria-label={`Adres: ${user_name}`}>
        <Flex direction="column" gap="2" align="start">
          {SENDER_VERDICTS.filter((verdict) => verdict !== sender_verdict).map((verdict) => (
            <Choice key={verdict} onChoose={() => run(decide(verdict), VERDICTS[verdict].done)}>
              {VERDICTS[verdict].label}
            </Choice>
          ))}
          {sender_verdict && (
            <Choice onChoose={() => run(removeSenderRule(sender), "Adres kuralı kaldırıldı")}>
              Adresin kuralını kaldır
            </Choice>
          )}
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}

/** Closes the popover when it is chosen. */
function Choice({ onChoose, children }: { onChoose: () => Promise<unknown>; children: string }) {
  return (
    <Popover.Close>
      <Button size="2" variant="surface" color="gray" onClick={() => void onChoose()}>
        {children}
      </Button>
    </Popover.Close>
  );
}
