import { Button, Popover } from "@radix-ui/themes";
import { useState } from "react";
import { latePart } from "../shell/late";
import type { ColumnChoice } from "./columns";
import { useDefaultView, useSavedViews, type ViewScreen } from "./saved-views";

const ViewsPanel = latePart(() => import("./views-panel.client"));

/** The button 'Görünümler': saved views and the columns of a list. */
export function ViewsMenu({ screen, columns }: { screen: ViewScreen; columns: ColumnChoice[] }) {
  const saved = useSavedViews(screen);
  useDefaultView(saved);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <Button variant="surface" color="gray">
          Görünümler
        </Button>
      </Popover.Trigger>
      <Popover.Content
        aria-label="Görünümler"
        width="20rem"
        maxWidth="calc(100vw - 2rem)"
        maxHeight="var(--radix-popover-content-available-height)"
      >
        <ViewsPanel saved={saved} columns={columns} />
      </Popover.Content>
    </Popover.Root>
  );
}
