import { DropdownMenu } from "@radix-ui/themes";
import type { ReactNode, RefObject } from "react";
import { MenuEntry, type MenuEntryProps } from "./row-action";

const entry = (props: MenuEntryProps) => <DropdownMenu.Item {...props} />;

interface OpenRowMenuProps {
  /** The button that gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The open menu of a row, below its button. */
export default function OpenRowMenu({ opener, onClose, children }: OpenRowMenuProps) {
  return (
    <DropdownMenu.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DropdownMenu.Trigger>
        <span aria-hidden className="row-menu-anchor" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <MenuEntry value={entry}>{children}</MenuEntry>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
