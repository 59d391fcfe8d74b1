import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";

/** The values of a form; renders only the calling component. */
export function useValues<V extends FieldValues>(form: UseFormReturn<V>): V {
  useWatch({ control: form.control });
  return form.getValues();
}
