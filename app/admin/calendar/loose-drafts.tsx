import { Heading } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { UncheckedMark } from "../blog/unchecked-mark";
import { FROM_LIST } from "../list/way-back";
import { dragProps, MoveButton, type Moving } from "./entry";
import { MoreDrafts } from "./more-drafts";
import type { LooseDraft } from "./targets";

/** The tray of drafts without a day, to be dragged to one; it stays in view. */
export function LooseDrafts({ drafts, more, onMove, drag }: Moving & { drafts: LooseDraft[]; more: number }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="loose-drafts" className="calendar-tray">
      <Heading as="h2" size="2" id="loose-drafts">
        Zamanı Olmayan Taslaklar
      </Heading>
      <ul className="calendar-entries calendar-drafts">
        {drafts.map((draft) => (
          <li key={draft.id} className="calendar-entry" {...dragProps(draft, drag)}>
            <Link
              to={href("/admin/blog/edit/:id", { id: draft.id })}
              state={FROM_LIST}
              draggable={false}
              title={draft.title}
            >
              {draft.title || "Başlıksız"}
            </Link>
            {draft.is_unchecked && <UncheckedMark />}
            <MoveButton item={draft} onMove={onMove} />
          </li>
        ))}
        {more > 0 && (
          <li className="calendar-entry">
            <MoreDrafts count={more} />
          </li>
        )}
      </ul>
    </section>
  );
}
