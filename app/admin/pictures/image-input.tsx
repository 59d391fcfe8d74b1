import { Box, Flex, Tabs, Text, TextField } from "@radix-ui/themes";
import { useId, useRef, useState } from "react";
import toast from "react-hot-toast";
import { type FieldPath, type FieldValues, useController, type UseFormReturn } from "react-hook-form";
import { MEDIA_BYTES_MAX, type MediaFolder } from "../../../worker/media/rules";
import { useDescription } from "../form/field-descriptions";
import { Field } from "../form/field";
import { withScheme } from "../form/with-scheme";
import { FileButton } from "./file-button";
import { ImagePreview } from "./image-preview";
import { keptIn } from "./kept-files";
import { MediaPicker } from "../media/picker";
import { fileError } from "./upload";
import type { CropShape } from "./crop-dialog.client";
import { isCroppable, useCrop } from "./use-crop";
import { useUpload } from "./use-upload";
import { PendingPicture } from "./pending-picture";

const MEGABYTE = 1024 * 1024;

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
  const hintId = useId();
  const [broken, setBroken] = useState("");
  /** The value before the pending image. */
  const before = useRef<string>(undefined);
  /** The value before its address was typed. */
  const untyped = useRef("");

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
      <Tabs.Root defaultValue="file">
        <Tabs.List>
          <Tabs.Trigger value="file">Dosya Yükle</Tabs.Trigger>
          <Tabs.Trigger value="url">URL Gir</Tabs.Trigger>
        </Tabs.List>
        <Box pt="3">
          <Tabs.Content value="file">
            <Flex gap="3" align="center" wrap="wrap">
              <FileButton inputLabel="Dosya" variant="surface" aria-describedby={hintId} onFile={(file) => take(file)}>
                Dosya seç
              </FileButton>
              <FileButton inputLabel="Kırpılacak dosya" variant="surface" color="gray" onFile={takeToCrop}>
                Seç ve kırp
              </FileButton>
              <Text size="1" color="gray" id={hintId}>
                {`PNG, JPG, max ${MEDIA_BYTES_MAX[folder] / MEGABYTE}MB; daha büyüğü küçültülür${hint ? ` · ${hint}` : ""}`}
              </Text>
            </Flex>
          </Tabs.Content>
          <Tabs.Content value="url">
            <Field label="Görsel adresi" hint="HTTPS adresleri önerilir">
              {(ids) => (
                <TextField.Root
                  size="3"
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  {...ids}
                  value={waiting ? "" : value}
                  onFocus={() => (untyped.current = value)}
                  onBlur={() => withScheme(value) !== value && choose(withScheme(value), untyped.current)}
                  onChange={(event) => choose(event.target.value, untyped.current)}
                />
              )}
            </Field>
          </Tabs.Content>
        </Box>
      </Tabs.Root>
      <Flex>
        <MediaPicker folder={folder} onPick={({ url }) => choose(url)} />
      </Flex>
      {(fieldState.error || broken) && (
        <Text size="1" className="field-error" role="alert">
          {fieldState.error?.message ?? broken}
        </Text>
      )}
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
