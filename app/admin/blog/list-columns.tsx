import { Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import type { api } from "../api";
import type { Column } from "../record-list/column";
import { formatDay, formatMoment } from "../shell/dates";

type ListedPost = InferResponseType<typeof api.blog.$get, 200>["rows"][number];

const count = new Intl.NumberFormat("tr-TR");

/** Publication of a post, and its position or what search services know of it. */
function statesOf({ is_published, indexed, is_queued, publish_at }: ListedPost): [string, string?] {
  if (is_published) return indexed ? ["Yayında", "İndekslendi"] : ["Yayında"];
  if (publish_at) return ["Taslak", `Zamanlandı: ${formatMoment(publish_at)}`];
  return ["Taslak", is_queued ? "Sırada" : "Sırada değil"];
}

export const COLUMNS: Column<ListedPost>[] = [
  { label: "Başlık", sort: "title", text: ({ title }) => title },
  {
    label: "Durum",
    sort: "is_published",
    width: "18%",
    text: (post) => statesOf(post).join(", "),
    cell: (post) => {
      const [state, note] = statesOf(post);
      return (
        <>
          <span className={post.is_published ? "state-good" : undefined}>{state}</span>{" "}
          <Text size="1" color="gray">
            {note}
          </Text>
        </>
      );
    },
  },
  {
    label: "Görüntülenme",
    sort: "view_count",
    width: "10%",
    isNumber: true,
    text: ({ view_count }) => `${count.format(view_count)} görüntülenme`,
    cell: ({ view_count }) => count.format(view_count),
  },
  {
    label: "Oluşturulma Tarihi",
    sort: "created_at",
    width: "12.5%",
    text: ({ created_at }) => formatDay(created_at),
  },
];
