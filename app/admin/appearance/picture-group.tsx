import { Flex, Text } from "@radix-ui/themes";
import { type ReactNode, type Ref, useId } from "react";
import { FieldError } from "../form/field-error";

interface PictureGroupProps {
  label: string;
  hint: string;
  error: string | undefined;
  isBusy?: boolean;
  /** Takes the focus when the field is refused. */
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The frame of a picture's field: its label, what its file has to be, and why one was refused. */
export function PictureGroup({ label, hint, error, isBusy = false, ref, children }: PictureGroupProps) {
  const id = useId();
  return (
    <Flex
      direction="column"
      gap="2"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")}
      aria-busy={isBusy}
      tabIndex={-1}
      ref={ref}
    >
      <Text size="2" weight="medium" id={`${id}-label`}>
        {label}
      </Text>
      {children}
      <Text size="1" color="gray" id={`${id}-hint`}>
        {hint}
      </Text>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Flex>
  );
}
