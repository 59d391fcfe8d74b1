import { Box, Flex, Tabs, Text, TextField } from "@radix-ui/themes";
import { useId, useRef } from "react";
import { MEDIA_BYTES_MAX, type MediaFolder } from "../../../worker/media/rules";
import { Field } from "../form/field";
import { withScheme } from "../form/with-scheme";
import { FileButton } from "./file-button";

const MEGABYTE = 1024 * 1024;

interface ImageSourceProps {
  folder: MediaFolder;
  hint?: string | undefined;
  address: string;
  onFile: (file: File) => void;
  onCropFile: (file: File) => void;
  /** `from` is the value before the typing began. */
  onAddress: (address: string, from: string) => void;
}

/** Tabs to choose an image by file or by address. */
export function ImageSource({ folder, hint, address, onFile, onCropFile, onAddress }: ImageSourceProps) {
  const hintId = useId();
  const untyped = useRef("");
  return (
    <Tabs.Root defaultValue="file">
      <Tabs.List>
        <Tabs.Trigger value="file">Dosya Yükle</Tabs.Trigger>
        <Tabs.Trigger value="url">URL Gir</Tabs.Trigger>
      </Tabs.List>
      <Box pt="3">
        <Tabs.Content value="file">
          <Flex gap="3" align="center" wrap="wrap">
            <FileButton inputLabel="Dosya" variant="surface" aria-describedby={hintId} onFile={onFile}>
              Dosya seç
            </FileButton>
            <FileButton inputLabel="Kırpılacak dosya" variant="surface" onFile={onCropFile}>
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
                value={address}
                onFocus={() => (untyped.current = address)}
                onBlur={() => withScheme(address) !== address && onAddress(withScheme(address), untyped.current)}
                onChange={(event) => onAddress(event.target.value, untyped.current)}
              />
            )}
          </Field>
        </Tabs.Content>
      </Box>
    </Tabs.Root>
  );
}
