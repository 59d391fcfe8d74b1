import { useEffect, useState } from "react";
import { isText, removeStored, store, stored } from "../../stored";

const keyOf = (name: string) => `panel-text:${name}`;

/** The text kept in this tab; empty without one. */
export const keptText = (name: string) => stored("sessionStorage", keyOf(name), isText) ?? "";

/** Text that survives a reload and signing in again in this tab, until its form is left. */
export function useKeptText(name: string) {
  const key = keyOf(name);
  const [text, setText] = useState(() => keptText(name));
  useEffect(() => () => removeStored("sessionStorage", key), [key]);
  function keep(changed: string) {
    setText(changed);
    store("sessionStorage", key, changed);
  }
  return [text, keep] as const;
}
