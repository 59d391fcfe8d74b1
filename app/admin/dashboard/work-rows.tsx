import { Button, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { WORK_LISTS } from "../../../worker/dashboard/rules";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { withQuery } from "../../ui/addresses";
import { api, changed } from "../api";
import { decide, DECISIONS } from "../comments/decisions";
import { LongText } from "../comments/long-text";
import { StarRating } from "../comments/star-rating";
import { reasonOf } from "../comments/states";
import { nounOf } from "../kinds";
import { verifyOne } from "../verification/use-verify";
import { NamedButton } from "../list/named-button";
import { RecordLink } from "../list/record-link";
import { OPENED } from "../list/use-opened";
import { useWorkAction, type WorkList } from "./use-work";
import { WorkRow } from "./work-row";

type Row<Section extends keyof WorkList> = WorkList[Section]["rows"][number];

/** A record to verify, with a link to the casino and a button to verify it. */
export function VerificationWork({ row }: { row: Row<"verifications"> }) {
  const { id, kind, name, casino_name, url, days, view_count } = row;
  const act = useWorkAction();
  return (
    <WorkRow
      name={
        <RecordLink kind={kind} id={id}>
          {name}
        </RecordLink>
      }
      details={[
        casino_name ?? nounOf(kind),
        `${days} gündür doğrulanmadı`,
        view_count > 0 && `${view_count.toLocaleString("tr-TR")} görüntülenme`,
      ]}
    >
      <Button asChild size="1" variant="surface">
        <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`Siteye git: ${name}`}>
          Siteye git
        </a>
      </Button>
      <NamedButton
        label="Doğrula"
        of={name}
        onClick={() =>
          void act({
            section: "verifications",
            id,
            call: () => verifyOne(id),
            done: "Bugünün tarihiyle doğrulandı",
            lists: ["verification", "promotions", "casinos"],
          })
        }
      />
    </WorkRow>
  );
}

const COMMENT_ACTIONS = ["publish", "spam"] as const;

/** A comment that waits, with the buttons that publish it or mark it as spam. */
export function CommentWork({ row }: { row: Row<"comments"> }) {
  const { id, comment, user_name, rating, promotion_title } = row;
  const act = useWorkAction();
  return (
    <WorkRow
      name={
        <>
          <Link to={withQuery(href("/admin/comments"), { ...WORK_LISTS.comments, [OPENED]: id })}>
            <bdi>{user_name}</bdi>
          </Link>{" "}
          <Text size="1" weight="regular" color="gray">
            · <StarRating rating={rating} /> · {promotion_title}
          </Text>
        </>
      }
      text={<LongText of={user_name}>{comment}</LongText>}
      details={[
        <span key="reason" className="state-soon">
          {reasonOf(row)}
        </span>,
      ]}
    >
      {COMMENT_ACTIONS.map((action) => (
        <NamedButton
          label={DECISIONS[action].label}
          of={user_name}
          key={action}
          onClick={() =>
            void act({
              section: "comments",
              id,
              call: () => decide(action, id),
              done: DECISIONS[action].one,
              undoes: { kind: "comment", action },
              lists: ["comments"],
            })
          }
        />
      ))}
    </WorkRow>
  );
}

/** Retries all failed announcements. */
export function RetryButton({ title }: { title: string }) {
  const act = useWorkAction();
  return (
    <NamedButton
      label="Tekrar dene"
      of={title}
      onClick={() =>
        void act({
          section: "failures",
          call: () => changed(api.publishing.announcements.$put(), CHANGE_FAILED.announcements),
          done: "Bildirimler tekrar deneniyor",
          lists: ["publishing"],
        })
      }
    />
  );
}
