import { Button } from "@radix-ui/themes";
import { type ComponentType, useState } from "react";
import toast from "react-hot-toast";
import type { FieldValues } from "react-hook-form";
import { READ_FAILED } from "../../../worker/failure-sentences";
import type { PreviewedKind } from "../../../worker/preview/rules";
import type { FormState } from "../form/form-frame";
import { useIsDirty } from "../form/use-is-dirty";
import type { PreviewDialogProps } from "./preview-dialog";

interface PreviewButtonProps<V extends FieldValues> {
  state: FormState<V>;
  kind: PreviewedKind;
  isDraft: boolean;
}

/** Opens a preview of the unsaved form; its dialog is loaded when it is first opened. */
export function PreviewButton<V extends FieldValues>({ state, kind, isDraft }: PreviewButtonProps<V>) {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<PreviewDialogProps> }>();
  const [isOpen, setOpen] = useState(false);
  const isDirty = useIsDirty(state.form);
  async function open() {
    try {
      const module = await import("./preview-dialog");
      setDialog({ Dialog: module.PreviewDialog });
      setOpen(true);
    } catch {
      toast.error(READ_FAILED.screen);
    }
  }
  return (
    <>
      <Button type="button" variant="surface" size="3" className="preview-button" onClick={() => void open()}>
        Önizle
      </Button>
      {dialog && isOpen && (
        <dialog.Dialog
          kind={kind}
          id={state.history?.id}
          isDraft={isDraft}
          values={state.form.getValues()}
          isDirty={isDirty}
          problems={state.problems()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
