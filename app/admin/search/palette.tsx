import { Button, Heading } from "@radix-ui/themes";
import { type KeyboardEvent as ReactKeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { lateDialog } from "../shell/late";
import { isCovered, isTyping } from "../shell/screen-keys";
import { useSignOut } from "../session/use-sign-out";
import { Finder } from "./finder";
import type { Hit } from "./hits";

const Shortcuts = lateDialog(() => import("./shortcuts.client"));

/** Event that opens the palette. */
const OPENING = "palette-open";

/** Opens the palette, and shows its shortcut on devices with a keyboard. */
export function SearchButton() {
  return (
    <Button
      type="button"
      variant="surface"
      className="search-button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => dispatchEvent(new Event(OPENING))}
    >
      Ara
      <kbd className="rt-Kbd rt-r-size-1" aria-hidden="true">
        Ctrl K
      </kbd>
    </Button>
  );
}

/** Command palette (Ctrl/Cmd+K or a button) and list of shortcuts (`?`). Neither opens over a modal dialog or menu. */
export function Palette() {
  const [open, setOpen] = useState<"finder" | "shortcuts">();
  const { signOut } = useSignOut();
  useEffect(() => {
    const openFinder = () => setOpen("finder");
    function onKey(event: KeyboardEvent) {
      const isFinder = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      if (!isFinder && (event.key !== "?" || isTyping(event))) return;
      event.preventDefault();
      if (!isCovered()) setOpen((now) => now ?? (isFinder ? "finder" : "shortcuts"));
    }
    addEventListener("keydown", onKey);
    addEventListener(OPENING, openFinder);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener(OPENING, openFinder);
    };
  }, []);
  const close = (closed: typeof open) => setOpen((now) => (now === closed ? undefined : now));
  const actions = [
    { name: "Klavye kısayolları", to: () => setOpen("shortcuts") },
    { name: "Siteyi aç", to: () => window.open("/", "_blank", "noopener") },
    { name: "Çıkış", to: signOut },
  ];
  return (
    <>
      {open === "finder" && <FinderDialog onClose={() => close("finder")} actions={actions} />}
      {open === "shortcuts" && <Shortcuts onClose={() => close("shortcuts")} />}
    </>
  );
}

/** Not Radix's dialog, which takes more than twice as long to open. The field is its only control. */
function FinderDialog({ onClose, actions }: { onClose: () => void; actions: Omit<Hit, "key">[] }) {
  function onKeyDown(event: ReactKeyboardEvent) {
    if (event.key === "Tab") event.preventDefault();
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  function onMouseDown(event: MouseEvent) {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (event.target === event.currentTarget) onClose();
  }
  return (
    <div
      data-state="open"
      role="dialog"
      aria-modal="true"
      aria-labelledby="palette-title"
      className="palette"
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
    >
      <div>
        <Heading as="h2" id="palette-title" size="5" mb="3" trim="start">
          Ara ve Git
        </Heading>
        <Finder onDone={onClose} actions={actions} />
      </div>
    </div>
  );
}
