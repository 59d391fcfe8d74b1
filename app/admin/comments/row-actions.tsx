import { href } from "react-router";
import { DELETE_FAILED } from "../../../worker/failure-sentences";
import { api, changed } from "../api";
import { EditAction } from "../record-list/edit-action";
import { RemoveAction } from "../record-list/remove-action";
import { RowAction } from "../list/row-action";
import type { ListedComment } from "./columns";
import { DecisionActions } from "./decisions";
import { SenderActions } from "./senders";

/** Decisions in the row; a comment that waits is hidden by its menu. */
const urgent = ({ status }: ListedComment) =>
  status === "pending" ? (["publish", "spam"] as const) : (["publish", "hide", "spam"] as const);

/** Decide about a comment, edit or delete it. */
export function CommentActions({ comment, onEdit }: { comment: ListedComment; onEdit: (id: string) => void }) {
  const { id, user_name } = comment;
  return (
    <>
      <DecisionActions comment={comment} decisions={urgent(comment)} />
      <EditAction of={user_name} onSelect={() => onEdit(id)} />
      <RemoveAction
        name={user_name}
        done="Yorum silindi"
        remove={() => changed(api.comments[":id"].$delete({ param: { id } }), DELETE_FAILED.comment)}
      />
    </>
  );
}

interface MoreCommentActionsProps {
  comment: ListedComment;
  onReply: (comment: ListedComment) => void;
}

/** Reply to a comment, see it on the site, open its promotion, or set a rule for its sender. */
export function MoreCommentActions({ comment, onReply }: MoreCommentActionsProps) {
  const { id, user_name, reply, status, promotion_id } = comment;
  return (
    <>
      {status === "pending" && <DecisionActions comment={comment} decisions={["hide"]} />}
      <RowAction label={reply ? "Yanıtı düzenle" : "Yanıtla"} of={user_name} onSelect={() => onReply(comment)} />
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
