import { Badge, Button, Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import { href, Link } from "react-router";
import { DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { formatMoment } from "../shell/dates";
import { filteredBy } from "../list/filters";
import { RecordList } from "../list/record-list";
import { RemoveButton } from "../list/remove";
import { useOpened, useRowAsOpened } from "../list/use-opened";
import { DecisionButtons, decide, DECISIONS, restoreStatuses } from "./decisions";
import { CommentDialog, type EditedComment } from "./dialog";
import { MatchingActions } from "./matching";
import { RulesDialog } from "./rules-dialog";
import { SenderMenu, VERDICTS } from "./senders";
import { StarRating } from "./star-rating";
import { StateBadge, StateFilter } from "./states";

const RATINGS = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: `${value} yıldız` }));
const BY_RATING = filteredBy([{ name: "rating", label: "Puan", all: "Tüm puanlar", options: RATINGS }]);

export default function CommentList() {
  const { open } = useOpened();
  const [areRulesOpen, setRulesOpen] = useState(false);
  return (
    <RecordList
      name="comments"
      title="Yorumlar"
      header={
        <Button variant="surface" onClick={() => setRulesOpen(true)}>
          Bekletme kuralları
        </Button>
      }
      empty="Henüz yorum yok"
      read={(query) => answered(api.comments.$get({ query }), READ_FAILED.comments)}
      nameOf={({ user_name, promotion_title }) => `${user_name}, ${promotion_title}`}
      chosenFilters={BY_RATING.chosenFilters}
      filters={(query, ask, list, isCurrent) => (
        <>
          {BY_RATING.filters(query, ask)}
          <StateFilter status={query["status"]} counts={list?.counts} ask={ask} />
          {list && isCurrent && list.total > 0 && (query["q"] || query["rating"] || query["status"]) && (
            <MatchingActions query={query} total={list.total} readAt={list.read_at} />
          )}
        </>
      )}
      columns={[
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
          cell: ({ user_name, sender_verdict }) => (
            <Flex direction="column" gap="1" align="start">
              <Text weight="medium">
                <bdi>{user_name}</bdi>
              </Text>
              {sender_verdict && <Badge color="gray">{`Adresi: ${VERDICTS[sender_verdict].mark}`}</Badge>}
            </Flex>
          ),
        },
        { label: "Puan", sort: "rating", cell: ({ rating }) => <StarRating rating={rating} /> },
        {
          label: "Yorum",
          cell: ({ comment }) => (
            <Text size="2" className="first-lines">
              {comment}
            </Text>
          ),
        },
        { label: "Durum", cell: (comment) => <StateBadge {...comment} /> },
        {
          label: "Tarih",
          sort: "created_at",
          cell: ({ created_at }) => <Text size="2">{formatMoment(created_at)}</Text>,
        },
      ]}
      actions={(comment) => (
        <Flex gap="2" wrap="wrap" minWidth={{ md: "12rem" }}>
          <DecisionButtons comment={comment} />
          <Button size="1" variant="soft" aria-label={`Düzenle: ${comment.user_name}`} onClick={() => open(comment.id)}>
            Düzenle
          </Button>
          <SenderMenu comment={comment} />
          <RemoveButton
            id={comment.id}
            name={comment.user_name}
            queryKey="comments"
            done="Yorum silindi"
            remove={() => answered(api.comments[":id"].$delete({ param: { id: comment.id } }), DELETE_FAILED.comment)}
          />
        </Flex>
      )}
      bulk={[
        ...(["publish", "hide", "spam"] as const).map((action) => ({
          label: DECISIONS[action].label,
          run: (ids: string[]) => decide(action, ids),
          done: DECISIONS[action].many,
          undo: restoreStatuses,
        })),
        {
          label: "Sil",
          removal: "trash",
          run: (ids) => decide("delete", ids),
          done: (n) => `${n} yorum silindi`,
        },
      ]}
    >
      {(rows) => (
        <>
          <OpenedComment rows={rows} />
          {areRulesOpen && <RulesDialog onClose={() => setRulesOpen(false)} />}
        </>
      )}
    </RecordList>
  );
}

function OpenedComment({ rows }: { rows: EditedComment[] }) {
  const { close } = useOpened();
  const comment = useRowAsOpened<EditedComment>("comments", rows, (id) =>
    answered(api.comments[":id"].$get({ param: { id } }), READ_FAILED.comments),
  );
  return comment && <CommentDialog key={comment.id} comment={comment} onClose={close} />;
}
