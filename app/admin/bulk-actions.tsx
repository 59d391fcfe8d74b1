import { AlertDialog, Button, Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "./api";
import { offerUndo } from "./remove";

export interface BulkAction {
  label: string;
  /** Runs the action and returns the ids of the rows that changed. */
  run: (ids: string[]) => Promise<{ ids: string[] }>;
  done: (n: number) => string;
  /** Asks first, and can be undone from the toast. */
  isRemoval?: boolean;
  /** Asked first, of an action that cannot be undone. */
  warning?: string;
}

/** What can be done with the selected rows. */
export function BulkActions({ ids, actions, onDone }: { ids: string[]; actions: BulkAction[]; onDone: () => void }) {
  const [busy, setBusy] = useState("");
  async function run({ label, run, done, isRemoval }: BulkAction) {
    setBusy(label);
    try {
      const changed = await run(ids);
      if (isRemoval) offerUndo(done(changed.ids.length), changed.ids, onDone);
      else toast.success(done(changed.ids.length));
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy("");
    onDone();
  }
  return (
    <Flex className="selection" gap="3" align="center" wrap="wrap" role="group" aria-label="Seçili kayıtlar">
      <Text size="2" weight="medium">
        {`${ids.length} kayıt seçildi`}
      </Text>
      {actions.map((action) =>
        action.isRemoval || action.warning ? (
          <AlertDialog.Root key={action.label}>
            <AlertDialog.Trigger>
              <Button size="1" color="red" variant="soft" loading={busy === action.label}>
                {action.label}
              </Button>
            </AlertDialog.Trigger>
            <AlertDialog.Content maxWidth="28rem">
              <AlertDialog.Title>Silmek istediğinize emin misiniz?</AlertDialog.Title>
              <AlertDialog.Description>
                {action.warning ??
                  `Seçili ${ids.length} kayıt çöp kutusuna taşınacak; 30 gün boyunca oradan geri alınabilir.`}
              </AlertDialog.Description>
              <Flex gap="3" mt="4" justify="end">
                <AlertDialog.Cancel>
                  <Button variant="soft" color="gray">
                    İptal
                  </Button>
                </AlertDialog.Cancel>
                <AlertDialog.Action>
                  <Button color="red" onClick={() => void run(action)}>
                    Sil
                  </Button>
                </AlertDialog.Action>
              </Flex>
            </AlertDialog.Content>
          </AlertDialog.Root>
        ) : (
          <Button
            key={action.label}
            size="1"
            variant="surface"
            loading={busy === action.label}
            onClick={() => void run(action)}
          >
            {action.label}
          </Button>
        ),
      )}
    </Flex>
  );
}
