import { Button, Dialog, Flex, Spinner, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MediaFolder } from "../../../worker/media/rules";
import { answered, api, sentenceOf } from "../api";

/** Chooses a picture that was uploaded before. */
export function MediaPicker({ folder, onPick }: { folder: MediaFolder; onPick: (url: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" size="1" variant="surface">
          Kütüphaneden seç
        </Button>
      </Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined} maxWidth="48rem">
        <Dialog.Title>Görsel Kütüphanesi</Dialog.Title>
        {isOpen && (
          <Thumbnails
            folder={folder}
            onPick={(url) => {
              onPick(url);
              setOpen(false);
            }}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Thumbnails({ folder, onPick }: { folder: MediaFolder; onPick: (url: string) => void }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ["media", "list", { folder, page }],
    queryFn: () => answered(api.media.$get({ query: { folder, page: `${page}` } })),
  });
  if (error) return <Text role="alert">{sentenceOf(error)}</Text>;
  if (!data) return <Spinner size="3" />;
  if (data.rows.length === 0) return <Text color="gray">Henüz görsel yüklenmemiş</Text>;
  return (
    <Flex direction="column" gap="3">
      <Flex wrap="wrap" gap="2">
        {data.rows.map(({ id, url, uses, width, height }) => (
          <button
            key={id}
            type="button"
            className="star"
            aria-label={`${uses[0]?.name ?? "Kullanılmayan görsel"}, ${width}×${height}`}
            onClick={() => onPick(url)}
          >
            <img className="thumbnail" src={url} alt="" width={96} height={96} loading="lazy" />
          </button>
        ))}
      </Flex>
      {data.pages > 1 && (
        <Flex gap="3" align="center">
          <Button type="button" size="1" variant="surface" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Önceki
          </Button>
          <Text size="1">{`${page} / ${data.pages}`}</Text>
          <Button
            type="button"
            size="1"
            variant="surface"
            disabled={page >= data.pages}
            onClick={() => setPage(page + 1)}
          >
            Sonraki
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
