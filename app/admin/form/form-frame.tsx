import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Conflict, ConflictDialog } from "./conflict-dialog";
import { DraftOffer, type DraftState } from "../draft/draft-offer";
import { type FormPictures, FormPicturesProvider } from "../pictures/form-pictures";
import { SavableForm } from "./savable-form";

export interface FormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  draft: DraftState;
  pictures: FormPictures;
  /** From the click on, while pictures are still being stored too. */
  isSaving: boolean;
  isSavable: boolean;
  /** True where everything is saved; `isQuiet`: that is said elsewhere. */
  submit: (isQuiet?: boolean) => Promise<boolean>;
  conflict: Conflict;
}

/** A record's form: its local drafts, the fields, and the question who wins where somebody else has saved it first. */
export function FormFrame<V extends FieldValues>({ state, children }: { state: FormState<V>; children: ReactNode }) {
  const { form, draft, pictures, isSaving, isSavable, submit, conflict } = state;
  return (
    <SavableForm isChanged={isSavable} save={submit}>
      <DraftOffer draft={draft} />
      <FormPicturesProvider value={pictures}>{children}</FormPicturesProvider>
      <ConflictDialog form={form} conflict={conflict} isSaving={isSaving} />
    </SavableForm>
  );
}
