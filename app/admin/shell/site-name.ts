import { useSyncExternalStore } from "react";

/** The name that was saved since the panel was loaded. */
let saved: string | undefined;
const listeners = new Set<() => void>();

/** The name of the site; `loaded` until another one was saved. */
export const siteName = (loaded: string) => saved ?? loaded;

/** Shows a saved name at once, also in the title of the window, which ends with the former one. */
export function renameSite(former: string, name: string) {
  if (document.title.endsWith(former)) document.title = document.title.slice(0, -former.length) + name;
  saved = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSiteName = (loaded: string): string =>
  useSyncExternalStore(
    subscribe,
    () => siteName(loaded),
    () => loaded,
  );
