import { Button, Callout, Flex, Spinner, Text } from "@radix-ui/themes";
import { type ReactNode, useEffect } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { HIGH_CONTRAST } from "./high-contrast";

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Says in a toast, once, why something could not be read. */
export function useToldError(error: Error | null) {
  useEffect(() => {
    if (error) toast.error(sentenceOf(error), { id: sentenceOf(error) });
  }, [error]);
}

/** The error of a failed read, with a button that tries again. */
export function Unread({ error, refetch }: { error: Error; refetch: () => unknown }) {
  return (
    <Flex direction="column" gap="3" align="start" role="alert">
      <Text>{sentenceOf(error)}</Text>
      <Button variant="surface" onClick={() => refetch()}>
        Tekrar dene
      </Button>
    </Flex>
  );
}

/**
 * What a query read; until then a spinner, and where it failed its sentence with another try. What could not be read
 * again stays, and is said to be what was loaded before.
 */
export function Loaded<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}) {
  useToldError(error);
  if (data !== undefined)
    return (
      <>
        {error && <Outdated error={error} refetch={refetch} />}
        {children(data)}
      </>
    );
  if (error) return <Unread error={error} refetch={refetch} />;
  return (
    <Flex justify="center" p="6" role="status" aria-label="Yükleniyor">
      <Spinner size="3" />
    </Flex>
  );
}

/** Says why something could not be read again, and that what is shown was loaded before. */
export function Outdated({ error, refetch }: { error: Error; refetch: () => unknown }) {
  return (
    <Callout.Root color="orange" className={HIGH_CONTRAST} role="status">
      <Callout.Text>{`${sentenceOf(error)}. Daha önce yüklenenler gösteriliyor.`}</Callout.Text>
      <Flex>
        <Button size="1" variant="surface" color="gray" className={HIGH_CONTRAST} onClick={() => refetch()}>
          Tekrar dene
        </Button>
      </Flex>
    </Callout.Root>
  );
}
