import { noteInput } from "../../../worker/blog/notes-rules";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { TextAreaInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useRecordForm } from "../form/use-record-form";

interface NoteDialogProps {
  /** Id of the post. */
  post: string;
  title: string;
  hint: string;
  submit: string;
  /** Success message, unless `save` shows one. */
  saved?: string;
  save: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a note at a post. */
export function NoteDialog({ post, title, hint, submit, saved, save, onClose }: NoteDialogProps) {
  const state = useRecordForm({
    draft: `note:${post}`,
    schema: noteInput,
    row: undefined,
    valuesOf: () => ({ text: "" }),
    isEditOnly: true,
    save: ({ text }) => save(text),
    unsaved: SAVE_FAILED.note,
    saved,
    onSaved: onClose,
    queryKey: "blog",
  });
  return (
    <FormDialog state={state} title={title} save={submit} onClose={onClose}>
      <TextAreaInput form={state.form} name="text" label="Not" rows={5} hint={hint} />
    </FormDialog>
  );
}
