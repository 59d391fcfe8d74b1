import { Button } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { accepted, answered, api } from "../api";
import { formatAgo, formatMoment, now } from "../shell/dates";
import { useWorkAction, type WorkList } from "./use-work";
import { WorkRow } from "./work-row";

type Draft = WorkList["drafts"]["rows"][number];

/** Undoes a publication: the draft gets its former queue place or time back. */
async function takeBack({ id, publish_at, queue_position }: Draft) {
  const { publication } = api.blog[":id"];
  const { updated_at } = await answered(publication.$delete({ param: { id } }), CHANGE_FAILED.post);
  const isPlanned = publish_at === null ? queue_position !== null : Date.parse(publish_at) > Date.now();
  if (!isPlanned) return;
  const json = { publish_at, queue_position, updated_at };
  await accepted(api.publishing.plan[":id"].$put({ param: { id }, json }), CHANGE_FAILED.post);
}

/** A draft, with the button that publishes it. */
export function DraftWork({ row }: { row: Draft }) {
  const { id, title, publish_at, queue_position, updated_at } = row;
  const act = useWorkAction();
  return (
    <WorkRow
      name={<Link to={href("/admin/blog/edit/:id", { id })}>{title}</Link>}
      details={[
        `Son değişiklik ${formatAgo(updated_at, now())}`,
        publish_at ? `Zamanlandı: ${formatMoment(publish_at)}` : queue_position !== null && "Sırada",
      ]}
    >
      <Button
        size="1"
        variant="surface"
        color="gray"
        data-keys="Enter"
        aria-label={`Yayınla: ${title}`}
        onClick={() =>
          void act({
            section: "drafts",
            id,
            call: () => answered(api.blog[":id"].publication.$put({ param: { id } }), CHANGE_FAILED.post),
            done: "Yazı başarıyla yayınlandı",
            undo: () => takeBack(row),
            lists: ["blog", "publishing"],
          })
        }
      >
        Yayınla
      </Button>
    </WorkRow>
  );
}
