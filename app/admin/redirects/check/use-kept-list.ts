import { useState } from "react";
import { isText, removeStored, store, stored } from "../../../stored";

const KEY = "panel-addresses";

/** The pasted list, kept in this tab. */
export function useKeptList() {
  const [text, setText] = useState(() => stored("sessionStorage", KEY, isText) ?? "");
  function keep(changed: string) {
    setText(changed);
    if (changed) store("sessionStorage", KEY, changed);
    else removeStored("sessionStorage", KEY);
  }
  return [text, keep] as const;
}
