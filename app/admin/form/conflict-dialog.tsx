import { AlertDialog, Box, Button, Flex } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { changesOf } from "./changed-fields";
import { ConflictChanges } from "./conflict-changes";

export interface Conflict {
  /** The row that somebody else saved, or "deleted"; undefined without a conflict. */
  meanwhile: { newer: Record<string, unknown> } | "deleted" | undefined;
  forget: () => void;
  /** Overwrites the other version, except for the named fields. */
  merge: (newer: Record<string, unknown>, taken: string[]) => void;
  restore: () => void;
  /** Undefined when records cannot be created here. */
  saveAsNew: (() => void) | undefined;
}

interface ConflictDialogProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  conflict: Conflict;
  isSaving: boolean;
}

/** Conflict dialog (optimistic locking): nothing is saved until the editor has chosen a version. */
export function ConflictDialog<V extends FieldValues>({ form, conflict, isSaving }: ConflictDialogProps<V>) {
  const { meanwhile, forget } = conflict;
  return (
    <AlertDialog.Root open={meanwhile !== undefined} onOpenChange={(isOpen) => !isOpen && forget()}>
      <AlertDialog.Content maxWidth="48rem">
        {meanwhile === "deleted" && <Deleted conflict={conflict} isSaving={isSaving} />}
        {typeof meanwhile === "object" && (
          <Newer
            key={String(meanwhile.newer["updated_at"])}
            form={form}
            newer={meanwhile.newer}
            isSaving={isSaving}
            onMerge={conflict.merge}
          />
        )}
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

interface NewerProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  newer: Record<string, unknown>;
  isSaving: boolean;
  onMerge: Conflict["merge"];
}

function Newer<V extends FieldValues>({ form, newer, isSaving, onMerge }: NewerProps<V>) {
  const [changes] = useState(() => changesOf(form, newer));
  /** Fields to take from the other version; by default those unchanged in this form. */
  const [taken, setTaken] = useState(() => changes.filter(({ isUntouched }) => isUntouched).map(({ name }) => name));
  return (
    <>
      <AlertDialog.Title>Bu kayıt siz düzenlerken değiştirildi</AlertDialog.Title>
      <AlertDialog.Description>
        Yazdıklarınız duruyor. Farklı olan her alan için hangi sürümün kaydedileceğini seçin.
      </AlertDialog.Description>
      <Box mt="4">
        <ConflictChanges
          changes={changes}
          taken={taken}
          onTake={(name, isTaken) =>
            setTaken((now) => [...now.filter((other) => other !== name), ...(isTaken ? [name] : [])])
          }
        />
      </Box>
      <Answers>
        <Button type="button" loading={isSaving} onClick={() => onMerge(newer, taken)}>
          Seçtiklerimi kaydet
        </Button>
      </Answers>
    </>
  );
}

function Deleted({ conflict: { restore, saveAsNew }, isSaving }: { conflict: Conflict; isSaving: boolean }) {
  return (
    <>
      <AlertDialog.Title>Bu kayıt siz düzenlerken silindi</AlertDialog.Title>
      <AlertDialog.Description>
        {saveAsNew
          ? "Yazdıklarınız duruyor. Kaydı geri alıp üzerine kaydedebilir ya da yazdıklarınızdan yeni bir kayıt yapabilirsiniz."
          : "Yazdıklarınız duruyor. Kaydı geri alıp üzerine kaydedebilirsiniz."}
      </AlertDialog.Description>
      <Answers>
        {saveAsNew && (
          <Button type="button" variant="surface" loading={isSaving} onClick={saveAsNew}>
            Yeni kayıt olarak kaydet
          </Button>
        )}
        <Button type="button" loading={isSaving} onClick={restore}>
          Çöp kutusundan geri al
        </Button>
      </Answers>
    </>
  );
}

function Answers({ children }: { children: ReactNode }) {
  return (
    <Flex gap="3" mt="4" justify="end" wrap="wrap">
      <AlertDialog.Cancel>
        <Button type="button" variant="soft">
          Düzenlemeye dön
        </Button>
      </AlertDialog.Cancel>
      {children}
    </Flex>
  );
}
