import { Flex, Text } from "@radix-ui/themes";
import { useRef, useState } from "react";
import toast from "react-hot-toast";
import { type FieldPath, type FieldValues, useController, type UseFormReturn } from "react-hook-form";
import type { MediaFolder } from "../../../worker/media/rules";
import { useDescription } from "../form/field-descriptions";
import { ImagePreview } from "./image-preview";
import { ImageSource } from "./image-source";
import { keptIn } from "../draft/kept-files";
import { MediaPicker } from "../media/picker";
import { FieldError } from "../form/field-error";
import { fileError } from "./upload";
import type { CropShape } from "./crop-dialog.client";
import { isCroppable, useCrop } from "./use-crop";
import { useUpload } from "./use-upload";
import { PendingPicture } from "./pending-picture";

interface ImageInputProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: string;
  folder: MediaFolder;
  failed?: (detail: string) => string;
  hint?: string;
  /** Aspect ratio in which pages show it. */
  shape?: CropShape;
  /** Accepts the address of a broken image and shows the placeholder. */
  keepsBroken?: boolean;
  /** Called before the picture is replaced; see `useCoverTexts`. */
  onReplace?: (from: string, to: string, isCrop?: boolean) => void;
}

/** Image by file, address or from the library, with a preview. A failed upload stays pending in the form. */
export function ImageInput<V extends FieldValues>(props: ImageInputProps<V>) {
  const { form, name, label, folder, failed, hint, shape = "card", keepsBroken, onReplace } = props;
  useDescription(form, name, { label });
  const {
    field: { ref, onChange, value: given },
    fieldState,
  } = useController({ control: form.control, name });
  const value: string = given ?? "";
  const [waiting] = keptIn(value);
  const [broken, setBroken] = useState("");
  /** The value before the pending image. */
  const before = useRef<string>(undefined);

  function show(url: string) {
    setBroken("");
    onChange(url);
  }
  function choose(url: string, from = value) {
    onReplace?.(from, url);
    show(url);
  }
  function takeBack() {
    if (before.current === undefined) form.resetField(name);
    else choose(before.current);
  }
  /** Empties the field if there is no picture; a blocker's or connection's failure says nothing of it (B5.1). */
  async function forget(url: string) {
    const isAnswered = await answers(url);
    if (form.getValues(name) !== url) return;
    if (!isAnswered) return setBroken(HIDDEN);
    setBroken(sentenceOfBroken(url));
    onReplace?.(url, "");
    onChange("");
  }
  const { progress, add, send } = useUpload({
    folder,
    failed,
    read: () => form.getValues(name) ?? "",
    replace(address, image) {
      if (form.getValues(name) !== address) return;
      if (image) show(image.url);
      else takeBack();
    },
  });
  function take(file: File, isCrop = false) {
    const address = add(file);
    if (!address) return;
    if (!waiting) before.current = value;
    onReplace?.(value, address, isCrop);
    show(address);
  }
  const { crop, dialog } = useCrop(shape, (file, source) => take(file, source === value));
  function takeToCrop(file: File) {
    const sentence = fileError(file);
    if (sentence) toast.error(sentence);
    else crop(file);
  }

  return (
    <Flex direction="column" gap="2" role="group" aria-label={label} tabIndex={-1} ref={ref}>
      <Text size="2" weight="medium">
        {label}
      </Text>
      <ImageSource
        folder={folder}
        hint={hint}
        address={waiting ? "" : value}
        onFile={(file) => take(file)}
        onCropFile={takeToCrop}
        onAddress={choose}
      />
      <Flex>
        <MediaPicker folder={folder} onPick={({ url }) => choose(url)} />
      </Flex>
      <FieldError>{fieldState.error?.message ?? broken}</FieldError>
      {waiting ? (
        <PendingPicture
          key={waiting}
          address={waiting}
          progress={progress[waiting]}
          onRetry={() => void send(waiting)}
          onForget={takeBack}
        />
      ) : (
        <ImagePreview
          url={value}
          onRemove={() => choose("")}
          onCrop={isCroppable(value) ? () => crop(value) : undefined}
          onBroken={keepsBroken ? undefined : () => void forget(value)}
        />
      )}
      {dialog}
    </Flex>
  );
}

const HIDDEN = "Görsel gösterilemiyor, adresi duruyor. Bağlantınızı ve reklam engelleyicinizi kontrol edin.";

/** Whether its server answers for an address, whatever it says; the library's only for a picture that it lacks. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: "HEAD", mode: "no-cors" }).then(
    ({ ok }) => !(ok && url.startsWith("/media/")),
    () => false,
  );

const sentenceOfBroken = (url: string) =>
  url.startsWith("/media/")
    ? "Görsel yüklenemedi veya görüntülenemiyor."
    : "Görsel yüklenemedi. URL doğru olmayabilir.";
