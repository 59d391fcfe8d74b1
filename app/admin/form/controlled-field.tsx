import type { ReactNode } from "react";
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useController,
} from "react-hook-form";
import { Field, type FieldIds, type FieldProps } from "./field";
import { type FieldDescription, useDescription } from "./field-descriptions";

interface ControlledFieldProps<V extends FieldValues, Name extends FieldPath<V>>
  extends Omit<FieldProps<V>, "name">, Omit<FieldDescription, "label"> {
  name: Name;
  children: (ids: FieldIds, field: ControllerRenderProps<V, Name>) => ReactNode;
}

export function ControlledField<V extends FieldValues, Name extends FieldPath<V>>(
  props: ControlledFieldProps<V, Name>,
) {
  const { form, name, label, fullLabel = label, hint, shown, nameColumn, children } = props;
  useDescription(form, name, { label: fullLabel, shown, nameColumn });
  const { field, fieldState } = useController({ control: (form as UseFormReturn<V>).control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(ids) => children(ids, field)}
    </Field>
  );
}
