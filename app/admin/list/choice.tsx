import { Checkbox, type CheckboxProps } from "@radix-ui/themes";
import { startTransition, useOptimistic } from "react";

interface ChoiceProps extends Omit<CheckboxProps, "checked" | "onCheckedChange" | "onChange"> {
  checked: boolean | "indeterminate";
  onChange: (isOn: boolean) => void;
}

/** A checkbox that is painted at once; the rows and the bar that depend on it render in a transition. */
export function RowCheckbox({ checked, onChange, ...props }: ChoiceProps) {
  const [shown, show] = useOptimistic(checked);
  function change(isOn: boolean) {
    startTransition(() => {
      show(isOn);
      onChange(isOn);
    });
  }
  return <Checkbox {...props} checked={shown} onCheckedChange={(isOn) => change(isOn === true)} />;
}
