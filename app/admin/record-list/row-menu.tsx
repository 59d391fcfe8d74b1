import { type ReactNode, useRef, useState } from "react";
import { Icon } from "../shell/icon";
import { lateDialog } from "../shell/late";

/** Loaded when it is first opened, as few rows' menus are. */
const OpenRowMenu = lateDialog(() => import("../list/open-row-menu.client"));

/** The button '⋯' of a row and its menu of actions. */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <span className="row-menu">
      <button
        ref={opener}
        type="button"
        className="row-action icon-only row-more"
        aria-label={`Diğer işlemler: ${of}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <OpenRowMenu opener={opener} onClose={() => setOpen(false)}>
          {children}
        </OpenRowMenu>
      )}
    </span>
  );
}
