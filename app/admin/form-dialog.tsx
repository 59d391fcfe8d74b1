import { Button, Dialog, Flex } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ConflictDialog } from "./conflict-dialog";
import { LeaveDialog } from "./leave-dialog";
import { DraftOffer, type FormState, LeaveQuestion, SaveButton } from "./record-form";

interface FormDialogProps<V extends FieldValues> {
  state: FormState<V>;
  title: string;
  isNew: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A record's form in a dialog: its draft, the fields, save and cancel; closing it with changes asks first. */
export function FormDialog<V extends FieldValues>({ state, title, isNew, onClose, children }: FormDialogProps<V>) {
  const { form, draft, submit } = state;
  const { isDirty, isSubmitting } = form.formState;
  const [isAsked, setAsked] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && (isDirty ? setAsked(true) : onClose())}>
      <Dialog.Content aria-describedby={undefined} maxWidth="32rem">
        <Dialog.Title>{title}</Dialog.Title>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Flex direction="column" gap="4">
            <DraftOffer draft={draft} />
            {children}
            <Flex gap="3" justify="end">
              <Dialog.Close>
                <Button type="button" variant="soft" color="gray" size="3">
                  İptal
                </Button>
              </Dialog.Close>
              <SaveButton isNew={isNew} isSaving={isSubmitting} />
            </Flex>
          </Flex>
        </form>
        <ConflictDialog
          theirs={state.theirs}
          values={form.getValues()}
          onCancel={state.forgetTheirs}
          onOverwrite={() => void state.overwrite()}
        />
        <LeaveDialog
          isOpen={isAsked}
          onStay={() => setAsked(false)}
          onLeave={() => {
            draft.discard();
            onClose();
          }}
        />
        <LeaveQuestion isAsked={isDirty} onLeave={draft.discard} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
