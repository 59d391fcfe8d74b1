import { useState } from "react";

/**
 * Restores the focus when a dialog without a trigger closes; returns props for the dialog's content. If its opener is
 * gone, `useFocusKeeper` finds a replacement.
 */
export function useFocusReturn(isOpen = true) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>();
  // Read during the first render: in an effect, a field of the dialog may already have the focus.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(globalThis.document?.activeElement);
  }
  return {
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
        opener.focus({ preventScroll: true });
    },
  };
}

/** For a button that a form replaces: call `expect` when the form closes; `ref` focuses the button again. */
export function useButtonReturn() {
  const [isExpected, setExpected] = useState(false);
  return {
    expect: () => setExpected(true),
    ref: (button: HTMLButtonElement | null) => {
      if (!button || !isExpected) return;
      button.focus({ preventScroll: true });
      setExpected(false);
    },
  };
}
