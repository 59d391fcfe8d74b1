import { useEffect, useState } from "react";
import { isText, removeStored, store, stored } from "../../ui/stored";

/** Text that survives a reload and signing in again in this tab, until its form is left. */
export function useKeptText(name: string) {
  const key = `panel-text:${name}`;
  const [text, setText] = useState(() => stored("sessionStorage", key, isText) ?? "");
  useEffect(() => () => removeStored("sessionStorage", key), [key]);
  function keep(changed: string) {
    setText(changed);
    store("sessionStorage", key, changed);
  }
  return [text, keep] as const;
}
