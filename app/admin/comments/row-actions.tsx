import { Button, Flex } from "@radix-ui/themes";
import { DELETE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { RemoveButton } from "../list/remove";
import type { ListedComment } from "./columns";
import { DecisionButtons } from "./decisions";
import { SenderMenu } from "./senders";

interface RowActionsProps {
  comment: ListedComment;
  onEdit: (id: string) => void;
  onReply: (comment: ListedComment) => void;
}

/** Buttons of a comment's row: decide, reply, edit, rule for its sender, delete. */
export function RowActions({ comment, onEdit, onReply }: RowActionsProps) {
  const { id, user_name } = comment;
  const reply = comment.reply ? "Yanıtı düzenle" : "Yanıtla";
  return (
    <Flex gap="2" wrap="wrap" minWidth={{ md: "12rem" }}>
      <DecisionButtons comment={comment} />
      <Button
        size="1"
        variant="soft"
        color="gray"
        aria-label={`${reply}: ${user_name}`}
        onClick={() => onReply(comment)}
      >
        {reply}
      </Button>
      <Button size="1" variant="soft" aria-label={`Düzenle: ${user_name}`} onClick={() => onEdit(id)}>
        Düzenle
      </Button>
      <SenderMenu comment={comment} />
      <RemoveButton
        id={id}
        name={user_name}
        queryKey="comments"
        done="Yorum silindi"
        remove={() => answered(api.comments[":id"].$delete({ param: { id } }), DELETE_FAILED.comment)}
      />
    </Flex>
  );
}
