import { useEffect, useRef } from "react";
import toast from "react-hot-toast";

/** A form that Ctrl/Cmd+S can save. */
export interface Savable {
  isChanged: boolean;
  /** Resolves to whether saving succeeded; `isQuiet` suppresses the success toast. */
  save: (isQuiet: boolean) => Promise<boolean>;
}

const NOTHING_HERE = "Burada kaydedilecek değişiklik yok; kaydedilmemiş değişiklikler başka bir formda.";

const forms = new Map<HTMLFormElement, Savable>();

/** Registers a form for Ctrl/Cmd+S; returns the ref of its element. */
export function useSavable(savable: Savable) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    forms.set(form, savable);
    return () => void forms.delete(form);
  });
  return element;
}

/** On Ctrl/Cmd+S saves the focused form, or all changed visible forms; behind an open dialog nothing is saved. */
export function useSaveKey() {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      void saveChanges();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

async function saveChanges() {
  const dialog = [...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])[data-state="open"]')].at(-1);
  const reachable = [...forms].filter(([form]) => (!dialog || dialog.contains(form)) && !form.closest("[hidden]"));
  const focused = reachable.find(([form]) => form.contains(document.activeElement));
  const changed = (focused ? [focused] : reachable).filter(([, { isChanged }]) => isChanged);
  const isLeftOut = !dialog && [...forms.values()].some(({ isChanged }) => isChanged);
  if (changed.length === 0 && isLeftOut) toast(NOTHING_HERE);
  let saved = 0;
  for (const [form, { save }] of changed) {
    // Opens the section, so that errors are visible.
    form.closest("details")?.setAttribute("open", "");
    if (await save(changed.length > 1)) saved++;
  }
  if (changed.length < 2) return;
  if (saved === changed.length) toast.success(`${saved} form kaydedildi`);
  else toast.error(`${saved} form kaydedildi, ${changed.length - saved} form kaydedilemedi`);
}
