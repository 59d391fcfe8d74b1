import { Card, Heading, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { FROM_LIST } from "../list/way-back";
import { dragProps, MoveButton, type Moving } from "./entry";
import type { Calendar } from "./use-calendar";

/** Drafts without a time or a place in the queue, to be dragged to a day. */
export function LooseDrafts({ drafts, onMove, drag }: Moving & { drafts: Calendar["drafts"] }) {
  if (drafts.length === 0) return null;
  return (
    <Card size="2" asChild>
      <section aria-labelledby="loose-drafts">
        <Heading as="h2" size="3" id="loose-drafts">
          Zamanı olmayan taslaklar
        </Heading>
        <Text as="p" size="2" color="gray">
          {drag ? "Bir güne sürükleyin ya da 'Planla' ile zaman verin." : "'Planla' ile zaman verin."}
        </Text>
        <ul className="calendar-entries calendar-drafts">
          {drafts.map((draft) => {
            const item = { kind: "draft" as const, ...draft };
            return (
              <li key={draft.id} className="calendar-entry" {...dragProps(item, drag)}>
                <Link to={href("/admin/blog/edit/:id", { id: draft.id })} state={FROM_LIST} draggable={false}>
                  {draft.title || "Başlıksız"}
                </Link>
                <MoveButton item={item} onMove={onMove} />
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}
