import { Button, Spinner } from "@radix-ui/themes";
import { type Toggle, useToggle } from "./use-toggle";

interface ToggleButtonProps<Field extends string> {
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
export function ToggleButton<Field extends string>(props: ToggleButtonProps<Field>) {
  const { id, of, isOn, labels, isState = false } = props;
  const { toggle, isBusy } = useToggle(id, props.toggle);
  const label = labels[isOn ? 0 : 1];
  return (
    <Button
      size="1"
      variant={isState ? "soft" : "surface"}
      color={isOn === isState ? "grass" : "gray"}
      aria-pressed={isState ? isOn : undefined}
      aria-label={`${label}: ${of}`}
      aria-busy={isBusy}
      onClick={() => toggle(!isOn)}
    >
      {isBusy && <Spinner />}
      {label}
    </Button>
  );
}
