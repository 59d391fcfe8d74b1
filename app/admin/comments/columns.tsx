import { Badge } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { Link } from "react-router";
import type { api } from "../api";
import type { Column } from "../record-list/column";
import { formatMoment, formatNearMoment, now } from "../shell/dates";
import { VERDICTS } from "./senders";
import { StarRating } from "./star-rating";

export type ListedComment = InferResponseType<typeof api.comments.$get, 200>["rows"][number];

export const promotionOf = ({ promotion_title, casino_name }: Pick<ListedComment, "promotion_title" | "casino_name">) =>
  `${promotion_title}, ${casino_name ?? "Diğer"}`;

/** Comments newer than `since` are marked as new; null marks none. */
export const columnsSince = (since: string | null): Column<ListedComment>[] => [
  {
    label: "Kullanıcı",
    isTitle: true,
    sort: "user_name",
    text: ({ user_name, sender_verdict }) =>
      sender_verdict ? `${user_name} (Adresi: ${VERDICTS[sender_verdict].mark})` : user_name,
    cell: ({ user_name, sender_verdict, created_at }) => (
      <>
        {since !== null && created_at > since && <Badge color="grass">Yeni</Badge>} <bdi>{user_name}</bdi>{" "}
        {sender_verdict && <Badge color="gray">{`Adresi: ${VERDICTS[sender_verdict].mark}`}</Badge>}
      </>
    ),
  },
  {
    label: "Puan",
    sort: "rating",
    text: ({ rating }) => `${rating} yıldız`,
    cell: ({ rating }) => <StarRating rating={rating} />,
  },
  { label: "Promosyon", sort: "promotion", text: promotionOf },
  {
    label: "Tarih",
    sort: "created_at",
    text: ({ created_at }) => formatMoment(created_at),
    cell: ({ created_at, of_same_day, sender, user_name }) => (
      <>
        {formatNearMoment(created_at, now())}
        {of_same_day > 0 && (
          <>
            {` · aynı gün ${of_same_day} yorumu daha, `}
            <Link to={`?sender=${sender}`} aria-label={`Adresin tüm yorumları: ${user_name}`}>
              adresin tüm yorumları
            </Link>
          </>
        )}
      </>
    ),
  },
];
