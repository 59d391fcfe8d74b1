import { Button, Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import type { MediaFolder } from "../../../worker/media/rules";
import { thumbnailOf } from "../../../worker/text/variants";
import { MediaPicker } from "../media/picker";
import { FileButton } from "../pictures/file-button";
import { FileImage } from "../pictures/file-image";
import { fileError, type UploadedImage } from "../pictures/upload";
import { isCroppable, useCrop } from "../pictures/use-crop";
import { FieldError } from "../form/field-error";
import type { PlacedPicture } from "./placed-picture";

/** A file to upload, or an image of the library. */
export type OtherPicture = File | UploadedImage;

interface PictureReplacementProps {
  picture: PlacedPicture;
  /** The chosen replacement. */
  other: OtherPicture | undefined;
  folder: MediaFolder;
  onReplace: (other: OtherPicture) => void;
}

/** Shows a picture or its replacement, with the ways to choose one. */
export function PictureReplacement({ picture, other, folder, onReplace }: PictureReplacementProps) {
  const [refused, setRefused] = useState("");
  const { crop, dialog } = useCrop(undefined, onReplace);
  const croppable = other instanceof File ? other : (other?.url ?? picture.url);
  const image = { className: "settings-picture", alt: "Düzenlenen görsel" };
  function take(file: File) {
    const sentence = fileError(file);
    setRefused(sentence ? `${file.name}: ${sentence}` : "");
    if (!sentence) onReplace(file);
  }
  return (
    <Flex gap="4" align="start" wrap="wrap">
      {other instanceof File ? (
        <FileImage file={other} {...image} />
      ) : (
        <img src={thumbnailOf((other ?? picture).url)} {...image} />
      )}
      <Flex direction="column" gap="2" align="start" flexGrow="1" flexBasis="12rem">
        <Text size="2" weight="medium">
          Değiştir
        </Text>
        <Flex gap="2" wrap="wrap">
          <FileButton inputLabel="Yeni görsel dosyası" variant="surface" onFile={take}>
            Dosyadan yükle
          </FileButton>
          {(croppable instanceof File || isCroppable(croppable)) && (
            <Button type="button" variant="surface" onClick={() => crop(croppable)}>
              Kırp
            </Button>
          )}
          <MediaPicker folder={folder} onPick={onReplace} />
        </Flex>
        <FieldError>{refused}</FieldError>
      </Flex>
      {dialog}
    </Flex>
  );
}
