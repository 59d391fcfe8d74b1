import { Heading, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { formatMoment } from "../shell/dates";
import { Dot } from "../record-list/dot";
import { Loaded } from "../shell/loaded";
import { CommentBody } from "./body";
import type { ListedComment } from "./columns";
import { stateOf } from "./states";
import { StarRating } from "./star-rating";

/** The other comments that the sender of a comment wrote that day; nothing without any, or once the sender is forgotten. */
export function SameDay({ comment: { id, sender, of_same_day } }: { comment: ListedComment }) {
  const others = useQuery({
    queryKey: ["comments", "same-day", id],
    queryFn: () => answered(api.comments[":id"]["same-day"].$get({ param: { id } }), READ_FAILED.comments),
    enabled: of_same_day > 0,
  });
  if (of_same_day === 0) return null;
  return (
    <section>
      <Heading as="h2" size="2" mt="4" mb="1">
        {`Aynı adresten aynı gün ${of_same_day} yorum daha`}
      </Heading>
      <Loaded query={others}>
        {(rows) => (
          <ol className="same-day">
            {rows.map((row) => (
              <li key={row.id}>
                <Text as="p" size="1" color="gray">
                  <Dot {...stateOf(row)} /> <bdi>{row.user_name}</bdi> · <StarRating rating={row.rating} /> ·{" "}
                  {row.promotion_title} · {formatMoment(row.created_at)}
                </Text>
                <CommentBody comment={row} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <Link to={`?sender=${sender}`}>Adresin tüm yorumları</Link>
    </section>
  );
}
