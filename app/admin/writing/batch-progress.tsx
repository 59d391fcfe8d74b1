import { Badge, Box, Button, Flex, Progress, Spinner, Text } from "@radix-ui/themes";
import type { Batch, BatchItem } from "./batch";
import { PartialText } from "./streaming-text";
import "./writing.css";

const STATES = {
  waiting: { label: "bekliyor", color: "gray" },
  writing: { label: "yazılıyor", color: "amber" },
  ready: { label: "hazır", color: "grass" },
  failed: { label: "hata", color: "red" },
} as const;

interface BatchProgressProps {
  /** Undefined while ideas are generated. */
  batch: Batch | undefined;
  isRunning: boolean;
  onCancel: () => void;
  onBack: () => void;
  onResume: () => void;
}

/** Progress of a batch, item by item; offers a retry when every item failed. */
export function BatchProgress({ batch, isRunning, onCancel, onBack, onResume }: BatchProgressProps) {
  return (
    <Flex direction="column" gap="4">
      {batch ? <Items items={batch.items} /> : <Seeking />}
      <Flex gap="3" justify="end">
        {isRunning ? (
          <Button type="button" variant="soft" size="3" autoFocus onClick={onCancel}>
            İptal
          </Button>
        ) : (
          <>
            <Button type="button" variant="soft" size="3" onClick={onBack}>
              Geri
            </Button>
            <Button type="button" size="3" autoFocus onClick={onResume}>
              Tekrar dene
            </Button>
          </>
        )}
      </Flex>
    </Flex>
  );
}

function Seeking() {
  return (
    <Flex align="center" gap="2" role="status">
      <Spinner />
      <Text size="2" color="gray">
        Konu için fikirler aranıyor…
      </Text>
    </Flex>
  );
}

function Items({ items }: { items: BatchItem[] }) {
  const writing = items.find(({ state }) => state === "writing");
  const ended = items.filter(({ state }) => state === "ready" || state === "failed").length;
  return (
    <>
      <Flex align="center" gap="3">
        <Box flexGrow="1">
          <Progress size="3" value={(ended / items.length) * 100} aria-label="Yazılan içerikler" />
        </Box>
        <Text size="2" weight="medium" role="status">{`${ended} / ${items.length}`}</Text>
      </Flex>
      <ol className="batch-list" tabIndex={0} aria-label="İçerikler">
        {items.map((item, index) => (
          <li key={index}>
            <Item item={item} />
          </li>
        ))}
      </ol>
      {writing && <PartialText text={writing.text ?? ""} />}
    </>
  );
}

function Item({ item: { idea, state, words = 0, sentence } }: { item: BatchItem }) {
  const { label, color } = STATES[state];
  return (
    <Flex justify="between" align="start" gap="3">
      <div>
        <Text as="p" size="2" weight="medium">
          {idea.title}
        </Text>
        {sentence && (
          <Text as="p" size="1" className="field-error">
            {sentence}
          </Text>
        )}
      </div>
      <Flex align="center" gap="2" flexShrink="0">
        {words > 0 && <Text size="1" color="gray">{`${words} kelime`}</Text>}
        <Badge color={color}>
          {state === "writing" && <Spinner size="1" />}
          {label}
        </Badge>
      </Flex>
    </Flex>
  );
}
