import { Button, Dialog, Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { changesOf } from "../form/changed-fields";
import type { FormState } from "../form/form-frame";
import { useNames } from "../session/names";
import { formatAgo, now, wasSaved } from "../shell/dates";
import { latePart } from "../shell/late";

const VersionPicker = latePart(() => import("./version-picker.client"));

/** Last editor of a record, and its versions; nothing for a new record. */
export function HistoryLine<V extends FieldValues>({ state }: { state: FormState<V> }) {
  const [isOpen, setOpen] = useState(false);
  const nameOf = useNames();
  const { history } = state;
  if (!history) return null;
  return (
    <Flex align="center" gap="3" wrap="wrap">
      {wasSaved(history.updated_at) && (
        <Text size="2" color="gray">
          {[
            history.updated_by
              ? `Son düzenleyen: ${nameOf(history.updated_by) ?? history.updated_by}`
              : "Son düzenleme",
            formatAgo(history.updated_at, now()),
          ].join(" · ")}
        </Text>
      )}
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button type="button" variant="ghost">
            Geçmiş
          </Button>
        </Dialog.Trigger>
        <Dialog.Content maxWidth="60rem" aria-describedby={undefined}>
          <Dialog.Title>Geçmiş</Dialog.Title>
          <VersionPicker
            history={history}
            changesFrom={(row) => changesOf(state.form, row)}
            merge={state.conflict.merge}
            onDone={() => setOpen(false)}
          />
        </Dialog.Content>
      </Dialog.Root>
    </Flex>
  );
}
