import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";

/**
 * Whether a form has unsaved changes. Renders only the calling component; `form.formState.isDirty` renders the whole
 * form on its first change, which takes up to a tenth of a second on a slow computer.
 */
export const useIsDirty = <V extends FieldValues>({ control }: UseFormReturn<V>): boolean =>
  useFormState({ control }).isDirty;
