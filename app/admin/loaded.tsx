import { Button, Flex, Spinner, Text } from "@radix-ui/themes";
import { type ReactNode, useEffect } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "./api";

/** Says in a toast, once, why something could not be read. */
export function useToldError(error: Error | null) {
  useEffect(() => {
    if (error) toast.error(sentenceOf(error), { id: sentenceOf(error) });
  }, [error]);
}

/** What a query read; until then a spinner, and where it failed its sentence with another try. */
export function Loaded<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}) {
  useToldError(error);
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
