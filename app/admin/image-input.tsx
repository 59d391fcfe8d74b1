import { Box, Button, Flex, Progress, Tabs, Text, TextField } from "@radix-ui/themes";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { MEDIA_MAX, type MediaFolder } from "../../worker/media/rules";
import { Field } from "./fields";
import { MediaPicker } from "./media/picker";
import { useUpload } from "./use-upload";

/** What a form can ask of a picture before it is saved. */
export interface PendingImage {
  /** Awaits an upload under way and tries a failed one again; false where the picture still is not uploaded. */
  finish: () => Promise<boolean>;
}

interface ImageInputProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: string;
  folder: MediaFolder;
  /** What is said before the cause when an upload fails. */
  failed?: string;
  hint?: string;
  pending?: Ref<PendingImage>;
}

/** A picture by file, by address or from the library, with preview; a failed upload leaves everything else as it is. */
export function ImageInput<V extends FieldValues>({ form, name, ...rest }: ImageInputProps<V>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <ImageChooser {...rest} value={field.value ?? ""} error={fieldState.error?.message} onChange={field.onChange} />
      )}
    />
  );
}

interface ImageChooserProps {
  label: string;
  folder: MediaFolder;
  failed?: string;
  hint?: string;
  pending?: Ref<PendingImage>;
  value: string;
  error?: string;
  onChange: (url: string) => void;
}

function ImageChooser({
  label,
  folder,
  failed = "Görsel yüklenirken bir hata oluştu",
  hint,
  pending,
  value,
  error,
  onChange,
}: ImageChooserProps) {
  const [broken, setBroken] = useState("");
  const settled = useSettled(value);
  const input = useRef<HTMLInputElement>(null);
  const { progress, waiting, send, finish, forget } = useUpload(folder, failed, onChange);
  const megabytes = MEDIA_MAX[folder] / (1024 * 1024);

  useImperativeHandle(pending, () => ({ finish }));

  function choose(url: string) {
    setBroken("");
    forget();
    onChange(url);
  }

  return (
    <Flex direction="column" gap="2" role="group" aria-label={label}>
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
            <Field label="Dosya" hint={`PNG, JPG, max ${megabytes}MB${hint ? ` · ${hint}` : ""}`}>
              {(ids) => (
                <input
                  ref={input}
                  type="file"
                  accept="image/png,image/jpeg,image/gif,image/webp"
                  {...ids}
                  onChange={({ target }) => {
                    const file = target.files?.[0];
                    if (!file) return;
                    setBroken("");
                    void send(file).then(() => {
                      if (input.current) input.current.value = "";
                    });
                  }}
                />
              )}
            </Field>
            {waiting && progress === undefined && (
              <Flex gap="3" align="center" mt="2">
                <Text size="2">{`${waiting.name} yüklenemedi.`}</Text>
                <Button type="button" size="1" onClick={() => void send(waiting)}>
                  Yeniden dene
                </Button>
                <Button type="button" size="1" variant="soft" color="gray" onClick={forget}>
                  Vazgeç
                </Button>
              </Flex>
            )}
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
                  value={value}
                  onChange={(event) => choose(event.target.value)}
                />
              )}
            </Field>
          </Tabs.Content>
        </Box>
      </Tabs.Root>
      <Flex>
        <MediaPicker folder={folder} onPick={choose} />
      </Flex>
      {progress !== undefined && <Progress value={progress * 100} aria-label="Yükleniyor" />}
      {(error || broken) && (
        <Text size="1" className="field-error" role="alert">
          {error ?? broken}
        </Text>
      )}
      {value !== "" && value === settled && /^(?:https?:\/\/.+|\/media\/.+)/.test(value) && (
        <Flex direction="column" gap="2" align="start">
          <img
            className="preview"
            src={value}
            alt="Önizleme"
            onError={() => {
              setBroken(
                value.startsWith("/media/")
                  ? "Görsel yüklenemedi veya görüntülenemiyor."
                  : "Görsel yüklenemedi. URL doğru olmayabilir.",
              );
              onChange("");
            }}
          />
          <Button type="button" size="1" variant="soft" color="red" onClick={() => choose("")}>
            Görseli kaldır
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

/** Milliseconds after the last key before an address is looked at. */
const TYPING_MS = 800;

/** A value once nobody has changed it for a moment, so that half an address is never tried. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
