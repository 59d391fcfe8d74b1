import { Card, Flex, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED, DELETE_FAILED } from "../../../worker/failure-sentences";
import type { MediaUse } from "../../../worker/media/listing.server";
import { type MediaFolder, TITLE_MAX } from "../../../worker/media/rules";
import { thumbnailOf } from "../../../worker/text/variants";
import { answered, api, changed } from "../api";
import { InlineEdit } from "../list/inline-edit";
import { RemoveAction } from "../record-list/remove-action";
import { NamedButton } from "../list/named-button";
import { ReplaceDialog } from "./replace-dialog";
import { Uses } from "./uses";
import "./library.css";

export interface LibraryImage {
  id: string;
  url: string;
  title: string;
  folder: string;
  size: number;
  width: number;
  height: number;
  uses: MediaUse[];
  use_count: number;
}

const KILOBYTE = 1024;

async function copyAddress(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast.success("Adres kopyalandı");
  } catch {
    toast.error("Adres kopyalanamadı");
  }
}

/** An image of the library; it can be deleted only while unused, and replaced only while used. */
export function ImageCard({ id, url, title, folder, size, width, height, uses, use_count }: LibraryImage) {
  const [isReplacing, setReplacing] = useState(false);
  const queries = useQueryClient();
  async function rename(name: string) {
    await answered(api.media[":id"].$put({ param: { id }, json: { title: name } }), CHANGE_FAILED.image);
    await queries.invalidateQueries({ queryKey: ["media"] });
  }
  return (
    <Card size="1">
      <Flex direction="column" gap="2" height="100%">
        <a className="library-picture" href={url} target="_blank" rel="noopener">
          <img
            src={thumbnailOf(url)}
            alt={`Görseli aç: ${title}`}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        </a>
        <InlineEdit
          label={`Görselin adı: ${title}`}
          value={title}
          type="text"
          maxLength={TITLE_MAX}
          shown={(text) => text}
          save={rename}
        >
          <Text size="2" weight="medium" className="library-title">
            {title}
          </Text>
        </InlineEdit>
        <Text size="1">
          {`${width}×${height} px · ${Math.max(1, Math.round(size / KILOBYTE)).toLocaleString("tr-TR")} KB`}
        </Text>
        <Uses uses={uses} total={use_count} />
        <Flex gap="2" mt="auto" wrap="wrap">
          <NamedButton label="Adresi kopyala" of={title} variant="soft" onClick={() => void copyAddress(url)} />
          {use_count > 0 ? (
            <NamedButton label="Değiştir" of={title} variant="soft" onClick={() => setReplacing(true)} />
          ) : (
            <RemoveAction
              name={title}
              subject={<img className="thumbnail" src={thumbnailOf(url)} alt="" width={96} height={96} />}
              consequence="Sonra adresi başka sitelerde de çalışmaz."
              remove={() => changed(api.media[":id"].$delete({ param: { id } }), DELETE_FAILED.image)}
              done="Görsel silindi"
            />
          )}
        </Flex>
      </Flex>
      {isReplacing && (
        <ReplaceDialog image={{ id, url, title, folder: folder as MediaFolder }} onClose={() => setReplacing(false)} />
      )}
    </Card>
  );
}
