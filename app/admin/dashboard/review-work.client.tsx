import { useState } from "react";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { api, type Change, changed } from "../api";
import { decideNote, HELD_DECISIONS } from "../blog/decide-note";
import { approvedSentence, Correction, RETURNED, UNDOES_RETURN } from "../blog/decisions";
import { LongText } from "../comments/long-text";
import { RecordLink } from "../list/record-link";
import { NamedButton } from "../list/named-button";
import { formatAgo, formatMoment, now } from "../shell/dates";
import type { useWorkAction, WorkList } from "./use-work";
import type { WorkRow } from "./work-row";

type RowOf<Section extends keyof WorkList> = WorkList[Section]["rows"][number];

export type ReviewRow =
  | { of: "reviews"; row: RowOf<"reviews"> }
  | { of: "returned"; row: RowOf<"returned"> }
  | { of: "notes"; row: RowOf<"notes"> };

/** Parts of the dashboard, passed as props so that this file does not load them again. */
interface Parts {
  act: ReturnType<typeof useWorkAction>;
  Row: typeof WorkRow;
}

const LISTS = ["blog", "publishing"];

export default function ReviewWork({ act, Row, ...shown }: ReviewRow & Parts) {
  if (shown.of === "reviews") return <WaitingDraft row={shown.row} act={act} Row={Row} />;
  if (shown.of === "notes") return <HeldNote row={shown.row} act={act} Row={Row} />;
  const { id, title, note, by } = shown.row;
  return (
    <Row
      name={
        <RecordLink kind="post" id={id}>
          {title}
        </RecordLink>
      }
      text={note && <LongText of={title}>{note}</LongText>}
      details={by === null ? [] : [by]}
    />
  );
}

/** A draft that waits for approval. */
function WaitingDraft({ row, act, Row }: Parts & { row: RowOf<"reviews"> }) {
  const { id, title, writer, is_generated, is_own, sent_at, publish_at, updated_at } = row;
  const [isReturning, setReturning] = useState(false);
  const work = { section: "reviews", id, lists: LISTS } as const;
  return (
    <Row
      name={
        <RecordLink kind="post" id={id}>
          {title}
        </RecordLink>
      }
      details={[
        is_generated ? "Yapay zekâ yazısı" : (writer ?? "Yazanı belirtilmemiş"),
        sent_at !== null && `${formatAgo(sent_at, now())} gönderildi`,
        !sent_at && (publish_at ? `Zamanlandı: ${formatMoment(publish_at)}` : "Sırada"),
        is_own ? "başka biri onaylar ya da siz yayınlarsınız" : !sent_at && "biri onaylamadan yayınlanmaz",
      ]}
    >
      {!is_own && (
        <NamedButton
          label="Onayla"
          of={title}
          onClick={() =>
            void act({
              ...work,
              call: () =>
                changed(api.blog[":id"].approval.$put({ param: { id }, json: { updated_at } }), CHANGE_FAILED.post),
              done: approvedSentence(row),
              undoes: { kind: "post", action: "approve" },
            })
          }
        />
      )}
      {writer && !is_own && <NamedButton label="Düzeltme iste" of={title} onClick={() => setReturning(true)} />}
      {isReturning && (
        <Correction
          id={id}
          onReturned={(answer: Change) =>
            act({ ...work, call: () => Promise.resolve(answer), done: RETURNED, undoes: UNDOES_RETURN })
          }
          onClose={() => setReturning(false)}
        />
      )}
    </Row>
  );
}

/** A note from a preview link that waits for an editor. */
function HeldNote({ row, act, Row }: Parts & { row: RowOf<"notes"> }) {
  const { id, post_id, title, name, text, created_at } = row;
  return (
    <Row
      name={
        <RecordLink kind="post" id={post_id}>
          {title}
        </RecordLink>
      }
      text={<LongText of={name ?? ""}>{text}</LongText>}
      details={[<bdi key="name">{name}</bdi>, formatAgo(created_at, now())]}
    >
      {HELD_DECISIONS.map(({ label, state, done }) => (
        <NamedButton
          key={state}
          label={label}
          of={name ?? ""}
          onClick={() =>
            void act({
              section: "notes",
              id,
              call: () => decideNote(post_id, id, state),
              done,
              lists: LISTS,
            })
          }
        />
      ))}
    </Row>
  );
}
