import { Button, type ButtonProps } from "@radix-ui/themes";
import { rowKey } from "./row-keys";

interface NamedButtonProps extends ButtonProps {
  label: string;
  /** Name of its record, for screen readers. */
  of: string;
}

/** A small button of a record, beside others that have the same label. */
export const NamedButton = ({ label, of, ...button }: NamedButtonProps) => (
  <Button type="button" size="1" variant="surface" aria-label={`${label}: ${of}`} {...rowKey(label)} {...button}>
    {label}
  </Button>
);
