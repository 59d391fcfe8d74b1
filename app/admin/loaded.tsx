import { Button, Flex, Spinner, Text } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { sentenceOf } from "./api";

/** What a query read; until then a spinner, and where it failed its sentence with another try. */
export function Loaded<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error)
    return (
      <Flex direction="column" gap="3" align="start" role="alert">
        <Text>{sentenceOf(error)}</Text>
        <Button variant="surface" onClick={() => refetch()}>
          Tekrar dene
        </Button>
      </Flex>
    );
  return (
    <Flex justify="center" p="6" role="status" aria-label="Yükleniyor">
      <Spinner size="3" />
    </Flex>
  );
}
