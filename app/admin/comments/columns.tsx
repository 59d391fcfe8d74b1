import { Badge, Flex, Link as TextLink, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { href, Link } from "react-router";
import type { api } from "../api";
import type { Column } from "../list/record-row";
import { formatMoment } from "../shell/dates";
import { VERDICTS } from "./senders";
import { StarRating } from "./star-rating";
import { StateBadge } from "./states";

export type ListedComment = InferResponseType<typeof api.comments.$get, 200>["rows"][number];

/** Comments newer than `since` are marked as new; null marks none. */
export const columnsSince = (since: string | null): Column<ListedComment>[] => [
  {
    label: "Promosyon",
    sort: "promotion",
    cell: ({ promotion_id, promotion_title, casino_name }) => (
      <Flex direction="column">
        <Link to={href("/admin/promotions/edit/:id", { id: promotion_id })}>{promotion_title}</Link>
        <Text size="1" color="gray">
          {casino_name ?? "Diğer"}
        </Text>
      </Flex>
    ),
  },
  {
    label: "Kullanıcı",
    sort: "user_name",
    cell: ({ user_name, sender_verdict, created_at }) => (
      <Flex direction="column" gap="1" align="start">
        {since !== null && created_at > since && <Badge color="green">Yeni</Badge>}
        <Text weight="medium" className="cell-name">
          <bdi>{user_name}</bdi>
        </Text>
        {sender_verdict && <Badge color="gray">{`Adresi: ${VERDICTS[sender_verdict].mark}`}</Badge>}
      </Flex>
    ),
  },
  { label: "Puan", sort: "rating", cell: ({ rating }) => <StarRating rating={rating} /> },
  {
    label: "Yorum",
    cell: ({ comment, reply }) => (
      <Flex direction="column" gap="2">
        <Text size="2" className="first-lines">
          {comment}
        </Text>
        {reply && (
          <blockquote className="quoted">
            <Text as="p" size="1" color="gray">
              Yanıtınız
            </Text>
            <Text as="p" size="2" className="first-lines">
              {reply}
            </Text>
          </blockquote>
        )}
      </Flex>
    ),
  },
  {
    label: "Durum",
    cell: (comment) => (
      <Flex direction="column" gap="1" align="start">
        <StateBadge {...comment} />
        {comment.status === "published" && (
          <TextLink
            size="2"
            href={`/api/admin/comments/${comment.id}/page`}
            target="_blank"
            aria-label={`Sitede gör: ${comment.user_name}`}
          >
            Sitede gör
          </TextLink>
        )}
      </Flex>
    ),
  },
  {
    label: "Tarih",
    sort: "created_at",
    cell: ({ created_at }) => <Text size="2">{formatMoment(created_at)}</Text>,
  },
];
