import { Button, Spinner } from "@radix-ui/themes";
import { type Toggle, useToggle } from "./use-toggle";

interface ToggleButtonProps<Field extends string> {
  id: string;
  /** The record's name, for those who hear the button. */
  of: string;
  isOn: boolean;
  /** What the button says while the row is on, and while it is off. */
  labels: [on: string, off: string];
  /** Shows the state itself rather than what a click does. */
  isState?: boolean;
  toggle: Toggle<Field>;
}

/** Switches a row of a list on or off; a spinner turns until the server has taken it. */
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
