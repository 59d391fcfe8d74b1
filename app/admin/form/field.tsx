import { Flex, Text } from "@radix-ui/themes";
import { type ReactNode, useId } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

export interface FieldProps<V extends FieldValues> {
  // Any output type: a field handles the input before the schema transforms it.
  form: UseFormReturn<V, unknown, never> | UseFormReturn<V>;
  name: FieldPath<V>;
  label: string;
  /** Label where its group is not visible, as in the conflict dialog. */
  fullLabel?: string | undefined;
  hint?: ReactNode;
}

export interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <Flex direction="column" gap="1">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <Text as="div" size="1" color="gray" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
      {error && (
        <Text as="div" size="1" className="field-error" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
    </Flex>
  );
}
