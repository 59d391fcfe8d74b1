import { Button, Checkbox, Dialog, Flex, Text, TextField } from "@radix-ui/themes";
import { type FormEvent, useState } from "react";
import { now } from "../shell/dates";
import { type Filled, fillingOf } from "./filling";
import { FIRST_HOUR } from "./planned-day";
import { longDayOf, type Span } from "./span";
import type { Calendar } from "./use-calendar";

interface FillDialogProps {
  calendar: Calendar;
  week: Span;
  onFill: (filled: Filled[]) => void;
  onClose: () => void;
}

/** Which draft goes to which free day of a week, before anything is planned. */
export function FillDialog({ calendar, week, onFill, onClose }: FillDialogProps) {
  const [hour, setHour] = useState(FIRST_HOUR);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const filling = fillingOf(calendar, week, hour || FIRST_HOUR, now());
  const chosen = filling.filter(({ draft }) => !left.has(draft.id));
  function choose(id: string, isChosen: boolean) {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    onFill(chosen);
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content maxWidth="34rem">
        <Dialog.Title>Haftayı doldur</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          {filling.length > 0
            ? "Bekleyen taslaklar, yazı olmayan günlere sırayla dağıtılır. Planlayana kadar hiçbir şey değişmez."
            : "Doldurulacak boş gün ya da bekleyen taslak yok."}
        </Dialog.Description>
        <form onSubmit={submit}>
          <ul className="fill-days">
            {filling.map(({ draft, day }) => (
              <li key={draft.id}>
                <Text as="label" size="2">
                  <Flex gap="3" align="center">
                    <Checkbox
                      checked={!left.has(draft.id)}
                      onCheckedChange={(isChosen) => choose(draft.id, isChosen === true)}
                    />
                    <span className="fill-entry">
                      <span>{longDayOf(day)}</span>
                      <span>{draft.title || "Başlıksız"}</span>
                    </span>
                  </Flex>
                </Text>
              </li>
            ))}
          </ul>
          <Flex gap="3" mt="4" justify="end" align="end" wrap="wrap">
            {filling.length > 0 && (
              <Text as="label" size="2" weight="medium" mr="auto">
                Saat
                <TextField.Root
                  mt="1"
                  type="time"
                  required
                  value={hour}
                  onChange={({ target }) => setHour(target.value)}
                />
              </Text>
            )}
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray">
                İptal
              </Button>
            </Dialog.Close>
            {filling.length > 0 && <Button disabled={chosen.length === 0}>{`${chosen.length} yazıyı planla`}</Button>}
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
