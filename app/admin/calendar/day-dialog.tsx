import { Button, Dialog, Flex, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { withQuery } from "../../ui/addresses";
import { FROM_LIST } from "../list/way-back";
import { CancelButton } from "../shell/cancel-button";
import { MoreDrafts } from "./more-drafts";
import { PLANNED_DAY } from "./planned-day";
import { longDayOf } from "./span";
import { type LooseDraft, unnamedDrafts, waitingDrafts } from "./targets";
import type { Calendar } from "./use-calendar";

interface DayDialogProps {
  day: string;
  calendar: Calendar;
  onChoose: (draft: LooseDraft) => void;
  onClose: () => void;
}

/** Asks which draft is to be published on a day. */
export function DayDialog({ day, calendar, onChoose, onClose }: DayDialogProps) {
  const drafts = waitingDrafts(calendar);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content maxWidth="30rem">
        <Dialog.Title>{longDayOf(day)}</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          {drafts.length > 0 ? "Bu gün yayınlanacak taslağı seçin." : "Bekleyen taslak yok."}
        </Dialog.Description>
        <ul className="fill-days">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <Button variant="ghost" onClick={() => onChoose(draft)}>
                {draft.title || "Başlıksız"}
                {draft.position !== undefined && (
                  <Text size="1" color="gray">
                    {`Sırada ${draft.position}.`}
                  </Text>
                )}
              </Button>
            </li>
          ))}
        </ul>
        <MoreDrafts count={unnamedDrafts(calendar)} />
        <Flex gap="3" mt="4" justify="end">
          <CancelButton />
          <Button asChild variant="surface">
            <Link to={withQuery(href("/admin/blog/new"), { [PLANNED_DAY]: day })} state={FROM_LIST}>
              Yeni blog yazısı
            </Link>
          </Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
