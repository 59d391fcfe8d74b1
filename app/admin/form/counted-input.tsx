import { Text } from "@radix-ui/themes";
import { type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { TextAreaInput, TextInput } from "./fields";

interface CountedInputProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: string;
  /** Recommended length in characters; longer text is only marked. */
  max?: number;
  advice?: string;
  /** Renders a textarea with this many rows. */
  rows?: number;
}

export function CountedInput<V extends FieldValues>({ form, name, label, max, advice, rows }: CountedInputProps<V>) {
  const text: FieldPathValue<V, FieldPath<V>> | undefined = useWatch({ control: form.control, name });
  const { length } = String(text ?? "");
  const hint = (
    <Text className={max !== undefined && length > max ? "over" : undefined}>
      {advice && `${advice} · `}
      {max === undefined ? `${length} karakter` : `${length}/${max}`}
    </Text>
  );
  const field = { form, name, label, hint };
  return rows ? <TextAreaInput {...field} rows={rows} /> : <TextInput {...field} />;
}
