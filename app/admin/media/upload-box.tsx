import { Card, Flex, Progress, Text } from "@radix-ui/themes";
import { useState } from "react";
import toast from "react-hot-toast";
import { MEDIA_BYTES_MAX, type MediaFolder } from "../../../worker/media/rules";
import { sentenceOf } from "../api";
import { Select } from "../shell/select";
import { FileButton } from "../pictures/file-button";
import { fileError, upload } from "../pictures/upload";
import { FOLDER_OPTIONS } from "./folders";

const MEGABYTE = 1024 * 1024;

export function UploadBox({ onUploaded }: { onUploaded: () => void }) {
  const [folder, setFolder] = useState<MediaFolder>("promotions");
  const [progress, setProgress] = useState<number>();

  async function send(file: File) {
    const sentence = fileError(file);
    if (sentence) return void toast.error(sentence);
    setProgress(0);
    try {
      await upload(folder, file, setProgress);
      toast.success("Görsel başarıyla yüklendi");
      onUploaded();
    } catch (error) {
      toast.error(`Görsel yüklenirken bir hata oluştu: ${sentenceOf(error)}`);
    }
    setProgress(undefined);
  }

  return (
    <Card size="2">
      <Flex gap="3" wrap="wrap" align="center">
        <Select
          aria-label="Yüklenecek klasör"
          value={folder}
          options={FOLDER_OPTIONS}
          onChange={(name) => setFolder(name as MediaFolder)}
        />
        <FileButton inputLabel="Yüklenecek görsel" disabled={progress !== undefined} onFile={(file) => void send(file)}>
          Görsel Yükle
        </FileButton>
        <Text size="1" color="gray">{`PNG, JPG, GIF, WebP, max ${MEDIA_BYTES_MAX[folder] / MEGABYTE}MB`}</Text>
      </Flex>
      {progress !== undefined && <Progress mt="3" value={progress * 100} aria-label="Yükleniyor" />}
    </Card>
  );
}
