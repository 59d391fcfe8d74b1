import { Text } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { TextAreaInput, TextInput } from "./fields";

interface CountedInputProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: string;
  /** Recommended length in characters; longer text is only marked. */
  max?: number;
  advice?: ReactNode;
  /** Renders a textarea that grows with its text. */
  isGrowing?: boolean;
}

/** A text with its length, and the length it should have at most. */
export function CountedInput<V extends FieldValues>(props: CountedInputProps<V>) {
  const { form, name, label, max, advice, isGrowing } = props;
  const text: FieldPathValue<V, FieldPath<V>> | undefined = useWatch({ control: form.control, name });
  const { length } = String(text ?? "");
  const hint = (
    <>
      {advice}
      {advice && " · "}
      <Text className={max !== undefined && length > max ? "over" : undefined}>
        {max === undefined ? `${length} karakter` : `${length}/${max}`}
      </Text>
    </>
  );
  const field = { form, name, label, hint };
  return isGrowing ? <TextAreaInput {...field} isGrowing /> : <TextInput {...field} />;
}
