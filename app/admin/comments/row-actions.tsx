import { href } from "react-router";
import { DELETE_FAILED } from "../../../worker/failure-sentences";
import { api, changed } from "../api";
import { RemoveAction } from "../record-list/remove-action";
import { RowAction } from "../list/row-action";
import type { ListedComment } from "./columns";
import { SenderActions } from "./senders";

interface MoreCommentActionsProps {
  comment: ListedComment;
  onEdit: (comment: ListedComment) => void;
}

/** The less frequent actions on a comment, as items of its menu. */
export function MoreCommentActions({ comment, onEdit }: MoreCommentActionsProps) {
  const { id, user_name, status, promotion_id } = comment;
  return (
    <>
      <RowAction label="Düzenle" of={user_name} onSelect={() => onEdit(comment)} />
      {status === "published" && (
        <RowAction label="Sitede gör" of={user_name} href={`/api/admin/comments/${id}/page`} />
      )}
      <RowAction
        label="Promosyonu düzenle"
        of={user_name}
        to={href("/admin/promotions/edit/:id", { id: promotion_id })}
      />
      <SenderActions comment={comment} />
    </>
  );
}

/** Answers a comment, or edits the answer. */
export const ReplyAction = ({
  comment,
  onReply,
}: {
  comment: ListedComment;
  onReply: (comment: ListedComment) => void;
}) => (
  <RowAction
    label={comment.reply ? "Yanıtı düzenle" : "Yanıtla"}
    of={comment.user_name}
    onSelect={() => onReply(comment)}
  />
);

/** Moves a comment to the trash. */
export const RemoveComment = ({ id, user_name }: ListedComment) => (
  <RemoveAction
    name={user_name}
    done="Yorum silindi"
    remove={() => changed(api.comments[":id"].$delete({ param: { id } }), DELETE_FAILED.comment)}
  />
);
