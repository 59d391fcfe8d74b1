import { Card, Flex, Heading, Text } from "@radix-ui/themes";
import { AddButton } from "./add-button";
import { type Day, DayEntries } from "./day-entries";
import type { Moving } from "./entry";
import { longDayOf } from "./span";

const MOST = 8;

interface DayListProps extends Pick<Moving, "onMove"> {
  days: Day[];
  today: string;
  onAdd: (day: string) => void;
}

const hasEntries = ({ entries, turns }: Day) => entries.length > 0 || turns.length > 0;

/** The days as a list for narrow screens. Past days are folded, and those without entries are left out. */
export function DayList({ days, today, onMove, onAdd }: DayListProps) {
  const coming = days.filter((day) => day.day >= today);
  const past = days.filter((day) => day.day < today && hasEntries(day));
  const sections = (shown: Day[]) =>
    shown.map((day) => (
      <Card key={day.day} size="2" asChild>
        <section aria-label={longDayOf(day.day)} className="calendar-list-day">
          <Flex justify="between" align="center" mb={hasEntries(day) ? "2" : "0"}>
            <Heading as="h2" size="3">
              {day.day === today ? `Bugün, ${longDayOf(day.day)}` : longDayOf(day.day)}
            </Heading>
            {day.day >= today && <AddButton day={day.day} onAdd={onAdd} />}
          </Flex>
          {hasEntries(day) && <DayEntries day={day} most={MOST} onMove={onMove} />}
          {!hasEntries(day) && day.day === today && (
            <Text size="2" color="gray">
              Bugün için kayıt yok
            </Text>
          )}
        </section>
      </Card>
    ));
  return (
    <div className="calendar-list">
      {past.length > 0 && coming.length > 0 && (
        <details>
          <summary className="accordion-title">{`Geçen günler (${past.length})`}</summary>
          <div className="calendar-list">{sections(past)}</div>
        </details>
      )}
      {sections(coming)}
      {past.length > 0 && coming.length === 0 && sections(past)}
    </div>
  );
}
