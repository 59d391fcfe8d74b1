import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";

/** Whether a form has unsaved changes; renders only the calling component. */
export const useIsDirty = <V extends FieldValues>({ control }: UseFormReturn<V>): boolean =>
  useFormState({ control }).isDirty;
