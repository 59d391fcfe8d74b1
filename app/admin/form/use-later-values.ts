import { startTransition, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** The values of a form, rendered in a transition, so that what depends on them does not delay the next key. */
export function useLaterValues<V extends FieldValues>(form: UseFormReturn<V>): V {
  const [values, setValues] = useState(() => ({ ...form.getValues() }));
  useEffect(() => {
    const follow = () => startTransition(() => setValues({ ...form.getValues() }));
    follow();
    return form.subscribe({ formState: { values: true }, callback: follow });
  }, [form]);
  return values;
}
