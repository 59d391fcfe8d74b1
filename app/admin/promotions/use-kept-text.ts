import { useEffect, useState } from "react";

/** Text that survives a reload and signing in again in this tab, until its form is left. */
export function useKeptText(name: string) {
  const key = `panel-text:${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? "");
  useEffect(() => () => sessionStorage.removeItem(key), [key]);
  function keep(changed: string) {
    setText(changed);
    try {
      sessionStorage.setItem(key, changed);
    } catch {
      // Where storage is full or blocked the text lasts as long as the page.
    }
  }
  return [text, keep] as const;
}
