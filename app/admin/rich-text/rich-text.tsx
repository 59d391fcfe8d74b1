import { Flex, Text } from "@radix-ui/themes";
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { MediaFolder } from "../../../worker/media/rules";
import { visibleText } from "../../../worker/text/visible-text";
import { useDescription } from "../form/field-descriptions";
import { FieldError } from "../form/field-error";
// Quill uses `document` on import; the server bundle leaves `.client` modules out.
import { RichTextEditor } from "./editor.client";

interface RichTextProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: string;
  folder: MediaFolder;
  failed?: (detail: string) => string;
  /** In pixels. */
  minHeight?: number;
}

/** Form field with the rich text editor. */
export function RichText<V extends FieldValues>({
  form,
  name,
  label,
  folder,
  failed,
  minHeight = 300,
}: RichTextProps<V>) {
  useDescription(form, name, { label, shown: visibleText });
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Flex direction="column" gap="1">
          <Text size="2" weight="medium">
            {label}
          </Text>
          <RichTextEditor
            label={label}
            folder={folder}
            failed={failed}
            minHeight={minHeight}
            value={field.value ?? ""}
            onChange={field.onChange}
            focusRef={field.ref}
          />
          <FieldError>{fieldState.error?.message}</FieldError>
        </Flex>
      )}
    />
  );
}
