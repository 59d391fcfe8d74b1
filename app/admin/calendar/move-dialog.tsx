import { Button, Dialog, Flex, Radio, Text, TextField } from "@radix-ui/themes";
import { type FormEvent, useId, useState } from "react";
import { fromIstanbulClock, toIstanbulClock } from "../../../worker/text/calendar";
import { readClock, readDay } from "../../../worker/text/typed-values";
import { pasteDate } from "../shell/paste-date";
import { Select } from "../shell/select";
import { formatMoment, now } from "../shell/dates";
import { CancelButton } from "../shell/cancel-button";
import { FIRST_HOUR } from "./planned-day";
import { isAt, type Movable, openTurns, moveRefusal, type Target } from "./targets";
import type { Calendar } from "./use-calendar";

interface MoveDialogProps {
  item: Movable;
  /** Day on which the entry was dropped; undefined if the button opened the dialog. */
  day?: string | undefined;
  calendar: Calendar;
  today: string;
  onMove: (target: Target) => void;
  onClose: () => void;
}

/** The initial time: the entry's own, else nine in the morning of the target day. */
function clockAtFirst(item: Movable, day: string | undefined): string {
  const clock = item.kind !== "draft" && item.at ? toIstanbulClock(item.at) : "";
  return day ? `${day}T${clock.slice(11) || FIRST_HOUR}` : clock;
}

/** Asks for the last day of a promotion, or for the time or turn of a post. */
export function MoveDialog({ item, day, calendar, today, onMove, onClose }: MoveDialogProps) {
  const isEnding = item.kind === "ending";
  const isNew = item.kind === "draft";
  const turns = isEnding ? [] : openTurns(calendar, item);
  const [chosenDay, setChosenDay] = useState(isEnding ? (item.day < today ? today : item.day) : "");
  const [clock, setClock] = useState(() => clockAtFirst(item, day));
  const [isQueued, setQueued] = useState(item.kind === "queued" && !day && turns.length > 0);
  const [turnAt, setTurnAt] = useState((item.kind === "queued" && item.at) || turns[0]?.at || "");
  const [problem, setProblem] = useState<string>();
  const ids = { label: useId(), problem: useId() };

  function enter(typed: string) {
    setProblem(undefined);
    (isEnding ? setChosenDay : setClock)(typed);
  }

  function targetAsked(): Target | undefined {
    if (isEnding) return chosenDay ? { day: chosenDay } : undefined;
    const turn = turns.find(({ at }) => at === turnAt);
    if (isQueued) return turn && { turn };
    return clock ? { at: fromIstanbulClock(clock) } : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const target = targetAsked();
    const refused = target ? moveRefusal(target, now()) : isEnding ? "Bir tarih seçin" : "Bir zaman seçin";
    if (refused || !target) return setProblem(refused);
    onClose();
    if (!isAt(item, target)) onMove(target);
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content maxWidth="28rem">
        <Dialog.Title>{isEnding ? "Bitiş Tarihini Taşı" : isNew ? "Yayını Planla" : "Yayını Taşı"}</Dialog.Title>
        <Dialog.Description size="2" color="gray" className="calendar-moved">
          {item.title || "Başlıksız"}
        </Dialog.Description>
        <form onSubmit={submit} noValidate>
          <Flex direction="column" gap="3" mt="4">
            {turns.length > 0 && (
              <Flex role="radiogroup" aria-label="Nasıl yayınlansın?" gap="4" wrap="wrap">
                {[
                  { value: false, label: "Kendi zamanında" },
                  { value: true, label: "Yayın sırasında" },
                ].map(({ value, label }) => (
                  <Text key={label} as="label" size="2">
                    <Flex gap="2" align="center">
                      <Radio
                        name="how"
                        value={`${value}`}
                        checked={isQueued === value}
                        onValueChange={() => setQueued(value)}
                      />
                      {label}
                    </Flex>
                  </Text>
                ))}
              </Flex>
            )}
            {isQueued ? (
              <Flex direction="column" gap="1">
                <Text size="2" weight="medium" id={ids.label}>
                  Sıra
                </Text>
                <Select
                  aria-labelledby={ids.label}
                  value={turnAt}
                  options={turns.map(({ at }) => ({ value: at, label: formatMoment(at) }))}
                  onChange={setTurnAt}
                />
              </Flex>
            ) : (
              <Text as="label" size="2" weight="medium">
                {isEnding ? "Son gün" : "Yayın zamanı (İstanbul saatiyle)"}
                <TextField.Root
                  mt="1"
                  size="3"
                  type={isEnding ? "date" : "datetime-local"}
                  value={isEnding ? chosenDay : clock}
                  aria-invalid={problem !== undefined}
                  {...(problem && { "aria-describedby": ids.problem })}
                  onChange={({ target }) => enter(target.value)}
                  onPaste={pasteDate(isEnding ? readDay : readClock, enter)}
                />
              </Text>
            )}
            {problem && (
              <Text as="p" size="2" role="alert" id={ids.problem} className="field-error">
                {problem}
              </Text>
            )}
          </Flex>
          <Flex gap="3" mt="4" justify="end">
            <CancelButton />
            <Button>{isNew ? "Planla" : "Taşı"}</Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
