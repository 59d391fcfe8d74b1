import { Button, Flex, Text, TextField } from "@radix-ui/themes";
import type { FormEvent } from "react";
import type { PeriodName } from "../../../worker/earnings/constants";
import type { periodProblem } from "../../../worker/earnings/period";
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

const PROBLEM = "period-problem";

type Problem = ReturnType<typeof periodProblem>;

/** Buttons of the periods, and fields for other days. `span` is the shown period; `problem` says what is wrong with the days. */
export function PeriodChoice({ span, problem }: { span: Span | undefined; problem: Problem }) {
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
            <DayField label="İlk gün" name="from" day={shown.from} today={today} problem={problem} />
            <DayField label="Son gün" name="to" day={shown.to} today={today} problem={problem} />
            <Button variant="surface">Göster</Button>
          </Flex>
          {problem && (
            <Text as="p" size="2" mt="1" className="field-error" id={PROBLEM} role="alert">
              {problem.sentence}
            </Text>
          )}
        </form>
      )}
      <Text as="p" size="2" color="gray" role="status">
        {span ? formatSpan(span) : "\u00a0"}
      </Text>
    </Flex>
  );
}

interface DayFieldProps {
  label: string;
  name: "from" | "to";
  day: string;
  today: string;
  problem: Problem;
}

function DayField({ label, name, day, today, problem }: DayFieldProps) {
  return (
    <label>
      <Text as="span" size="2" weight="medium">
        {label}
      </Text>
      <TextField.Root
        type="date"
        name={name}
        defaultValue={day}
        max={today}
        required
        {...(problem?.field === name && { "aria-invalid": true, "aria-describedby": PROBLEM })}
      />
    </label>
  );
}
