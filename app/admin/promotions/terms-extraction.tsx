import { Button } from "@radix-ui/themes";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { QuotedTerm } from "../../../worker/writing/rules";
import { lateDialog } from "../shell/late";
import { useWritingStatus } from "../writing/use-writing-status";
import type { PromotionValues } from "./values";

const TermsDialog = lateDialog(() => import("./terms-dialog.client"));

/** Extracts terms from the operator's text; accepted ones go into the form, which is saved separately. */
export function TermsExtraction({ form }: { form: UseFormReturn<PromotionValues> }) {
  const { ask } = useWritingStatus();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const accept = ({ field, value }: QuotedTerm) =>
    form.setValue(field, value === true ? true : `${value}`, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <>
      <Button type="button" variant="surface" onClick={() => ask(() => setOpen(true))}>
        Metinden çıkar
      </Button>
      {isOpen && <TermsDialog text={text} onText={setText} onAccept={accept} onClose={() => setOpen(false)} />}
    </>
  );
}
