import { Button } from "@radix-ui/themes";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormState } from "./form-frame";
import { useNarrow } from "../shell/use-narrow";
import { SaveButton } from "./save-button";
import { SaveState } from "./save-state";
import { StickyBar } from "./sticky-bar";

/** Buttons that save a draft and hand it on. */
const ENDS = {
  publish: { label: "Kaydet ve yayınla", short: "Yayınla" },
  send: { label: "İncelemeye gönder", short: "Gönder" },
};

interface FormBarProps<V extends FieldValues> {
  state: FormState<V>;
  /** Whether saving alone leaves the record invisible to visitors. */
  isDraft: boolean;
  /** Which button a draft has beside the one that saves. */
  end: keyof typeof ENDS;
  children: ReactNode;
}

/** The buttons of a form, with its state; one line, also on phones. */
export function FormBar<V extends FieldValues>({ state, isDraft, end, children }: FormBarProps<V>) {
  const { isSaving, decide, savedAt } = state;
  const { label, short } = ENDS[end];
  const isNarrow = useNarrow();
  return (
    <StickyBar>
      <SaveState state={state} />
      {children}
      <SaveButton label={savedAt ? "Güncelle" : "Kaydet"} isSaving={isSaving} {...(isDraft && { variant: "soft" })} />
      {isDraft && (
        <Button
          type="button"
          size="3"
          aria-label={label}
          aria-disabled={isSaving || undefined}
          data-disabled={isSaving || undefined}
          onClick={() => void decide(end)}
        >
          {isNarrow ? short : label}
        </Button>
      )}
    </StickyBar>
  );
}
