import { useSyncExternalStore } from "react";

/** As in the panel's style: below this the menu is an overlay. */
const NARROW = "(max-width: 48rem)";

function subscribe(onChange: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the window is as narrow as a phone; false on the server. */
export const useNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
