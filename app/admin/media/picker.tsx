import { Button, Dialog, Flex, Text } from "@radix-ui/themes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { READ_FAILED } from "../../../worker/failure-sentences";
import type { MediaFolder } from "../../../worker/media/rules";
import { thumbnailOf } from "../../../worker/text/variants";
import { answered, api, sentenceOf } from "../api";
import { Pages } from "../list/pages";
import { SearchBox } from "../list/search-box";
import type { UploadedImage } from "../pictures/upload";
import { CancelButton } from "../shell/cancel-button";
import { Skeleton } from "../shell/skeleton";
import { FolderSelect } from "./folder-select";
import "./library.css";

interface PickedImage extends UploadedImage {
  /** In bytes. */
  size: number;
}

interface MediaPickerProps {
  /** Initial folder. */
  folder: MediaFolder;
  onPick: (image: PickedImage) => void;
}

export function MediaPicker({ folder, onPick }: MediaPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" variant="surface">
          Kütüphaneden seç
        </Button>
      </Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined} maxWidth="48rem">
        <Flex direction="column" gap="3">
          <Dialog.Title mb="0">Görsel Kütüphanesi</Dialog.Title>
          {isOpen && (
            <Thumbnails
              folder={folder}
              onPick={(image) => {
                onPick(image);
                setOpen(false);
              }}
            />
          )}
          <Flex justify="end">
            <CancelButton />
          </Flex>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Thumbnails({ folder: own, onPick }: MediaPickerProps) {
  const [folder, setFolder] = useState<MediaFolder | "">(own);
  const [q, setQ] = useState("");
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["media", "list", { folder, q, page }],
    queryFn: () =>
      answered(api.media.$get({ query: { ...(folder && { folder }), q, page: `${page}` } }), READ_FAILED.images),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        <SearchBox
          value={q}
          onSearch={(text) => {
            setQ(text);
            setPage(1);
          }}
        />
        <FolderSelect
          value={folder}
          onChange={(chosen) => {
            setFolder(chosen);
            setPage(1);
          }}
        />
        {data && (
          <Text size="2" color="gray" role="status">
            {`${data.total} görsel`}
          </Text>
        )}
      </Flex>
      {error && <Text role="alert">{sentenceOf(error)}</Text>}
      {!data && !error && <Skeleton heights={["6rem", "6rem", "6rem"]} />}
      {data?.rows.length === 0 && (
        <Text color="gray">{q ? "Aramanızla eşleşen görsel bulunamadı" : "Henüz görsel yüklenmemiş"}</Text>
      )}
      <Flex wrap="wrap" gap="2" style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
        {data?.rows.map(({ id, url, title, uses, size, width, height }) => (
          <button
            key={id}
            type="button"
            className="thumbnail-button"
            title={title}
            aria-label={`${title}, ${uses[0]?.name ?? "kullanılmıyor"}, ${width}×${height}`}
            onClick={() => onPick({ url, size, width, height })}
          >
            <img
              className="thumbnail"
              src={thumbnailOf(url)}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
          </button>
        ))}
      </Flex>
      {data && data.pages > 1 && <Pages page={page} pages={data.pages} onPage={setPage} />}
    </>
  );
}
