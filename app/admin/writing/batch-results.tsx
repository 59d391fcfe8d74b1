import { Badge, Button, Callout, Flex, IconButton, Text } from "@radix-ui/themes";
import { visibleText, wordCount } from "../../../worker/text/visible-text";
import { SHORT_ARTICLE_WORDS } from "../../../worker/writing/rules";
import { FieldError } from "../form/field-error";
import { CancelButton } from "../shell/cancel-button";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import type { Batch, BatchItem, WrittenPost } from "./batch";
import "./writing.css";

interface BatchResultsProps {
  batch: Batch;
  isSaving: boolean;
  onPublished: (count: number) => void;
  onResume: () => void;
  onSave: () => void;
}

/** The written posts before they are saved, and how many of them are published. */
export function BatchResults({ batch, isSaving, onPublished, onResume, onSave }: BatchResultsProps) {
  const { posts, items, published } = batch;
  const missing = items.filter(({ state }) => state !== "ready");
  return (
    <Flex direction="column" gap="4">
      {missing.length > 0 && <Missing items={missing} isDisabled={isSaving} onResume={onResume} />}
      <ol className="batch-list" tabIndex={0} aria-label="Oluşturulan yazılar">
        {posts.map((written, index) => (
          <li key={index}>
            <Result {...written} number={index + 1} isPublished={index < published} />
          </li>
        ))}
      </ol>
      <Text as="p" size="2" color="gray">
        {published > 0 && "Yayınlanan yazıların 'Kontrol eden'i siz olursunuz; kaydetmeden önce okuyun. "}
        {published < posts.length && "Taslak kalanlar, biri onaylamadan yayın sırasından yayınlanmaz."}
      </Text>
      <Flex justify="between" align="center" gap="3" wrap="wrap">
        <PublishedCount count={published} of={posts.length} isDisabled={isSaving} onChange={onPublished} />
        <Flex gap="3" ml="auto">
          <CancelButton size="3" disabled={isSaving} />
          <Button type="button" size="3" loading={isSaving} onClick={onSave}>
            Tümünü Kaydet
          </Button>
        </Flex>
      </Flex>
    </Flex>
  );
}

interface MissingProps {
  items: BatchItem[];
  isDisabled: boolean;
  onResume: () => void;
}

/** Failed and cancelled items with a retry button. */
function Missing({ items, isDisabled, onResume }: MissingProps) {
  return (
    <Callout.Root color="orange" size="1" className={HIGH_CONTRAST}>
      <Callout.Text weight="medium">{`${items.length} yazı yazılmadı`}</Callout.Text>
      {items.map(({ idea: { title }, sentence }, index) => (
        <Callout.Text key={index}>{sentence ? `${title}: ${sentence}` : title}</Callout.Text>
      ))}
      <Flex>
        <Button
          type="button"
          size="1"
          variant="surface"
          className={HIGH_CONTRAST}
          disabled={isDisabled}
          onClick={onResume}
        >
          Eksikleri yeniden yaz
        </Button>
      </Flex>
    </Callout.Root>
  );
}

type ResultProps = WrittenPost & { number: number; isPublished: boolean };

function Result({ post, notes, refusal, number, isPublished }: ResultProps) {
  const words = wordCount(post.content);
  return (
    <Flex direction="column" gap="1">
      <Flex justify="between" align="start" gap="3">
        <Text size="2" weight="bold">{`${number}. ${post.title}`}</Text>
        <Flex gap="2" flexShrink="0">
          {words < SHORT_ARTICLE_WORDS && <Badge color="orange">{`Kısa: ${words} kelime`}</Badge>}
          <Badge color={isPublished ? "grass" : "gray"}>{isPublished ? "Yayınlanacak" : "Taslak"}</Badge>
        </Flex>
      </Flex>
      <Text size="2">{post.excerpt}</Text>
      {notes?.map((note) => (
        <Text key={note} size="1" className="field-error">
          {note}
        </Text>
      ))}
      <FieldError>{refusal}</FieldError>
      <details>
        <summary>
          <Text size="1" color="gray">{`${words} kelime · Metni oku`}</Text>
        </summary>
        {paragraphsOf(post.content).map((paragraph, at) => (
          <Text key={at} as="p" size="2" mt="2">
            {paragraph}
          </Text>
        ))}
      </details>
    </Flex>
  );
}

const paragraphsOf = (html: string) =>
  html
    .split(/<\/(?:p|h\d|li|blockquote)>/)
    .map(visibleText)
    .filter(Boolean);

interface PublishedCountProps {
  count: number;
  of: number;
  isDisabled: boolean;
  onChange: (count: number) => void;
}

function PublishedCount({ count, of, isDisabled, onChange }: PublishedCountProps) {
  return (
    <Flex align="center" gap="2" role="group" aria-label="Yayınlanacak yazı sayısı">
      <IconButton
        type="button"
        variant="soft"
        aria-label="Bir azalt"
        disabled={isDisabled || count === 0}
        onClick={() => onChange(count - 1)}
      >
        −
      </IconButton>
      <Text size="2" role="status">{`İlk ${count} yazı yayınlanacak`}</Text>
      <IconButton
        type="button"
        variant="soft"
        aria-label="Bir artır"
        disabled={isDisabled || count === of}
        onClick={() => onChange(count + 1)}
      >
        +
      </IconButton>
    </Flex>
  );
}
