import { useEffect, useState } from "react";
import { SHARED_KEY } from "../../../worker/panel-app/shared-text";
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

const sharedText = () => stored("sessionStorage", SHARED_KEY, isText) ?? "";

/** Keeps what another app shared with this tab, unless a text is kept; whether it does. */
export function keepShared(name: string): boolean {
  const shared = sharedText();
  if (!shared || keptText(name).trim()) return false;
  removeStored("sessionStorage", SHARED_KEY);
  return store("sessionStorage", keyOf(name), shared);
}

/** What another app shared with this tab, if it waits; the function takes it away. */
export function useSharedText() {
  const [shared, setShared] = useState(sharedText);
  function forget() {
    setShared("");
    removeStored("sessionStorage", SHARED_KEY);
  }
  return [shared, forget] as const;
}
