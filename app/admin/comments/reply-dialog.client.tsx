import { Box, Button, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import type { Comment } from "../../../db/schema";
import { replyInput } from "../../../worker/comments/rules";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, changed, sentenceOf } from "../api";
import { TextAreaInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useRecordForm } from "../form/use-record-form";
import { inputsOf } from "../form/inputs-of";
import { FIELDS } from "./fields";
import { LongText } from "./long-text";
import { changeToast } from "../shell/undo-toast";

const repliedWords = replyInput.omit({ updated_at: true });

export type RepliedComment = Pick<Comment, "id" | "user_name" | "comment" | "status" | "reply" | "updated_at">;

const saveReply = (id: string, json: { reply: string; updated_at: string }) =>
  answered(api.comments[":id"].reply.$put({ param: { id }, json }));

/** The site's reply to a comment. */
export default function ReplyDialog({ comment, onClose }: { comment: RepliedComment; onClose: () => void }) {
  const { id, user_name, status, reply, updated_at } = comment;
  const state = useRecordForm({
    draft: `reply:${id}`,
    schema: repliedWords,
    row: comment,
    valuesOf: (row = comment) => ({ reply: row.reply ?? "" }),
    isEditOnly: true,
    save: (input, basis = updated_at) => saveReply(id, { ...input, updated_at: basis }),
    unsaved: SAVE_FAILED.comment,
    saved: status === "published" ? "Yanıt yayınlandı" : "Yanıt kaydedildi; yorum yayınlanınca görünecek",
    onSaved: onClose,
    queryKey: "comments",
  });
  return (
    <FormDialog
      state={state}
      title={reply ? "Yanıtı Düzenle" : "Yoruma Yanıt Yaz"}
      save={reply ? "Güncelle" : "Kaydet"}
      onClose={onClose}
    >
      <Box asChild>
        <blockquote className="quoted">
          <Text as="p" size="2" weight="medium">
            <bdi>{user_name}</bdi>
          </Text>
          <LongText of={user_name}>{comment.comment}</LongText>
        </blockquote>
      </Box>
      <TextAreaInput
        {...inputsOf(state.form, FIELDS)("reply")}
        hint="Ziyaretçiler yanıtı yorumun altında, sitenin adıyla görür"
        rows={5}
      />
      {reply && (
        <RemoveReply
          id={id}
          onRemoved={() => {
            void state.draft.discard();
            onClose();
          }}
        />
      )}
    </FormDialog>
  );
}

function RemoveReply({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ["comments"] });
  async function remove() {
    setBusy(true);
    try {
      const { change } = await changed(api.comments[":id"].reply.$delete({ param: { id } }), SAVE_FAILED.comment);
      onRemoved();
      changeToast("Yanıt kaldırıldı", { kind: "comment", action: "edit" }, [change], refresh);
    } catch (error) {
      toast.error(sentenceOf(error));
      setBusy(false);
    }
    void refresh();
  }
  return (
    <Box>
      <Button type="button" variant="soft" color="red" loading={isBusy} onClick={() => void remove()}>
        Yanıtı kaldır
      </Button>
    </Box>
  );
}
