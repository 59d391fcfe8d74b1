import { Button, Flex } from "@radix-ui/themes";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormState } from "./form-frame";
import { SaveButton } from "./save-button";
import { SaveState } from "./save-state";

interface FormBarProps<V extends FieldValues> {
  state: FormState<V>;
  /** Whether saving alone leaves the record invisible to visitors. */
  isDraft: boolean;
  children: ReactNode;
}

/** Stays at the bottom of the window while the form scrolls. */
export function FormBar<V extends FieldValues>({ state, isDraft, children }: FormBarProps<V>) {
  const { isSaving, publish } = state;
  const isPublishable = isDraft && publish !== undefined;
  return (
    <Flex className="form-actions" gap="3" align="center" wrap="wrap">
      <SaveState state={state} />
      {children}
      <SaveButton label="Kaydet" isSaving={isSaving} {...(isPublishable && { variant: "soft" })} />
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
    </Flex>
  );
}
