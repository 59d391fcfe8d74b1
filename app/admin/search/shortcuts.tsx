import { Dialog, Kbd, Table } from "@radix-ui/themes";

const SHORTCUTS = [
  { keys: "Ctrl K", does: "Ara ve git" },
  { keys: "Ctrl S", does: "Açık formu kaydet" },
  { keys: "?", does: "Klavye kısayolları" },
  { keys: "↑ ↓", does: "Sonuçlar arasında gez" },
  { keys: "Enter", does: "Seçileni aç" },
  { keys: "Esc", does: "Pencereyi kapat" },
];

/** The keyboard shortcuts of the panel; on a Mac ⌘ stands for Ctrl. */
export function Shortcuts({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="26rem">
        <Dialog.Title>Klavye kısayolları</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          Mac'te Ctrl yerine ⌘ tuşunu kullanın.
        </Dialog.Description>
        <Table.Root mt="3">
          <Table.Body>
            {SHORTCUTS.map(({ keys, does }) => (
              <Table.Row key={keys}>
                <Table.RowHeaderCell>
                  <Kbd>{keys}</Kbd>
                </Table.RowHeaderCell>
                <Table.Cell>{does}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Dialog.Content>
    </Dialog.Root>
  );
}
