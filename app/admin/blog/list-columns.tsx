import { Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import type { api } from "../api";
import { type Column, shownWord, type State } from "../record-list/column";
import { StateWord } from "../record-list/dot";
import { APPROVED, REVIEW_STATES } from "./fields";
import { UNCHECKED } from "./unchecked-mark";
import { formatDay, formatMoment } from "../shell/dates";

export type ListedPost = InferResponseType<typeof api.blog.$get, 200>["rows"][number];

const count = new Intl.NumberFormat("tr-TR");

export const stateOf = ({ is_published }: Pick<ListedPost, "is_published">): State =>
  is_published ? { tone: "good", word: "Yayında" } : { tone: "off", word: "Taslak" };

/** Review and schedule of a draft, or whether a published post is indexed. */
function noteOf(post: ListedPost): string {
  const { is_published, indexed, is_queued, publish_at, review_state, is_unchecked, is_approved } = post;
  if (is_published) return indexed ? "İndekslendi" : "";
  if (review_state) return REVIEW_STATES[review_state];
  const turn = publish_at ? `Zamanlandı: ${formatMoment(publish_at)}` : is_queued ? "Sırada" : "Sırada değil";
  const isToCheck = is_unchecked && (publish_at || is_queued);
  return [is_approved && APPROVED, isToCheck && UNCHECKED, turn].filter(Boolean).join(" · ");
}

export const COLUMNS: Column<ListedPost>[] = [
  { label: "Başlık", sort: "title", text: ({ title }) => title },
  {
    label: "Durum",
    sort: "is_published",
    width: "16%",
    wraps: true,
    text: (post) => [shownWord(stateOf(post)), noteOf(post)].filter(Boolean).join(", "),
    cell: (post) => (
      <>
        <StateWord {...stateOf(post)} />{" "}
        <Text size="1" color="gray">
          {noteOf(post)}
        </Text>
      </>
    ),
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
