import { Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import type { MediaFolder } from "../../../worker/media/rules";
import { typedAddress } from "../rich-text/typed-address";
import { FileButton } from "./file-button";
import { InsertDialog } from "../rich-text/insert-dialog";
import { MediaPicker } from "../media/picker";
import { FieldError } from "../form/field-error";
import { fileError, type UploadedImage } from "./upload";

interface PictureDialogProps {
  folder: MediaFolder;
  onClose: () => void;
  /** Called with a file to upload, or with the address of an image, and the alternative text. */
  onInsert: (picture: File | { url: string; width?: number; height?: number }, alt: string) => void;
}

/** Dialog that inserts an image by address, by file or from the library. */
export function PictureDialog({ folder, onClose, onInsert }: PictureDialogProps) {
  const [url, setUrl] = useState("");
  const [picked, setPicked] = useState<UploadedImage>();
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState("");
  function choose(address: string, chosen?: File) {
    const sentence = chosen && fileError(chosen);
    setUrl(address);
    setFile(sentence ? undefined : chosen);
    setRefused(sentence ? `${chosen.name}: ${sentence}` : "");
  }
  return (
    <InsertDialog
      labels={{ title: "Görsel Ekle", url: "Görsel URL", text: "Alternatif metin" }}
      address={{
        typed: url,
        onType: choose,
        read: (typed) => (file ? "" : typedAddress(typed)),
        isOptional: file !== undefined,
      }}
      onClose={onClose}
      onInsert={(address, alt) => onInsert(file ?? (picked?.url === address ? picked : { url: address }), alt)}
    >
      <Flex gap="2" wrap="wrap">
        <FileButton inputLabel="Görsel dosyası" variant="surface" onFile={(chosen) => choose("", chosen)}>
          Dosyadan yükle
        </FileButton>
        <MediaPicker
          folder={folder}
          onPick={(image) => {
            choose(image.url);
            setPicked(image);
          }}
        />
      </Flex>
      <FieldError>{refused}</FieldError>
      {file && (
        <Text size="2" role="status">
          {`Seçilen dosya: ${file.name}`}
        </Text>
      )}
    </InsertDialog>
  );
}
