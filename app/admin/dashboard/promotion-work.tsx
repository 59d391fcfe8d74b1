import { Button, Flex, TextField } from "@radix-ui/themes";
import { type FormEvent, useState } from "react";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { dayInIstanbul, daysLeft, extendedDay } from "../../../worker/text/calendar";
import { readDay } from "../../../worker/text/typed-values";
import { api, changed } from "../api";
import { lastDaySaved, PROMOTION_EDIT, saveLastDay } from "../promotions/last-day";
import { pasteDate } from "../shell/paste-date";
import { now } from "../shell/dates";
import { NamedButton } from "../list/named-button";
import { RecordLink } from "../list/record-link";
import { useWorkAction, type WorkList } from "./use-work";
import { WorkRow } from "./work-row";

type Ending = WorkList["ending"]["rows"][number];

const EXTENSIONS = [7, 30];
const LAST_DAY = "2099-12-31";

function endOf(expiryDate: string | null, today: string): string {
  const days = daysLeft(expiryDate, today) ?? 0;
  if (days === 0) return "bugün son gün";
  if (days === 1) return "yarın bitiyor";
  if (days === -1) return "dün bitti";
  return days > 0 ? `${days} gün kaldı` : `${-days} gün önce bitti`;
}

/** A promotion that ends or has ended, with the buttons that move its last day or switch it off. */
export function PromotionWork({ section, row }: { section: "ending" | "expired"; row: Ending }) {
  const { id, title, casino_name, expiry_date, view_count, updated_at } = row;
  const act = useWorkAction();
  const [isChoosing, setChoosing] = useState<boolean>();
  const today = dayInIstanbul(now());
  const work = { section, id, lists: ["promotions"] };
  function moveTo(day: string) {
    void act({
      ...work,
      call: () => saveLastDay(id, day, updated_at),
      done: lastDaySaved(day),
      undoes: PROMOTION_EDIT,
    });
  }
  function switchOff() {
    void act({
      ...work,
      call: () => changed(api.promotions[":id"].activation.$delete({ param: { id } }), CHANGE_FAILED.promotion),
      done: "Promosyon pasif yapıldı",
      undoes: { kind: "promotion", action: "deactivate" },
    });
  }
  return (
    <WorkRow
      name={
        <RecordLink kind="promotion" id={id}>
          {title}
        </RecordLink>
      }
      details={[
        casino_name ?? "Diğer",
        endOf(expiry_date, today),
        view_count > 0 && `${view_count.toLocaleString("tr-TR")} görüntülenme`,
      ]}
    >
      {isChoosing ? (
        <DayForm
          title={title}
          day={expiry_date !== null && expiry_date > today ? expiry_date : today}
          today={today}
          onChosen={moveTo}
          onCancel={() => setChoosing(false)}
        />
      ) : (
        <>
          {EXTENSIONS.map((days) => (
            <NamedButton
              label={`+${days} gün`}
              of={title}
              key={days}
              onClick={() => moveTo(extendedDay(expiry_date, days, today))}
            />
          ))}
          <NamedButton label="Tarih" of={title} autoFocus={isChoosing === false} onClick={() => setChoosing(true)} />
          <NamedButton label="Pasif Yap" of={title} onClick={switchOff} />
        </>
      )}
    </WorkRow>
  );
}

interface DayFormProps {
  title: string;
  day: string;
  today: string;
  onChosen: (day: string) => void;
  onCancel: () => void;
}

function DayForm({ title, day, today, onChosen, onCancel }: DayFormProps) {
  const [chosen, setChosen] = useState(day);
  function submit(event: FormEvent) {
    event.preventDefault();
    onChosen(chosen);
  }
  return (
    <form onSubmit={submit} onKeyDown={({ key }) => key === "Escape" && onCancel()}>
      <Flex gap="2" wrap="wrap">
        <TextField.Root
          type="date"
          size="1"
          aria-label={`Son gün: ${title}`}
          autoFocus
          required
          min={today}
          max={LAST_DAY}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          onPaste={pasteDate(readDay, setChosen)}
        />
        <Button size="1">Kaydet</Button>
        <Button type="button" size="1" variant="surface" onClick={onCancel}>
          İptal
        </Button>
      </Flex>
    </form>
  );
}
