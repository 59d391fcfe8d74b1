import { Button, Callout, Flex } from "@radix-ui/themes";

const SHOWN_LENGTH = 60;

interface SharedTextProps {
  text: string;
  onTake: () => void;
  onLeave: () => void;
}

/** Asks before a text that another app shared replaces the one that the form holds. */
export function SharedText({ text, onTake, onLeave }: SharedTextProps) {
  const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  return (
    <Callout.Root role="status" size="1">
      <Callout.Text>{`Paylaştığınız metin buradaki metnin yerine alınsın mı? “${shown}”`}</Callout.Text>
      <Flex gap="3" wrap="wrap">
        <Button type="button" size="1" variant="surface" onClick={onTake}>
          Paylaşılanı al
        </Button>
        <Button type="button" size="1" variant="surface" onClick={onLeave}>
          Buradaki kalsın
        </Button>
      </Flex>
    </Callout.Root>
  );
}
