import { Badge } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import type { api } from "../api";
import type { Column } from "../record-list/column";
import { formatMoment, formatNearMoment, now } from "../shell/dates";
import { VERDICTS } from "./senders";
import { StarRating } from "./star-rating";
import { stateText } from "./states";

export type ListedComment = InferResponseType<typeof api.comments.$get, 200>["rows"][number];

const promotionOf = ({ promotion_title, casino_name }: ListedComment) =>
  `${promotion_title}, ${casino_name ?? "Diğer"}`;

/** Comments newer than `since` are marked as new; null marks none. */
export const columnsSince = (since: string | null): Column<ListedComment>[] => [
  { label: "Promosyon", sort: "promotion", width: "13%", text: promotionOf },
  {
    label: "Kullanıcı",
    sort: "user_name",
    width: "9.5%",
    text: ({ user_name, sender_verdict }) =>
      sender_verdict ? `${user_name} (Adresi: ${VERDICTS[sender_verdict].mark})` : user_name,
    cell: ({ user_name, sender_verdict, created_at }) => (
      <>
        {since !== null && created_at > since && <Badge color="green">Yeni</Badge>} <bdi>{user_name}</bdi>{" "}
        {sender_verdict && <Badge color="gray">{`Adresi: ${VERDICTS[sender_verdict].mark}`}</Badge>}
      </>
    ),
  },
  {
    label: "Puan",
    sort: "rating",
    width: "7.5%",
    text: ({ rating }) => `${rating} yıldız`,
    cell: ({ rating }) => <StarRating rating={rating} />,
  },
  {
    label: "Yorum",
    isTitle: true,
    text: ({ comment, reply }) => (reply ? `${comment}\n\nYanıtınız: ${reply}` : comment),
    cell: ({ comment, reply }) => (reply ? `↩ ${comment}` : comment),
  },
  { label: "Durum", width: "11%", text: stateText, cell: stateText },
  {
    label: "Tarih",
    sort: "created_at",
    width: "11.5%",
    text: ({ created_at }) => formatMoment(created_at),
    cell: ({ created_at }) => formatNearMoment(created_at, now()),
  },
];
