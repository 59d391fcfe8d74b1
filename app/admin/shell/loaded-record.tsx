import { Button, Flex, Text } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { ApiError, sentenceOf } from "../api";
import { rememberRecord } from "../search/recent-records";
import type { EditedKind } from "../kinds";
import { useErrorToast } from "./loaded";
import { Skeleton } from "./skeleton";
import { SOURCE } from "../list/copies";
import { useLinkBack } from "../list/way-back";

/**
 * Loads a record (never from the cache) before its form is shown, or shows a message if there is none. For a new record
 * it loads the record that the address names as its source, if any.
 */
export function LoadedRecord<Row>({
  queryKey,
  kind,
  id,
  back,
  read,
  children,
}: {
  queryKey: string;
  kind: EditedKind;
  id: string | undefined;
  back: string;
  read: (id: string) => Promise<Row>;
  children: (row: Row | undefined, source: Row | undefined) => ReactNode;
}) {
  const [params] = useSearchParams();
  const wanted = id ?? params.get(SOURCE);
  const record = useQuery({
    queryKey: [queryKey, "record", wanted],
    queryFn: () => read(wanted ?? ""),
    enabled: wanted !== null,
    gcTime: 0,
    staleTime: Infinity,
  });
  useErrorToast(record.error);
  const { data } = record;
  useEffect(() => {
    const { title, name = title } = (data ?? {}) as { title?: string; name?: string };
    if (id && name) rememberRecord({ kind, id, name });
  }, [data, id, kind]);
  const queries = useQueryClient();
  const linkBack = useLinkBack(back);
  const isGone = record.error instanceof ApiError && record.error.status === 404;
  useEffect(() => {
    if (isGone) void queries.invalidateQueries({ queryKey: [queryKey, "list"] });
  }, [isGone, queries, queryKey]);
  if (!wanted) return children(undefined, undefined);
  if (record.isPending) return <Skeleton shape="form" />;
  if (record.error)
    return (
      <Flex direction="column" gap="3" align="start" role="alert">
        <Text>{sentenceOf(record.error)}</Text>
        <Flex gap="3">
          {!isGone && (
            <Button variant="surface" onClick={() => void record.refetch()}>
              Tekrar dene
            </Button>
          )}
          <Button asChild variant="surface">
            <Link {...linkBack}>Listeye dön</Link>
          </Button>
        </Flex>
      </Flex>
    );
  return id ? children(record.data, undefined) : children(undefined, record.data);
}
