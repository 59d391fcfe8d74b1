import { Button, Flex, Heading, IconButton, Text } from "@radix-ui/themes";
import toast from "react-hot-toast";
import { PAST_WEEK } from "./filling";
import { step, spanTitle, type CalendarView } from "./span";
import type { useShown } from "./use-calendar";

const VIEWS = [
  { view: "weeks", label: "5 hafta" },
  { view: "week", label: "Hafta" },
] as const;
const NEIGHBOURS: Record<CalendarView, [string, string]> = {
  weeks: ["Önceki 5 hafta", "Sonraki 5 hafta"],
  week: ["Önceki hafta", "Sonraki hafta"],
};

interface ToolbarProps extends Omit<ReturnType<typeof useShown>, "hidden"> {
  /** Whether all weeks on the screen are over. */
  isPast: boolean;
  onFill: () => void;
}

/** Heading, shown weeks, navigation, and the button that fills a week or says why not. */
export function Toolbar({ view, date, span, today, show, isPast, onFill }: ToolbarProps) {
  const [before, after] = NEIGHBOURS[view];
  return (
    <Flex justify="between" align="center" gap="3" wrap="wrap">
      <div>
        <Heading as="h1" size="6" tabIndex={-1}>
          Takvim
        </Heading>
        <Text as="p" size="3" role="status">
          {spanTitle(span)}
        </Text>
      </div>
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          aria-disabled={isPast || undefined}
          data-disabled={isPast || undefined}
          title={isPast ? PAST_WEEK : undefined}
          onClick={() => (isPast ? toast.error(PAST_WEEK, { id: PAST_WEEK }) : onFill())}
        >
          Haftayı doldur
        </Button>
        <Flex role="group" aria-label="Görünüm" gap="1">
          {VIEWS.map(({ view: other, label }) => (
            <Button
              key={other}
              variant={view === other ? "soft" : "surface"}
              aria-pressed={view === other}
              onClick={() => show({ view: other })}
            >
              {label}
            </Button>
          ))}
        </Flex>
        <Flex gap="1">
          <IconButton variant="surface" aria-label={before} onClick={() => show({ date: step(view, date, -1) })}>
            ←
          </IconButton>
          <Button variant="surface" onClick={() => show({ date: today })}>
            Bugün
          </Button>
          <IconButton variant="surface" aria-label={after} onClick={() => show({ date: step(view, date, 1) })}>
            →
          </IconButton>
        </Flex>
      </Flex>
    </Flex>
  );
}
