import { Button, Flex, Heading, IconButton, Text } from "@radix-ui/themes";
import { step, spanTitle, type CalendarView } from "./span";
import type { useShown } from "./use-calendar";

const VIEWS = [
  { view: "month", label: "Ay" },
  { view: "week", label: "Hafta" },
] as const;
const NEIGHBOURS: Record<CalendarView, [string, string]> = {
  month: ["Önceki ay", "Sonraki ay"],
  week: ["Önceki hafta", "Sonraki hafta"],
};

interface ToolbarProps extends Omit<ReturnType<typeof useShown>, "hidden"> {
  onFill: () => void;
}

/** Heading, shown month or week, navigation, and the button that fills a week. */
export function Toolbar({ view, date, today, show, onFill }: ToolbarProps) {
  const [before, after] = NEIGHBOURS[view];
  return (
    <Flex justify="between" align="center" gap="3" wrap="wrap">
      <div>
        <Heading as="h1" size="6" tabIndex={-1}>
          Takvim
        </Heading>
        <Text as="p" size="3" role="status">
          {spanTitle(view, date)}
        </Text>
      </div>
      <Flex gap="3" wrap="wrap" align="center">
        <Button onClick={onFill}>Haftayı doldur</Button>
        <Flex role="group" aria-label="Görünüm" gap="1">
          {VIEWS.map(({ view: other, label }) => (
            <Button
              key={other}
              variant={view === other ? "soft" : "surface"}
              color="gray"
              aria-pressed={view === other}
              onClick={() => show({ view: other })}
            >
              {label}
            </Button>
          ))}
        </Flex>
        <Flex gap="1">
          <IconButton
            variant="surface"
            color="gray"
            aria-label={before}
            onClick={() => show({ date: step(view, date, -1) })}
          >
            ←
          </IconButton>
          <Button variant="surface" color="gray" onClick={() => show({ date: today })}>
            Bugün
          </Button>
          <IconButton
            variant="surface"
            color="gray"
            aria-label={after}
            onClick={() => show({ date: step(view, date, 1) })}
          >
            →
          </IconButton>
        </Flex>
      </Flex>
    </Flex>
  );
}
