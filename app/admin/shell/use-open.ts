import { startTransition, useCallback, useState } from "react";

/** Open state of a dialog or menu. Opens in a transition, so that the click is painted before the content. */
export function useOpen() {
  const [isOpen, setNow] = useState(false);
  const setOpen = useCallback((open: boolean) => {
    if (open) startTransition(() => setNow(true));
    else setNow(false);
  }, []);
  return [isOpen, setOpen] as const;
}
