import { useState } from "react";

/**
 * Gives the focus back to what opened a dialog that has no trigger of its own; where that is gone, to the page's
 * content. Returns what the dialog's content is given.
 */
export function useFocusReturn(isOpen = true) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>();
  // Read while the dialog renders for the first time: by the time an effect runs, its field may have the focus.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(globalThis.document?.activeElement);
  }
  return {
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector("main");
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
