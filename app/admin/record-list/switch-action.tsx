import { RowAction } from "../list/row-action";
import { type Toggle, useToggle } from "./use-toggle";

interface SwitchActionProps<Field extends string> {
  id: string;
  /** The record's name, for the accessible label. */
  of: string;
  isOn: boolean;
  labels: [on: string, off: string];
  /** Shows the current state instead of the action. */
  isState?: boolean;
  toggle: Toggle<Field>;
}

/** Switches a field of a row on or off, with a spinner until the request ends. */
export function SwitchAction<Field extends string>(props: SwitchActionProps<Field>) {
  const { id, of, isOn, labels, isState = false } = props;
  const { toggle, isBusy } = useToggle(id, props.toggle);
  return (
    <RowAction
      label={labels[isOn ? 0 : 1]}
      of={of}
      isBusy={isBusy}
      {...(isState && { isPressed: isOn })}
      onSelect={() => toggle(!isOn)}
    />
  );
}
