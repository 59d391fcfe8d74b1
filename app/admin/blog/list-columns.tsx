import { Badge, Flex, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { href } from "react-router";
import type { api } from "../api";
import { DuplicateLink } from "../list/duplicate";
import { RecordName } from "../list/record-name";
import type { Column } from "../list/record-row";
import { formatDay, formatMoment } from "../shell/dates";

type ListedPost = InferResponseType<typeof api.blog.$get, 200>["rows"][number];

const count = new Intl.NumberFormat("tr-TR");

interface StatusProps {
  is_published: boolean;
  indexed: boolean;
  is_queued: boolean;
  publish_at: string | null;
}

function Status({ is_published, indexed, is_queued, publish_at }: StatusProps) {
  const waiting = publish_at ? `Zamanlandı: ${formatMoment(publish_at)}` : is_queued ? "Sırada" : "Sırada değil";
  const note = is_published ? indexed && "İndekslendi" : waiting;
  return (
    <Flex direction="column" gap="1" align="start">
      <Badge color={is_published ? "grass" : "gray"}>{is_published ? "Yayında" : "Taslak"}</Badge>
      {note && (
        <Text size="1" color="gray">
          {note}
        </Text>
      )}
    </Flex>
  );
}

export const COLUMNS: Column<ListedPost>[] = [
  {
    label: "Başlık",
    sort: "title",
    cell: ({ id, title, updated_by }) => (
      <RecordName name={title} editor={updated_by}>
        <DuplicateLink to={href("/admin/blog/new")} id={id} of={title} />
      </RecordName>
    ),
  },
  {
    label: "Durum",
    sort: "is_published",
    cell: (post) => <Status {...post} />,
  },
  { label: "Görüntülenme", sort: "view_count", cell: ({ view_count }) => count.format(view_count) },
  { label: "Oluşturulma Tarihi", sort: "created_at", cell: ({ created_at }) => formatDay(created_at) },
];
