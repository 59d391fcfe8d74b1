import { Button } from "@radix-ui/themes";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormState } from "./form-frame";
import { useNarrow } from "../shell/use-narrow";
import { SaveButton } from "./save-button";
import { SaveState } from "./save-state";
import { StickyBar } from "./sticky-bar";

const SAVE_AND_PUBLISH = "Kaydet ve yayınla";

interface FormBarProps<V extends FieldValues> {
  state: FormState<V>;
  /** Whether saving alone leaves the record invisible to visitors. */
  isDraft: boolean;
  children: ReactNode;
}

/** The buttons of a form, with its state; one line, also on phones. */
export function FormBar<V extends FieldValues>({ state, isDraft, children }: FormBarProps<V>) {
  const { isSaving, publish, savedAt } = state;
  const isPublishable = isDraft && publish !== undefined;
  const isNarrow = useNarrow();
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
          aria-label={SAVE_AND_PUBLISH}
          aria-disabled={isSaving || undefined}
          data-disabled={isSaving || undefined}
          onClick={() => void publish()}
        >
          {isNarrow ? "Yayınla" : SAVE_AND_PUBLISH}
        </Button>
      )}
    </StickyBar>
  );
}
