import { Button, Callout, Flex } from "@radix-ui/themes";
import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ConflictDialog } from "./conflict-dialog";
import { type FormPictures, FormPicturesProvider } from "./form-pictures";

interface Draft {
  offered?: { savedAt: number };
  discard: () => void;
  restore: () => void;
}

export interface FormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  draft: Draft;
  pictures: FormPictures;
  /** From the click on, while pictures are still being stored too. */
  isSaving: boolean;
  submit: () => Promise<void>;
  overwrite: () => Promise<void>;
  theirs?: Record<string, unknown>;
  forgetTheirs: () => void;
}

/** A record's form: its local draft, the fields, and the question who wins where somebody else has saved it first. */
export function FormFrame<V extends FieldValues>({ state, children }: { state: FormState<V>; children: ReactNode }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      <Flex direction="column" gap="4">
        <DraftOffer draft={state.draft} />
        <FormPicturesProvider value={state.pictures}>{children}</FormPicturesProvider>
      </Flex>
      <ConflictDialog
        form={state.form}
        theirs={state.theirs}
        onCancel={state.forgetTheirs}
        onOverwrite={() => void state.overwrite()}
      />
    </form>
  );
}

/** Offers what was typed into the form and not saved. */
function DraftOffer({ draft: { offered, restore, discard } }: { draft: Draft }) {
  if (!offered) return null;
  return (
    <Callout.Root role="status">
      <Callout.Text>
        {`Bu formun ${new Date(offered.savedAt).toLocaleString("tr-TR")} tarihli, kaydedilmemiş bir taslağı var.`}
      </Callout.Text>
      <Flex gap="3">
        <Button type="button" size="1" onClick={restore}>
          Taslağı geri yükle
        </Button>
        <Button type="button" size="1" variant="surface" color="gray" onClick={discard}>
          Taslağı sil
        </Button>
      </Flex>
    </Callout.Root>
  );
}
