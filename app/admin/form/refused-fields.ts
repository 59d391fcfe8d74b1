import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "../api";

/** Sets the server's errors on their fields; `reveal` is called first with their names, to open their tab. */
export function showRefusedFields<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: unknown,
  reveal?: (names: string[]) => void,
) {
  const refused = Object.entries((error instanceof ApiError && error.details.fields) || {});
  if (refused.length > 0) reveal?.(refused.map(([name]) => name));
  for (const [name, message] of refused) form.setError(name as FieldPath<V>, { message }, { shouldFocus: true });
}
