import { SAVE_FAILED } from "../../../worker/failure-sentences";
import type { Comment } from "../../../db/schema";
import { commentUpdate } from "../../../worker/comments/rules";
import { answered, api } from "../api";
import { TextAreaInput, TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useRecordForm } from "../form/use-record-form";
import { inputsOf } from "../form/inputs-of";
import { FIELDS } from "./fields";
import { StarInput } from "./stars";

const commentEdit = commentUpdate.omit({ updated_at: true });

type EditedComment = Pick<Comment, "id" | "user_name" | "comment" | "rating" | "updated_at">;

export default function CommentDialog({ comment, onClose }: { comment: EditedComment; onClose: () => void }) {
  const { id, updated_at } = comment;
  const state = useRecordForm({
    draft: `comment:${id}`,
    schema: commentEdit,
    row: comment,
    valuesOf: (row = comment) => ({ user_name: row.user_name, rating: row.rating, comment: row.comment }),
    isEditOnly: true,
    save: (input, basis = updated_at) =>
      answered(api.comments[":id"].$put({ param: { id }, json: { ...input, updated_at: basis } })),
    unsaved: SAVE_FAILED.comment,
    saved: "Yorum başarıyla güncellendi",
    onSaved: onClose,
    queryKey: "comments",
  });
  const input = inputsOf(state.form, FIELDS);
  return (
    <FormDialog state={state} title="Yorumu Düzenle" save="Güncelle" onClose={onClose}>
      <TextInput {...input("user_name")} />
      <StarInput {...input("rating")} />
      <TextAreaInput {...input("comment")} rows={6} />
    </FormDialog>
  );
}
