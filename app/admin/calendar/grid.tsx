import { useState } from "react";
import { AddButton } from "./add-button";
import type { Day } from "./day-entries";
import { DayEntries } from "./day-entries";
import type { Moving } from "./entry";
import { numberOf, shortWeekdayOf, type CalendarView, weekdayOf, weeksOf } from "./span";
import type { Turn } from "./use-calendar";

/** Maximum entries of a day before the rest is collapsed. */
const MOST = { weeks: 3, week: 12 };

interface GridProps extends Required<Moving> {
  view: CalendarView;
  title: string;
  days: Day[];
  today: string;
  onDropOn: (target: { day: string } | { turn: Turn }) => void;
  onAdd: (day: string) => void;
}

/** Weeks as rows, from Monday to Sunday; entries are dragged from day to day. */
export function Grid({ view, title, days, today, onDropOn, onAdd, ...moving }: GridProps) {
  const [over, setOver] = useState<string>();
  return (
    <table className="calendar-grid" data-view={view}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {days.slice(0, 7).map(({ day }) => (
            <th key={day} scope="col">
              <abbr title={weekdayOf(day)}>{shortWeekdayOf(day)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days.map(({ day }) => day)).map((week, n) => (
          <tr key={week[0]}>
            {days.slice(n * 7, n * 7 + 7).map((day) => (
              <td
                key={day.day}
                data-day={day.day}
                {...(day.day < today && { "data-past": true })}
                {...(day.day === today && { "aria-current": "date" })}
                {...(over === day.day && { "data-over": true })}
                onDragOver={(event) => {
                  event.preventDefault();
                  if (over !== day.day) setOver(day.day);
                }}
                onDragLeave={({ currentTarget, relatedTarget }) => {
                  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(undefined);
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  setOver(undefined);
                  onDropOn({ day: day.day });
                }}
              >
                <time dateTime={day.day} className="calendar-day">
                  {numberOf(day.day)}
                </time>
                {day.day >= today && <AddButton day={day.day} onAdd={onAdd} />}
                <DayEntries
                  day={day}
                  most={MOST[view]}
                  onDropAt={(turn) => {
                    setOver(undefined);
                    onDropOn({ turn });
                  }}
                  {...moving}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
