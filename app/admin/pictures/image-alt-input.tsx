import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { TextInput } from "../form/fields";
import { IMAGE_ALT } from "../shared-fields";

interface ImageAltInputProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
}

export const ImageAltInput = <V extends FieldValues>(props: ImageAltInputProps<V>) => (
  <TextInput
    {...props}
    label={IMAGE_ALT.label}
    hint="Görselde ne olduğunu bir cümleyle yazın; görseli göremeyenler bunu duyar. Görsel yalnızca süsse boş bırakın."
  />
);
