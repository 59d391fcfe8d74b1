import { Button, Flex, Text } from "@radix-ui/themes";
import { type FieldPath, type UseFormReturn, useWatch } from "react-hook-form";
import type { MediaFolder } from "../../../worker/media/rules";
import { TextInput } from "../form/fields";
import { IMAGE_ALT } from "../shared-fields";
import { ImageFocusInput } from "./image-focus-input";
import { ImageInput } from "./image-input";
import { type CoverValues, useCoverTexts } from "./use-cover-texts";

interface CoverInputProps<V extends CoverValues> {
  form: UseFormReturn<V>;
  label: string;
  folder: MediaFolder;
  failed: (detail: string) => string;
}

/** Picture in the head of a page, with its alternative text and focal point. */
export function CoverInput<V extends CoverValues>({ form, ...picture }: CoverInputProps<V>) {
  const name = (field: keyof CoverValues & string) => field as FieldPath<V>;
  const { replace, former, takeFormer } = useCoverTexts(form);
  const [url, alt] = useWatch({ control: form.control, name: [name("image_url"), name("image_alt")] });
  return (
    <>
      <ImageInput form={form} name={name("image_url")} onReplace={replace} {...picture} />
      <div>
        <TextInput
          form={form}
          name={name("image_alt")}
          label={IMAGE_ALT.label}
          hint="Görselde ne olduğunu bir cümleyle yazın; görseli göremeyenler bunu duyar. Görsel yalnızca süsse boş bırakın."
        />
        <Flex gap="2" align="center" wrap="wrap" mt="1" role="status">
          {former && url && !alt && (
            <>
              <Text size="1">{`Görsel değişti; önceki görselin metni: “${former}”`}</Text>
              <Button type="button" size="1" variant="soft" onClick={takeFormer}>
                Yine kullan
              </Button>
            </>
          )}
        </Flex>
      </div>
      <ImageFocusInput form={form} name={name("image_focus")} picture={name("image_url")} />
    </>
  );
}
