import { Button, Dialog, Flex, Progress, Text } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";
import type { MediaFolder } from "../../../worker/media/rules";
import { thumbnailOf } from "../../../worker/text/variants";
import { answered, api, sentenceOf } from "../api";
import { FileButton } from "../pictures/file-button";
import { fileError } from "../pictures/upload";
import { CancelButton } from "../shell/cancel-button";
import { useReplacement } from "./use-replacement";
import "./replace-dialog.css";

interface ReplaceDialogProps {
  image: { id: string; url: string; title: string; folder: MediaFolder };
  onClose: () => void;
}

/** Dialog that replaces an image everywhere by a file; shows how many records change. */
export function ReplaceDialog({ image: { id, url, title, folder }, onClose }: ReplaceDialogProps) {
  const [chosen, setChosen] = useState<{ file: File; preview: string }>();
  const { progress, replace } = useReplacement(id, folder);
  const queries = useQueryClient();
  const uses = useQuery({
    queryKey: ["media", "uses", id],
    queryFn: () => answered(api.media[":id"].replacement.$get({ param: { id } }), READ_FAILED.images),
    staleTime: 0,
  });
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.preview)), [chosen]);

  function choose(file: File) {
    const sentence = fileError(file);
    if (sentence) return void toast.error(sentence);
    setChosen({ file, preview: URL.createObjectURL(file) });
  }

  async function send(file: File) {
    try {
      const { changed, remaining } = await replace(file);
      if (remaining > 0) toast.error(`${remaining} kayıt bu arada değişti; onlar için tekrar deneyin`);
      else {
        toast.success(`Görsel ${changed} kayıtta değiştirildi`);
        onClose();
      }
    } catch (error) {
      toast.error(`Görsel değiştirilemedi: ${sentenceOf(error)}`);
    }
    await queries.invalidateQueries();
  }

  const total = uses.data?.total;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !progress && onClose()}>
      <Dialog.Content maxWidth="32rem">
        <Dialog.Title>Görseli Her Yerde Değiştir</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          {uses.error
            ? sentenceOf(uses.error)
            : `“${title}” ${total === undefined ? "…" : total} yerde kullanılıyor. Hepsi yeni görseli yeni adresiyle gösterir; eski görsel kütüphanede “(eski)” adıyla kalır.`}
        </Dialog.Description>
        <Flex gap="4" wrap="wrap" align="end">
          <figure className="replaced-picture">
            <Text as="div" size="1" color="gray" asChild>
              <figcaption>Şimdiki</figcaption>
            </Text>
            <img src={thumbnailOf(url)} alt={title} />
          </figure>
          {chosen && (
            <figure className="replaced-picture">
              <Text as="div" size="1" color="gray" asChild>
                <figcaption>Yeni</figcaption>
              </Text>
              <img src={chosen.preview} alt={chosen.file.name} />
            </figure>
          )}
        </Flex>
        {progress && (
          <Flex direction="column" gap="2" mt="4" role="status">
            <Text size="2">{progress.sent < 1 ? "Yükleniyor" : `${progress.changed} kayıt değiştirildi, sürüyor`}</Text>
            <Progress value={progress.sent * 100} aria-label="Yükleniyor" />
          </Flex>
        )}
        <Flex gap="3" mt="4" justify="end" wrap="wrap">
          <CancelButton disabled={progress !== undefined} />
          <FileButton inputLabel="Yeni görsel" variant="surface" disabled={progress !== undefined} onFile={choose}>
            {chosen ? "Başka dosya seç" : "Yeni dosya seç"}
          </FileButton>
          {chosen && (
            <Button loading={progress !== undefined} onClick={() => void send(chosen.file)}>
              Her yerde değiştir
            </Button>
          )}
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
