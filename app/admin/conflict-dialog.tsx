import { AlertDialog, Box, Button, Flex } from "@radix-ui/themes";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ConflictChanges } from "./conflict-changes";

interface ConflictDialogProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** The row as somebody else saved it; undefined while there is no conflict. */
  theirs: Record<string, unknown> | undefined;
  onCancel: () => void;
  onOverwrite: () => void;
}

/** Somebody saved the record meanwhile: shows what differs, and overwrites it only when told to. */
export function ConflictDialog<V extends FieldValues>({ form, theirs, onCancel, onOverwrite }: ConflictDialogProps<V>) {
  const [isShown, setShown] = useState(false);
  return (
    <AlertDialog.Root open={theirs !== undefined} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Content maxWidth="48rem">
        <AlertDialog.Title>Bu kayıt siz düzenlerken değiştirildi</AlertDialog.Title>
        <AlertDialog.Description>
          Yazdıklarınız duruyor. Diğer sürüme bakabilir, isterseniz kendi sürümünüzü onun üzerine kaydedebilirsiniz.
        </AlertDialog.Description>
        {isShown && theirs && (
          <Box mt="4">
            <ConflictChanges form={form} theirs={theirs} />
          </Box>
        )}
        <Flex gap="3" mt="4" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Düzenlemeye dön
            </Button>
          </AlertDialog.Cancel>
          {!isShown && (
            <Button type="button" variant="surface" onClick={() => setShown(true)}>
              Diğer sürümü göster
            </Button>
          )}
          <Button type="button" color="red" loading={form.formState.isSubmitting} onClick={onOverwrite}>
            Üzerine yaz
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
