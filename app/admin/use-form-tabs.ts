import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/**
 * The tab of a form that is shown. A refused submit shows the tab of a refused field, unless one is in sight already,
 * and puts the focus there. `tabOf` names the tab of a field.
 */
export function useFormTabs<V extends FieldValues, Tab extends string>(
  form: UseFormReturn<V>,
  initial: Tab,
  tabOf: (field: string) => Tab,
) {
  const [tab, setTab] = useState(initial);
  const { submitCount, errors } = form.formState;
  useEffect(() => {
    const refused = Object.keys(errors);
    const [first] = refused;
    if (!first || refused.some((field) => tabOf(field) === tab)) return;
    const timer = setTimeout(() => {
      flushSync(() => setTab(tabOf(first)));
      form.setFocus(first as FieldPath<V>);
    });
    return () => clearTimeout(timer);
    // Only a submit moves the editor to another tab, never the mending of a field.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);
  return { value: tab, onValueChange: (chosen: string) => setTab(chosen as Tab) };
}
