import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { api, changed } from "../api";
import { formatAgo, now } from "../shell/dates";
import { NamedButton } from "../list/named-button";
import { RecordLink } from "../list/record-link";
import { useWorkAction, type WorkList } from "./use-work";
import { WorkRow } from "./work-row";

type Draft = WorkList["drafts"]["rows"][number];

/** A draft that nothing is planned for, with the button that publishes it. */
export function DraftWork({ row }: { row: Draft }) {
  const { id, title, updated_at } = row;
  const act = useWorkAction();
  return (
    <WorkRow
      name={
        <RecordLink kind="post" id={id}>
          {title}
        </RecordLink>
      }
      details={[`Son değişiklik ${formatAgo(updated_at, now())}`]}
    >
      <NamedButton
        label="Yayınla"
        of={title}
        onClick={() =>
          void act({
            section: "drafts",
            id,
            call: () => changed(api.blog[":id"].publication.$put({ param: { id } }), CHANGE_FAILED.post),
            done: "Yazı başarıyla yayınlandı",
            undoes: { kind: "post", action: "publish" },
            lists: ["blog", "publishing"],
          })
        }
      />
    </WorkRow>
  );
}
