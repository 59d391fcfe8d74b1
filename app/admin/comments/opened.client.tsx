import { Dialog, Flex, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import toast from "react-hot-toast";
import { Link } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { editorAddress } from "../kinds";
import { RowMenu } from "../record-list/row-menu";
import { CancelButton } from "../shell/cancel-button";
import { formatMoment } from "../shell/dates";
import { useScreenKeys } from "../shell/screen-keys";
import { UNDO_KEY } from "../shell/undo-toast";
import { CommentState, ReplyLine } from "./body";
import { type ListedComment, promotionOf } from "./columns";
import { DecisionActions } from "./decisions";
import { MoreCommentActions, ReplyAction } from "./row-actions";
import { SameDay } from "./same-day";
import { StarRating } from "./star-rating";

interface OpenedCommentProps {
  id: string;
  /** Those of the list, between which it moves. */
  rows: ListedComment[];
  onOpen: (id: string) => void;
  onEdit: (comment: ListedComment) => void;
  onReply: (comment: ListedComment) => void;
  onClose: () => void;
}

/** A comment with all that it takes to decide about it; after a decision the next one of the list follows. */
export default function OpenedComment({ id, rows, onOpen, onEdit, onReply, onClose }: OpenedCommentProps) {
  const content = useRef<HTMLDivElement>(null);
  const at = rows.findIndex((row) => row.id === id);
  const alone = useQuery({
    queryKey: ["comments", "opened", id],
    queryFn: () => answered(api.comments[":id"].$get({ param: { id } }), READ_FAILED.comments),
    enabled: at < 0,
  });
  useEffect(() => {
    if (!alone.error) return;
    toast.error(sentenceOf(alone.error), { id: "comments unopened" });
    onClose();
  });
  const beside = (by: 1 | -1) => (at < 0 ? undefined : rows[at + by]);
  const move = (by: 1 | -1) => {
    const next = beside(by);
    if (next) onOpen(next.id);
  };
  useScreenKeys(
    [
      { key: "j", does: "Sonraki yorum", run: () => move(1) },
      { key: "k", does: "Önceki yorum", run: () => move(-1) },
      UNDO_KEY,
    ],
    () => content.current,
    true,
  );
  const comment = rows[at] ?? alone.data;
  if (!comment) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        ref={content}
        data-record={comment.id}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          content.current?.querySelector("blockquote")?.focus();
        }}
        aria-describedby={undefined}
        maxWidth="40rem"
        className="opened-comment"
      >
        <Flex justify="between" align="start" gap="3">
          <Dialog.Title mb="1">
            <bdi>{comment.user_name}</bdi> <StarRating rating={comment.rating} />
          </Dialog.Title>
          <RowMenu of={comment.user_name}>
            <MoreCommentActions comment={comment} onEdit={onEdit} />
          </RowMenu>
        </Flex>
        <Text as="p" size="2" color="gray">
          <Link to={editorAddress("promotion", comment.promotion_id)}>{promotionOf(comment)}</Link>
          {` · ${formatMoment(comment.created_at)}`}
        </Text>
        <blockquote className="whole-comment" tabIndex={0} aria-live="polite">
          {comment.comment}
        </blockquote>
        <CommentState comment={comment} />
        {comment.reply && <ReplyLine reply={comment.reply} of={comment.user_name} />}
        <Flex className="card-actions" gap="2" wrap="wrap">
          <DecisionActions
            comment={comment}
            onDecide={() => {
              const next = beside(1);
              if (next) onOpen(next.id);
              else onClose();
            }}
          />
          <ReplyAction comment={comment} onReply={onReply} />
        </Flex>
        <SameDay comment={comment} />
        <Flex justify="between" align="center" gap="3" mt="4">
          <Text size="1" color="gray" className="comment-keys">
            <kbd>J</kbd> <kbd>K</kbd> gez · <kbd>Z</kbd> geri al
          </Text>
          <CancelButton ml="auto">Kapat</CancelButton>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
