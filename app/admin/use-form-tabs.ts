import { useState } from "react";
import { flushSync } from "react-dom";

/**
 * The tabs of a form. `tabOf` names the tab of a field. `showRefused` shows the tab of the first refused field, unless
 * one is in sight already; at once, so that the focus can go there.
 */
export function useFormTabs<Tab extends string>(initial: Tab, tabOf: (field: string) => Tab) {
  const [value, setValue] = useState(initial);
  function showRefused([first, ...others]: string[]) {
    if (first && ![first, ...others].some((field) => tabOf(field) === value)) flushSync(() => setValue(tabOf(first)));
  }
  return { value, onValueChange: (chosen: string) => setValue(chosen as Tab), showRefused };
}
