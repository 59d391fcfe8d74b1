import { Button, Text } from "@radix-ui/themes";
import { useState } from "react";
import { EntryItem, clockOf, type Moving } from "./entry";
import type { CalendarEntry, Turn } from "./use-calendar";

export interface Day {
  day: string;
  entries: CalendarEntry[];
  /** Queue runs on this day, including those with an empty queue. */
  turns: Turn[];
  /** Number of entries that the server did not list. */
  unnamed: number;
}

interface DayEntriesProps extends Moving {
  day: Day;
  /** Maximum entries before the rest is collapsed. */
  most: number;
  onDropAt?: (turn: Turn) => void;
}

/** Entries of a day: ending promotions first, then posts by time, grouped by queue run. */
export function DayEntries({ day: { entries, turns, unnamed }, most, onDropAt, ...moving }: DayEntriesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || entries.length <= most ? entries : entries.slice(0, most);
  const outside = shown.filter(({ kind }) => kind !== "queued");
  const left = entries.length - shown.length + unnamed;
  const isFolded = shown.length < entries.length;
  return (
    <>
      <ul className="calendar-entries">
        {outside.map((entry) => (
          <EntryItem key={entry.id} entry={entry} {...moving} />
        ))}
        {turns.map((turn) => (
          <TurnEntries
            key={turn.at}
            turn={turn}
            entries={shown.filter(({ kind, at }) => kind === "queued" && at === turn.at)}
            {...(onDropAt && { onDropAt })}
            {...moving}
          />
        ))}
      </ul>
      {isFolded && (
        <Button size="1" variant="ghost" className="calendar-more" onClick={() => setWhole(true)}>
          {`${left} tane daha`}
        </Button>
      )}
      {!isFolded && unnamed > 0 && (
        <Text as="p" size="1" color="gray">{`ve ${unnamed.toLocaleString("tr-TR")} kayıt daha`}</Text>
      )}
      {isWhole && entries.length > most && (
        <Button size="1" variant="ghost" className="calendar-more" onClick={() => setWhole(false)}>
          Daha az göster
        </Button>
      )}
    </>
  );
}

interface TurnEntriesProps extends Moving {
  turn: Turn;
  entries: CalendarEntry[];
  onDropAt?: (turn: Turn) => void;
}

function TurnEntries({ turn, entries, onDropAt, ...moving }: TurnEntriesProps) {
  const { at, total } = turn;
  return (
    <li
      className="calendar-turn"
      {...(onDropAt && {
        onDragOver: (event) => event.preventDefault(),
        onDrop(event) {
          event.preventDefault();
          event.stopPropagation();
          onDropAt(turn);
        },
      })}
    >
      <Text size="1" color="gray">
        {total > 0 ? `Sıra ${clockOf(at)} · ${total} yazı` : `Sıra ${clockOf(at)} · yazı yok`}
      </Text>
      {entries.length > 0 && (
        <ul className="calendar-entries">
          {entries.map((entry) => (
            <EntryItem key={entry.id} entry={entry} {...moving} />
          ))}
        </ul>
      )}
    </li>
  );
}
