import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Conflict, ConflictDialog } from "./conflict-dialog";
import { DraftNotes } from "../draft/draft-notes";
import { DraftOffer, type DraftState } from "../draft/draft-offer";
import { type FormPictures, FormPicturesProvider } from "./form-pictures";
import type { RecordHistory } from "../history/record-history";
import { SavableForm } from "./savable-form";
import { useIsDirty } from "./use-is-dirty";

export interface FormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  draft: DraftState;
  pictures: FormPictures;
  /** Also true while images are uploaded before saving. */
  isSaving: boolean;
  /** Whether saving closes the form, so that it can also be saved unchanged. */
  isClosing: boolean;
  /** Resolves to whether saving succeeded; `isQuiet` suppresses the success toast. */
  submit: (isQuiet?: boolean) => Promise<boolean>;
  /** Saves and makes the decision of this name. */
  decide: (as: string) => Promise<boolean>;
  /** Sentences about invalid fields. */
  problems: () => string[];
  /** Time of the last save; undefined for a new record. */
  savedAt: string | undefined;
  conflict: Conflict;
  /** Undefined for a new record, and for kinds of records whose versions the server does not keep. */
  history: RecordHistory | undefined;
}

export function FormFrame<V extends FieldValues>({ state, children }: { state: FormState<V>; children: ReactNode }) {
  const { form, draft, pictures, isSaving, isClosing, submit, conflict } = state;
  const isDirty = useIsDirty(form);
  return (
    <SavableForm isChanged={isClosing || isDirty} save={submit}>
      <DraftOffer draft={draft} />
      <DraftNotes draft={draft} />
      <FormPicturesProvider value={pictures}>{children}</FormPicturesProvider>
      <ConflictDialog form={form} conflict={conflict} isSaving={isSaving} />
    </SavableForm>
  );
}
