import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";

/**
 * Whether a form has unsaved changes. Renders the component that asks alone: `form.formState.isDirty` renders the whole
 * form with its first change, which takes as long as a tenth of a second on a slow computer.
 */
export const useIsDirty = <V extends FieldValues>({ control }: UseFormReturn<V>): boolean =>
  useFormState({ control }).isDirty;
