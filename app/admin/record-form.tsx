import { Button, Callout, Flex, Heading } from "@radix-ui/themes";
import { type ReactNode, useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Link, useBlocker } from "react-router";
import { type FormPictures, FormPicturesProvider } from "./form-pictures";
import { LeaveDialog } from "./leave-dialog";
import { isLeavingForSignIn } from "./sign-in-again";
import { ConflictDialog } from "./conflict-dialog";

interface Draft {
  offered?: { savedAt: number };
  discard: () => void;
  restore: () => void;
}

export interface FormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  draft: Draft;
  pictures: FormPictures;
  submit: () => Promise<void>;
  overwrite: () => Promise<void>;
  theirs?: Record<string, unknown>;
  forgetTheirs: () => void;
}

interface RecordFormProps<V extends FieldValues> {
  state: FormState<V>;
  title: string;
  /** The list that cancel, the arrow and success lead to. */
  back: string;
  isNew: boolean;
  /** Beside the heading. */
  header?: ReactNode;
  children: ReactNode;
}

/** Frame of an editing screen: heading with the way back, the local draft, the fields, save and cancel. */
export function RecordForm<V extends FieldValues>({ state, title, back, isNew, header, children }: RecordFormProps<V>) {
  const { form, draft, submit } = state;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Flex direction="column" gap="4">
        <Flex justify="between" align="center" gap="3" wrap="wrap">
          <Flex align="center" gap="3">
            <Button asChild variant="ghost" color="gray" size="3">
              <Link to={back} aria-label="Geri">
                ←
              </Link>
            </Button>
            <Heading as="h1" size="6">
              {title}
            </Heading>
          </Flex>
          {header}
        </Flex>
        <DraftOffer draft={draft} />
        <FormPicturesProvider value={state.pictures}>{children}</FormPicturesProvider>
        <Flex className="form-actions" gap="3">
          <SaveButton isNew={isNew} isSaving={form.formState.isSubmitting} />
          <Button asChild variant="soft" color="gray" size="3">
            <Link to={back}>İptal</Link>
          </Button>
        </Flex>
      </Flex>
      <ConflictDialog
        theirs={state.theirs}
        values={form.getValues()}
        onCancel={state.forgetTheirs}
        onOverwrite={() => void state.overwrite()}
      />
      <LeaveQuestion isAsked={form.formState.isDirty} onLeave={draft.discard} />
    </form>
  );
}

/** Offers what was typed into the form and not saved. */
export function DraftOffer({ draft: { offered, restore, discard } }: { draft: Draft }) {
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

/** Kaydet for a new record, Güncelle for a known one, Kaydediliyor... meanwhile. */
export function SaveButton({ isNew, isSaving, disabled }: { isNew: boolean; isSaving: boolean; disabled?: boolean }) {
  return (
    <Button size="3" type="submit" disabled={isSaving || disabled} aria-busy={isSaving}>
      {isSaving ? "Kaydediliyor..." : isNew ? "Kaydet" : "Güncelle"}
    </Button>
  );
}

/** Asks before a form with unsaved changes is left, by link, back button or closing the tab. */
export function LeaveQuestion({ isAsked, onLeave }: { isAsked: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => !isLeavingForSignIn() && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAsked]);
  return (
    <LeaveDialog
      isOpen={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
