import { href, Link } from "react-router";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { withQuery } from "../../ui/addresses";
import { api, changed } from "../api";
import { formatAgo, now } from "../shell/dates";
import { NamedButton } from "../list/named-button";
import { useWorkAction, type WorkList } from "./use-work";
import { WorkRow } from "./work-row";

/** A casino whose postbacks were refused or count nowhere. */
export function PostbackWork({ row }: { row: WorkList["postbacks"]["rows"][number] }) {
  const { id, name, refused, unmatched, last_at } = row;
  const act = useWorkAction();
  const list =
    refused > 0
      ? withQuery(href("/admin/conversions/refused"), { casino: id })
      : withQuery(href("/admin/conversions"), { casino: id });
  return (
    <WorkRow
      name={<Link to={list}>{name}</Link>}
      details={[
        refused > 0 && `${refused.toLocaleString("tr-TR")} bildirim reddedildi`,
        unmatched > 0 && `${unmatched.toLocaleString("tr-TR")} dönüşüm eşleşmedi ya da sayılmadı`,
        `Sonuncusu ${formatAgo(last_at, now())}`,
      ]}
    >
      <NamedButton
        label="Görüldü"
        of={name}
        onClick={() =>
          void act({
            section: "postbacks",
            id,
            call: () => changed(api.conversions.seen[":casino"].$put({ param: { casino: id } }), CHANGE_FAILED.seen),
            done: "Görüldü olarak işaretlendi",
            lists: [],
          })
        }
      />
    </WorkRow>
  );
}
