import { Button, Dialog, Kbd } from "@radix-ui/themes";
import { useEffect, useState } from "react";
import { useSignOut } from "../session/use-sign-out";
import { Finder } from "./finder";
import { Shortcuts } from "./shortcuts";

/** Event that opens the palette. */
const OPENING = "palette-open";

/** Opens the palette, and shows its shortcut on devices with a keyboard. */
export function SearchButton() {
  return (
    <Button
      type="button"
      variant="surface"
      color="gray"
      className="search-button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => dispatchEvent(new Event(OPENING))}
    >
      Ara
      <Kbd aria-hidden="true">Ctrl K</Kbd>
    </Button>
  );
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select, option"));

/** An open modal dialog or menu, which would take the focus back. */
const MODAL = ":is(.rt-BaseDialogContent, [role=menu])[data-state=open]";

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
      if (!document.querySelector(MODAL)) setOpen((now) => now ?? (isFinder ? "finder" : "shortcuts"));
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
      <Dialog.Root open={open === "finder"} onOpenChange={(isOpen) => !isOpen && close("finder")}>
        <Dialog.Content aria-describedby={undefined} maxWidth="36rem">
          <Dialog.Title>Ara ve git</Dialog.Title>
          <Finder onDone={() => close("finder")} actions={actions} />
        </Dialog.Content>
      </Dialog.Root>
      <Shortcuts isOpen={open === "shortcuts"} onClose={() => close("shortcuts")} />
    </>
  );
}
