import { Button, Dialog, Flex, SegmentedControl, Text, TextField } from "@radix-ui/themes";
import { type FormEvent, useId, useState } from "react";
import type { MediaFolder } from "../../../worker/media/rules";
import { Field } from "../form/field";
import { MediaPicker } from "../media/picker";
import { FileButton } from "../pictures/file-button";
import { FileImage } from "../pictures/file-image";
import { fileError, type UploadedImage } from "../pictures/upload";
import { isCroppable, useCrop } from "../pictures/use-crop";
import type { Share } from "./figure";
import type { FoundPicture } from "./placed-picture";

/** As the server keeps for covers. */
const ALT_MAX = 200;
const CAPTION_MAX = 300;
const WHOLE = "whole";
const WIDTHS = [
  [WHOLE, "Tam"],
  ["half", "Yarım"],
  ["small", "Küçük"],
] as const;

/** What the editor chose for a picture of the text. */
export interface PictureChange {
  alt: string;
  caption: string;
  share: Share | undefined;
  /** What takes its place, if anything: a file to upload or an image of the library. */
  other: File | UploadedImage | undefined;
}

interface PictureSettingsProps {
  found: FoundPicture;
  folder: MediaFolder;
  onClose: () => void;
  onChange: (change: PictureChange) => void;
  onRemove: () => void;
}

/** Dialog of a picture in the text: alternative text, caption, width, replacement, removal (B6.5). */
export default function PictureSettings({ found, folder, onClose, onChange, onRemove }: PictureSettingsProps) {
  const { picture, isInTable } = found;
  const [alt, setAlt] = useState(picture.alt ?? "");
  const [caption, setCaption] = useState(picture.caption ?? "");
  const [width, setWidth] = useState<string>(picture.share ?? WHOLE);
  const [other, setOther] = useState<File | UploadedImage>();
  const [refused, setRefused] = useState("");
  const widthId = useId();
  const { crop, dialog } = useCrop(undefined, setOther);
  const croppable = other instanceof File ? other : (other?.url ?? picture.url);
  function take(file: File) {
    const sentence = fileError(file);
    setRefused(sentence ? `${file.name}: ${sentence}` : "");
    if (!sentence) setOther(file);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, and would submit the form around the dialog.
    event.stopPropagation();
    const share = WIDTHS.find(([name]) => name === width)?.[0];
    onChange({
      alt: alt.trim(),
      caption: caption.replace(/\s+/g, " ").trim(),
      share: share === WHOLE ? undefined : share,
      other,
    });
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="32rem">
        <Dialog.Title>Görseli Düzenle</Dialog.Title>
        <Flex direction="column" gap="4" asChild>
          <form noValidate onSubmit={submit}>
            <Flex gap="4" align="start" wrap="wrap">
              <Shown picture={other ?? picture} />
              <Flex direction="column" gap="2" align="start" flexGrow="1" flexBasis="12rem">
                <Text size="2" weight="medium">
                  Değiştir
                </Text>
                <Flex gap="2" wrap="wrap">
                  <FileButton inputLabel="Yeni görsel dosyası" variant="surface" onFile={take}>
                    Dosyadan yükle
                  </FileButton>
                  {(croppable instanceof File || isCroppable(croppable)) && (
                    <Button type="button" variant="surface" color="gray" onClick={() => crop(croppable)}>
                      Kırp
                    </Button>
                  )}
                  <MediaPicker folder={folder} onPick={setOther} />
                </Flex>
                {refused && (
                  <Text size="1" className="field-error" role="alert">
                    {refused}
                  </Text>
                )}
              </Flex>
            </Flex>
            <Field
              label="Alternatif metin"
              hint="Görselde ne olduğunu bir cümleyle yazın; görseli göremeyenler bunu duyar."
            >
              {(ids) => (
                <TextField.Root
                  {...ids}
                  autoFocus
                  maxLength={ALT_MAX}
                  value={alt}
                  onChange={(event) => setAlt(event.target.value)}
                />
              )}
            </Field>
            <Field
              label="Resim yazısı"
              hint={
                isInTable
                  ? "Tablodaki görsele resim yazısı eklenemez."
                  : "Görselin altında herkese görünür; isteğe bağlı."
              }
            >
              {(ids) => (
                <TextField.Root
                  {...ids}
                  disabled={isInTable}
                  maxLength={CAPTION_MAX}
                  value={caption}
                  onChange={(event) => setCaption(event.target.value)}
                />
              )}
            </Field>
            <Flex direction="column" gap="1">
              <Text size="2" weight="medium" id={widthId}>
                Genişlik
              </Text>
              <SegmentedControl.Root value={width} onValueChange={setWidth} aria-labelledby={widthId}>
                {WIDTHS.map(([name, label]) => (
                  <SegmentedControl.Item key={name} value={name}>
                    {label}
                  </SegmentedControl.Item>
                ))}
              </SegmentedControl.Root>
            </Flex>
            <Flex gap="3" justify="end" wrap="wrap">
              <Button type="button" variant="soft" color="red" mr="auto" onClick={onRemove}>
                Kaldır
              </Button>
              <Dialog.Close>
                <Button type="button" variant="soft" color="gray">
                  İptal
                </Button>
              </Dialog.Close>
              <Button type="submit">Uygula</Button>
            </Flex>
          </form>
        </Flex>
        {dialog}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Shown({ picture }: { picture: File | { url: string } }) {
  const image = { className: "settings-picture", alt: "Düzenlenen görsel" };
  return picture instanceof File ? <FileImage file={picture} {...image} /> : <img src={picture.url} {...image} />;
}
