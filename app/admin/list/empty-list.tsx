import { Button, Card, Flex, Text } from "@radix-ui/themes";
import { Link } from "react-router";
import { FROM_LIST } from "./way-back";

interface EmptyListProps {
  sentence: string;
  /** What belongs in the list, and why. */
  purpose: string;
  create?: { to: string; label: string } | undefined;
}

export function EmptyList({ sentence, purpose, create }: EmptyListProps) {
  return (
    <Card size="3">
      <Flex direction="column" gap="3" align="start">
        <Text weight="medium">{sentence}</Text>
        <Text size="2" color="gray">
          {purpose}
        </Text>
        {create && (
          <Button asChild variant="surface">
            <Link to={create.to} state={FROM_LIST}>
              {create.label}
            </Link>
          </Button>
        )}
      </Flex>
    </Card>
  );
}
