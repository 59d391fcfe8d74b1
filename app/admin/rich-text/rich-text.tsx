import { Flex, Spinner, Text } from "@radix-ui/themes";
import { useSyncExternalStore } from "react";
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { MediaFolder } from "../../../worker/media/rules";
import { visibleText } from "../../../worker/text/visible-text";
import { useDescription } from "../form/field-descriptions";
// Quill uses `document` on import; the server bundle leaves `.client` modules out.
import { RichTextEditor } from "./editor.client";

const never = () => () => undefined;
/** True after hydration. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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
  const isInBrowser = useIsInBrowser();
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
          {isInBrowser ? (
            <RichTextEditor
              label={label}
              folder={folder}
              failed={failed}
              minHeight={minHeight}
              value={field.value ?? ""}
              onChange={field.onChange}
              focusRef={field.ref}
            />
          ) : (
            <Flex justify="center" align="center" style={{ minHeight }} role="status" aria-label="Yükleniyor">
              <Spinner />
            </Flex>
          )}
          {fieldState.error && (
            <Text size="1" className="field-error" role="alert">
              {fieldState.error.message}
            </Text>
          )}
        </Flex>
      )}
    />
  );
}
