import { Dialog, Flex } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { FormFrame, type FormState } from "./form-frame";
import { LeaveDialog } from "../shell/leave-dialog";
import { LeaveQuestion } from "../shell/leave-question";
import { CancelButton } from "../shell/cancel-button";
import { SaveButton } from "./save-button";
import { useIsDirty } from "./use-is-dirty";

interface FormDialogProps<V extends FieldValues> {
  state: FormState<V>;
  title: string;
  /** Label of the button. */
  save: string;
  onClose: () => void;
  children: ReactNode;
}

/** A record's form in a dialog; closing it with unsaved changes asks first. */
export function FormDialog<V extends FieldValues>({ state, title, save, onClose, children }: FormDialogProps<V>) {
  const isDirty = useIsDirty(state.form);
  const [isAsked, setAsked] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && (isDirty ? setAsked(true) : onClose())}>
      <Dialog.Content aria-describedby={undefined} maxWidth="32rem">
        <Dialog.Title>{title}</Dialog.Title>
        <FormFrame state={state}>
          {children}
          <Flex gap="3" justify="end">
            <CancelButton size="3" />
            <SaveButton label={save} isSaving={state.isSaving} />
          </Flex>
        </FormFrame>
        <LeaveDialog
          isOpen={isAsked}
          onStay={() => setAsked(false)}
          onLeave={() => {
            void state.draft.discard();
            onClose();
          }}
        />
        {isDirty && <LeaveQuestion isAsked onLeave={state.draft.discard} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}
