import { Button } from "@radix-ui/themes";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormState } from "./form-frame";
import { SaveButton } from "./save-button";
import { SaveState } from "./save-state";
import { StickyBar } from "./sticky-bar";

interface FormBarProps<V extends FieldValues> {
  state: FormState<V>;
  /** Whether saving alone leaves the record invisible to visitors. */
  isDraft: boolean;
  children: ReactNode;
}

export function FormBar<V extends FieldValues>({ state, isDraft, children }: FormBarProps<V>) {
  const { isSaving, publish, savedAt } = state;
  const isPublishable = isDraft && publish !== undefined;
  return (
    <StickyBar>
      <SaveState state={state} />
      {children}
      <SaveButton
        label={savedAt ? "Güncelle" : "Kaydet"}
        isSaving={isSaving}
        {...(isPublishable && { variant: "soft" })}
      />
      {isPublishable && (
        <Button
          type="button"
          size="3"
          aria-disabled={isSaving || undefined}
          data-disabled={isSaving || undefined}
          onClick={() => void publish()}
        >
          Kaydet ve yayınla
        </Button>
      )}
    </StickyBar>
  );
}
