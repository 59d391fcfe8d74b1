import { Dialog, Heading, Kbd, Table } from "@radix-ui/themes";
import { useState } from "react";
import { screenKeys } from "../shell/screen-keys";

interface Shortcut {
  keys: string;
  does: string;
}

const SAVING: Shortcut = { keys: "Ctrl S", does: "Açık formu kaydet" };
const EVERYWHERE: Shortcut[] = [
  { keys: "Ctrl K", does: "Ara ve git" },
  { keys: "?", does: "Klavye kısayolları" },
  { keys: "↑ ↓", does: "Sonuçlar arasında gez" },
  { keys: "Enter", does: "Seçileni aç" },
  { keys: "Esc", does: "Pencereyi kapat" },
];

const NAMES: Record<string, string> = { escape: "Esc", enter: "Enter" };

function onScreen(): Shortcut[] {
  const keys = screenKeys().map(({ key, does }) => ({ keys: NAMES[key] ?? key.toUpperCase(), does }));
  return document.querySelector("main form") ? [...keys, SAVING] : keys;
}

/** The keyboard shortcuts of the screen and of the whole panel; on a Mac ⌘ stands for Ctrl. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const [here] = useState(onScreen);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="26rem">
        <Dialog.Title>Klavye Kısayolları</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          Mac'te Ctrl yerine ⌘ tuşunu kullanın.
        </Dialog.Description>
        {here.length > 0 && <Group title="Bu ekranda" shortcuts={here} />}
        <Group title="Her yerde" shortcuts={EVERYWHERE} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  return (
    <>
      <Heading as="h2" size="2" mt="4">
        {title}
      </Heading>
      <Table.Root size="1">
        <Table.Body>
          {shortcuts.map(({ keys, does }) => (
            <Table.Row key={keys}>
              <Table.RowHeaderCell width="6rem">
                <Kbd>{keys}</Kbd>
              </Table.RowHeaderCell>
              <Table.Cell>{does}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </>
  );
}
