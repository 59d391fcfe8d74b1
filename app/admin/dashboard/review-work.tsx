import { Text } from "@radix-ui/themes";
import { useState } from "react";
import { Link } from "react-router";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { api, type Change, changed } from "../api";
import { Correction, RETURNED, UNDOES_RETURN } from "../blog/correction";
import { type Decision, decideNote } from "../blog/decide-note";
import { editorAddress } from "../kinds";
import { NamedButton } from "../list/named-button";
import { formatAgo, formatMoment, now } from "../shell/dates";
import { useWorkAction, type WorkList } from "./use-work";
import { WorkRow } from "./work-row";

type Row<Section extends keyof WorkList> = WorkList[Section]["rows"][number];
const LISTS = ["blog", "publishing"];

/** A draft that waits for a check, with the buttons that decide. */
export function ReviewWork({ row }: { row: Row<"reviews"> }) {
  const { id, title, writer, sent_at, publish_at, updated_at } = row;
  const act = useWorkAction();
  const [isReturning, setReturning] = useState(false);
  const work = { section: "reviews", id, lists: LISTS } as const;
  return (
    <WorkRow
      name={<Link to={editorAddress("post", id)}>{title}</Link>}
      details={[
        writer ?? "Yapay zekâ yazısı",
        sent_at !== null && `${formatAgo(sent_at, now())} gönderildi`,
        !sent_at && (publish_at ? `Zamanlandı: ${formatMoment(publish_at)}` : "Sırada"),
        !sent_at && "biri onaylamadan yayınlanmaz",
      ]}
    >
      <NamedButton
        label="Onayla"
        of={title}
        color="gray"
        onClick={() =>
          void act({
            ...work,
            call: () =>
              changed(api.blog[":id"].approval.$put({ param: { id }, json: { updated_at } }), CHANGE_FAILED.post),
            done: "Yazı onaylandı",
            undoes: { kind: "post", action: "approve" },
          })
        }
      />
      {writer && <NamedButton label="Düzeltme iste" of={title} color="gray" onClick={() => setReturning(true)} />}
      {isReturning && (
        <Correction
          id={id}
          onReturned={(answer: Change) =>
            act({ ...work, call: () => Promise.resolve(answer), done: RETURNED, undoes: UNDOES_RETURN })
          }
          onClose={() => setReturning(false)}
        />
      )}
    </WorkRow>
  );
}

/** A draft that came back to its writer, with the note. */
export function ReturnedWork({ row: { id, title, note, by } }: { row: Row<"returned"> }) {
  return (
    <WorkRow
      name={<Link to={editorAddress("post", id)}>{title}</Link>}
      details={[by, note].filter((text) => text !== null)}
    />
  );
}

const NOTE_DECISIONS: { label: string; state: Decision; done: string }[] = [
  { label: "Notu al", state: "open", done: "Not alındı" },
  { label: "Reddet", state: "refused", done: "Not reddedildi; yazıda kapanan notlarda durur" },
];

/** A stranger's note that waits for an editor. */
export function NoteWork({ row }: { row: Row<"notes"> }) {
  const { id, post_id, title, name, text, created_at } = row;
  const act = useWorkAction();
  return (
    <WorkRow
      name={
        <Text as="p" weight="regular" className="cell-text">
          <Link to={editorAddress("post", post_id)}>{text}</Link>
        </Text>
      }
      details={[<bdi key="name">{name}</bdi>, title, formatAgo(created_at, now())]}
    >
      {NOTE_DECISIONS.map(({ label, state, done }) => (
        <NamedButton
          key={state}
          label={label}
          of={name ?? ""}
          color="gray"
          onClick={() =>
            void act({
              section: "notes",
              id,
              call: () => decideNote(post_id, id, state).then(() => ({ change: "" })),
              done,
              lists: LISTS,
            })
          }
        />
      ))}
    </WorkRow>
  );
}
