import { Button, Card, Flex, Text } from "@radix-ui/themes";
import toast from "react-hot-toast";
import { href, Link } from "react-router";
import { DELETE_FAILED } from "../../../worker/failure-sentences";
import type { MediaUse } from "../../../worker/media/editing.server";
import { answered, api } from "../api";
import { RemoveButton } from "../list/remove";
import { editorAddress } from "../shell/editor-address";

export interface LibraryImage {
  id: string;
  url: string;
  size: number;
  width: number;
  height: number;
  uses: MediaUse[];
}

const KILOBYTE = 1024;
/** Number of uses that a card lists. */
const USES_SHOWN = 5;

/** Path of the editor of a use. */
function screenOf({ kind, id }: MediaUse): string {
  if (kind === "settings") return href("/admin/settings");
  if (kind === "trash") return href("/admin/trash");
  return editorAddress(kind, id);
}

async function copyAddress(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast.success("Adres kopyalandı");
  } catch {
    toast.error("Adres kopyalanamadı");
  }
}

/** An image of the library; it can be deleted only while unused. */
export function ImageCard({ id, url, size, width, height, uses }: LibraryImage) {
  const file = url.slice(url.lastIndexOf("/") + 1);
  return (
    <Card size="1">
      <Flex direction="column" gap="2" height="100%">
        <a className="library-picture" href={url} target="_blank" rel="noopener">
          <img src={url} alt={`Görseli aç: ${file}`} width={width} height={height} loading="lazy" />
        </a>
        <Text size="1" color="gray" truncate title={file}>
          {file}
        </Text>
        <Text size="1">
          {`${width}×${height} px · ${Math.max(1, Math.round(size / KILOBYTE)).toLocaleString("tr-TR")} KB`}
        </Text>
        <Uses uses={uses} />
        <Flex gap="2" mt="auto" wrap="wrap">
          <Button size="1" variant="soft" aria-label={`Adresi kopyala: ${file}`} onClick={() => void copyAddress(url)}>
            Adresi kopyala
          </Button>
          {uses.length === 0 && (
            <RemoveButton
              id={id}
              name={file}
              subject={<img className="thumbnail" src={url} alt="" width={96} height={96} />}
              consequence="Sonra adresi başka sitelerde de çalışmaz."
              remove={() => answered(api.media[":id"].$delete({ param: { id } }), DELETE_FAILED.image)}
              done="Görsel silindi"
              queryKey="media"
            />
          )}
        </Flex>
      </Flex>
    </Card>
  );
}

function Uses({ uses }: { uses: MediaUse[] }) {
  if (uses.length === 0)
    return (
      <Text size="1" color="gray">
        Kullanılmıyor
      </Text>
    );
  return (
    <Flex direction="column" gap="1" asChild>
      <ul className="library-uses" aria-label="Kullanıldığı yerler">
        {uses.slice(0, USES_SHOWN).map((use) => (
          <Text as="div" size="1" key={`${use.kind} ${use.id}`} asChild>
            <li>
              <Link to={screenOf(use)}>{use.kind === "trash" ? `${use.name} (çöp kutusunda)` : use.name}</Link>
            </li>
          </Text>
        ))}
        {uses.length > USES_SHOWN && (
          <Text as="div" size="1" color="gray" asChild>
            <li>{`ve ${uses.length - USES_SHOWN} kayıt daha`}</li>
          </Text>
        )}
      </ul>
    </Flex>
  );
}
