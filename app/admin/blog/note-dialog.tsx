import { noteInput } from "../../../worker/blog/notes-rules";
import { AccountDialog, dialogButtons } from "../account/account-dialog";
import { PlainForm } from "../account/plain-form";
import { TextAreaInput } from "../form/fields";

interface NoteDialogProps {
  title: string;
  hint: string;
  submit: string;
  save: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a note at a post; what is typed stays if it cannot be saved. */
export function NoteDialog({ title, hint, submit, save, onClose }: NoteDialogProps) {
  return (
    <AccountDialog title={title} onClose={onClose}>
      <PlainForm
        schema={noteInput}
        values={{ text: "" }}
        save={({ text }) => save(text).then(onClose)}
        buttons={dialogButtons(submit)}
      >
        {(form) => <TextAreaInput form={form} name="text" label="Not" rows={5} hint={hint} />}
      </PlainForm>
    </AccountDialog>
  );
}
