import { DropdownMenu } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { Icon } from "../shell/icon";
import { RowActionPlace } from "./row-action";

/** The button '⋯' of a row and its menu of actions. */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <button type="button" className="row-action icon-only row-more" aria-label={`Diğer işlemler: ${of}`}>
          <Icon name="more" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <RowActionPlace value="menu">{children}</RowActionPlace>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
