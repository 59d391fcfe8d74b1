import { Badge, Tabs } from "@radix-ui/themes";
import { useState } from "react";
import { flushSync } from "react-dom";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { refusedPaths } from "./field-paths";

/** `showRefused` opens the first tab with an error, unless one is open; synchronous, so that a field can be focused. */
export function useFormTabs<Tab extends string>(initial: Tab, tabOf: (field: string) => Tab) {
  const [value, setValue] = useState(initial);
  function showRefused([first, ...others]: string[]) {
    if (first && ![first, ...others].some((field) => tabOf(field) === value)) flushSync(() => setValue(tabOf(first)));
  }
  const onValueChange = (chosen: string) => setValue(chosen as Tab);
  return { value, onValueChange, showRefused };
}

interface FormTabProps<V extends FieldValues> {
  control: Control<V>;
  value: string;
  tabOf: (field: string) => string;
  label: string;
}

/** Tab with the number of its invalid fields. */
export function FormTab<V extends FieldValues>({ control, value, tabOf, label }: FormTabProps<V>) {
  const { errors } = useFormState({ control });
  const refused = refusedPaths(errors).filter((field) => tabOf(field) === value).length;
  return (
    <Tabs.Trigger value={value}>
      {label}
      {refused > 0 && <Badge color="red" variant="solid" ml="2">{`${refused} hata`}</Badge>}
    </Tabs.Trigger>
  );
}
