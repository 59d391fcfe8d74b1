import { Card, Flex, Text } from "@radix-ui/themes";
import { CreateButton, type Creation } from "./create-button";

export interface EmptySentences {
  sentence: string;
  /** What belongs in the list, and why. */
  purpose: string;
}

interface EmptyListProps extends EmptySentences {
  create?: Creation | undefined;
}

export function EmptyList({ sentence, purpose, create }: EmptyListProps) {
  return (
    <Card size="3">
      <Flex direction="column" gap="3" align="start">
        <Text weight="medium">{sentence}</Text>
        <Text size="2" color="gray">
          {purpose}
        </Text>
        {create && <CreateButton creation={create} variant="surface" />}
      </Flex>
    </Card>
  );
}
