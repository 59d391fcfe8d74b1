import { Button, Flex, Spinner, Text, VisuallyHidden } from "@radix-ui/themes";
import { wordCount } from "../../../worker/text/visible-text";
import "./writing.css";

/** Screen readers hear the word count each time it has grown by this many words. */
const ANNOUNCE_EVERY = 50;

interface StreamingTextProps {
  text: string;
  /** Current step, when no text is being written. */
  stage?: string | undefined;
  onCancel: () => void;
}

/** Streaming text with its word count and a cancel button. */
export function StreamingText({ text, stage, onCancel }: StreamingTextProps) {
  const words = wordCount(text);
  const told = words - (words % ANNOUNCE_EVERY);
  return (
    <Flex direction="column" gap="3">
      <Flex align="center" gap="2">
        <Spinner />
        <Text size="2" color="gray">
          {stage ?? (words === 0 ? "Yanıt bekleniyor…" : `${words} kelime`)}
        </Text>
      </Flex>
      <VisuallyHidden role="status">{stage ?? (told > 0 && `${told} kelime yazıldı`)}</VisuallyHidden>
      <PartialText text={text} />
      <Flex justify="end">
        <Button type="button" variant="soft" size="3" autoFocus onClick={onCancel}>
          İptal
        </Button>
      </Flex>
    </Flex>
  );
}

/** Scrolls to the end as text is added. */
export function PartialText({ text }: { text: string }) {
  return (
    <div className="streaming-text" role="region" aria-label="Yazılan metin" tabIndex={0}>
      <Text as="p" size="2">
        {text}
      </Text>
    </div>
  );
}
