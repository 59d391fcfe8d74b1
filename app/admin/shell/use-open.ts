import { startTransition, useCallback, useState } from "react";

/** Open state of a dialog or menu. Opening is a transition, so that the browser paints the click before the content is rendered. */
export function useOpen() {
  const [isOpen, setNow] = useState(false);
  const setOpen = useCallback((open: boolean) => {
    if (open) startTransition(() => setNow(true));
    else setNow(false);
  }, []);
  return [isOpen, setOpen] as const;
}
