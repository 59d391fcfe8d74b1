import { Button, Callout, Flex, Text } from "@radix-ui/themes";
import { type ReactNode, useEffect } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { HIGH_CONTRAST } from "./high-contrast";
import { Skeleton, type SkeletonProps } from "./skeleton";

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Shows each error once as a toast. */
export function useErrorToast(error: Error | null) {
  useEffect(() => {
    if (error) toast.error(sentenceOf(error), { id: sentenceOf(error) });
  }, [error]);
}

/** Error message with a retry button. */
export const LoadError = ({ error, refetch }: { error: Error; refetch: () => unknown }) => (
  <LoadFailure sentence={sentenceOf(error)} refetch={refetch} />
);

export function LoadFailure({ sentence, refetch }: { sentence: string; refetch: () => unknown }) {
  return (
    <Flex direction="column" gap="3" align="start" role="alert">
      <Text>{sentence}</Text>
      <Button variant="surface" onClick={() => refetch()}>
        Tekrar dene
      </Button>
    </Flex>
  );
}

/** A query's skeleton, error with retry button, or data. After a failed refetch stale data stay, with a warning. */
export function Loaded<Data>({
  query: { data, error, refetch },
  skeleton,
  children,
}: {
  query: Query<Data>;
  /** Shape of the placeholder; rows by default. */
  skeleton?: SkeletonProps;
  children: (data: Data) => ReactNode;
}) {
  useErrorToast(error);
  if (data !== undefined)
    return (
      <>
        {error && <StaleWarning error={error} refetch={refetch} />}
        {children(data)}
      </>
    );
  if (error) return <LoadError error={error} refetch={refetch} />;
  return <Skeleton {...skeleton} />;
}

/** Warns that a refetch failed and that the data are stale. */
export function StaleWarning({ error, refetch }: { error: Error; refetch: () => unknown }) {
  return (
    <Callout.Root color="orange" className={HIGH_CONTRAST} role="status">
      <Callout.Text>{`${sentenceOf(error)}. Daha önce yüklenenler gösteriliyor.`}</Callout.Text>
      <Flex>
        <Button size="1" variant="surface" className={HIGH_CONTRAST} onClick={() => refetch()}>
          Tekrar dene
        </Button>
      </Flex>
    </Callout.Root>
  );
}
