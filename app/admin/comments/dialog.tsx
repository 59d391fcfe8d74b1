import { Button, Dialog, Flex } from "@radix-ui/themes";
import type { Comment } from "../../../db/schema";
import { commentUpdate } from "../../../worker/comments/rules";
import { answered, api } from "../api";
import { ConflictDialog } from "../conflict-dialog";
import { TextAreaInput, TextInput } from "../fields";
import { DraftOffer, SaveButton } from "../record-form";
import { useRecordForm } from "../use-record-form";
import { StarInput } from "./stars";

const commentEdit = commentUpdate.omit({ updated_at: true });

export type EditedComment = Pick<Comment, "id" | "user_name" | "comment" | "rating" | "updated_at">;

/** Changes a visitor's comment. */
export function CommentDialog({ comment, onClose }: { comment: EditedComment; onClose: () => void }) {
  const { id, user_name, rating, updated_at } = comment;
  const state = useRecordForm({
    draft: `comment:${id}`,
    schema: commentEdit,
    values: { user_name, rating, comment: comment.comment },
    basis: updated_at,
    save: (input, basis = updated_at) =>
      answered(api.comments[":id"].$put({ param: { id }, json: { ...input, updated_at: basis } })),
    saved: "Yorum başarıyla güncellendi",
    onSaved: onClose,
    queryKey: "comments",
  });
  const { form, submit } = state;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="32rem">
        <Dialog.Title>Yorumu Düzenle</Dialog.Title>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Flex direction="column" gap="4">
            <DraftOffer draft={state.draft} />
            <TextInput form={form} name="user_name" label="Kullanıcı Adı" />
            <StarInput form={form} name="rating" label="Puan" />
            <TextAreaInput form={form} name="comment" label="Yorum" rows={6} />
            <Flex gap="3" justify="end">
              <Dialog.Close>
                <Button type="button" variant="soft" color="gray" size="3">
                  İptal
                </Button>
              </Dialog.Close>
              <SaveButton isNew={false} isSaving={form.formState.isSubmitting} />
            </Flex>
          </Flex>
        </form>
        <ConflictDialog
          theirs={state.theirs}
          values={form.getValues()}
          onCancel={state.forgetTheirs}
          onOverwrite={() => void state.overwrite()}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
