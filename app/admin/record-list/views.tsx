import { Button, Popover } from "@radix-ui/themes";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { latePart } from "../shell/late";
import type { ColumnChoice } from "./columns";
import { useDefaultView, useSavedViews, type ViewScreen } from "../list/saved-views";
import { viewQuery } from "./view-query";

const ViewsPanel = latePart(() => import("./views-panel.client"));

/** The button 'Görünümler': saves and manages views, and chooses the columns of a list. */
export function ViewsMenu({ screen, columns }: { screen: ViewScreen; columns: ColumnChoice[] }) {
  const saved = useSavedViews(screen);
  useDefaultView(saved);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <Button variant="surface">Görünümler</Button>
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

/** Saved views as tabs above a list; nothing without any. */
export function ViewTabs({ screen }: { screen: ViewScreen }) {
  const { views = [] } = useSavedViews(screen);
  const [params, setParams] = useSearchParams();
  if (views.length === 0) return null;
  const now = viewQuery(params);
  return (
    <div className="view-tabs" role="group" aria-label="Kayıtlı görünümler">
      {[{ id: "", name: "Tümü", query: "" }, ...views].map(({ id, name, query }) => (
        <button
          key={id}
          type="button"
          aria-pressed={query === now}
          onClick={() => setParams(new URLSearchParams(query), { replace: true })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
