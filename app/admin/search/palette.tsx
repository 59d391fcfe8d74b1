import { Button, Dialog, Kbd } from "@radix-ui/themes";
import { useEffect, useState } from "react";
import { useSignOut } from "../session/use-sign-out";
import { useFocusReturn } from "../shell/focus-return";
import { Finder } from "./finder";
import { Shortcuts } from "./shortcuts";

/** Asks the palette to open. */
const OPENING = "palette-open";

/** Opens the palette; its shortcut stands beside the word where there is a keyboard. */
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
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Command palette (Ctrl/Cmd+K or a button) and the list of shortcuts (`?`). */
export function Palette() {
  const [open, setOpen] = useState<"finder" | "shortcuts">();
  const { signOut } = useSignOut();
  const focus = useFocusReturn(open === "finder");
  useEffect(() => {
    const openFinder = () => setOpen("finder");
    function onKey(event: KeyboardEvent) {
      const isFinder = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      if (!isFinder && (event.key !== "?" || isTyping(event) || document.querySelector("[role$=dialog]"))) return;
      event.preventDefault();
      setOpen(isFinder ? "finder" : "shortcuts");
    }
    addEventListener("keydown", onKey);
    addEventListener(OPENING, openFinder);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener(OPENING, openFinder);
    };
  }, []);
  const close = () => setOpen(undefined);
  const actions = [
    { name: "Klavye kısayolları", to: () => setOpen("shortcuts") },
    { name: "Siteyi aç", to: () => window.open("/", "_blank", "noopener") },
    { name: "Çıkış", to: signOut },
  ];
  return (
    <>
      <Dialog.Root open={open === "finder"} onOpenChange={(isOpen) => !isOpen && close()}>
        <Dialog.Content aria-describedby={undefined} maxWidth="36rem" {...focus}>
          <Dialog.Title>Ara ve git</Dialog.Title>
          {open === "finder" && <Finder onDone={close} actions={actions} />}
        </Dialog.Content>
      </Dialog.Root>
      <Shortcuts isOpen={open === "shortcuts"} onClose={close} />
    </>
  );
}
