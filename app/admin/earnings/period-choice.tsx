import { Button, Flex, Text, TextField } from "@radix-ui/themes";
import type { FormEvent } from "react";
import type { PeriodName } from "../../../worker/earnings/rules";
import { dayInIstanbul, type Span } from "../../../worker/text/calendar";
import { formatSpan, now } from "../shell/dates";
import { useChoice } from "./use-earnings";

const PERIODS: { name: PeriodName; label: string }[] = [
  { name: "yesterday", label: "Dün" },
  { name: "7", label: "7 gün" },
  { name: "week", label: "Geçen hafta" },
  { name: "30", label: "30 gün" },
  { name: "90", label: "90 gün" },
  { name: "month", label: "Bu ay" },
  { name: "own", label: "Tarih seç" },
];

/** Buttons of the periods; an own one has its first and last day. `span` is the present one. */
export function PeriodChoice({ span }: { span: Span | undefined }) {
  const { valueOf, choose } = useChoice();
  const chosen = valueOf("period") ?? "30";
  const today = dayInIstanbul(now());
  const shown = { from: valueOf("from") ?? span?.from ?? today, to: valueOf("to") ?? span?.to ?? today };
  function showOwn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const dayOf = (name: string) => event.currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
    choose({ from: dayOf("from"), to: dayOf("to") });
  }
  return (
    <Flex direction="column" gap="2">
      <Flex role="group" aria-label="Dönem" gap="1" wrap="wrap">
        {PERIODS.map(({ name, label }) => (
          <Button
            key={name}
            variant={name === chosen ? "soft" : "surface"}
            color="gray"
            aria-pressed={name === chosen}
            onClick={() => choose({ period: name, ...(name === "own" ? shown : { from: "", to: "" }) })}
          >
            {label}
          </Button>
        ))}
      </Flex>
      {chosen === "own" && (
        <form onSubmit={showOwn}>
          <Flex gap="3" align="end" wrap="wrap">
            <DayField label="İlk gün" name="from" day={shown.from} today={today} />
            <DayField label="Son gün" name="to" day={shown.to} today={today} />
            <Button variant="surface">Göster</Button>
          </Flex>
        </form>
      )}
      {span && (
        <Text as="p" size="2" color="gray" role="status">
          {formatSpan(span)}
        </Text>
      )}
    </Flex>
  );
}

function DayField({ label, name, day, today }: { label: string; name: string; day: string; today: string }) {
  return (
    <label>
      <Text as="span" size="2" weight="medium">
        {label}
      </Text>
      <TextField.Root type="date" name={name} defaultValue={day} max={today} required />
    </label>
  );
}
