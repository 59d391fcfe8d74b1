import { Text } from "@radix-ui/themes";

const SLOT = 10;
const HEIGHT = 100;
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10];
/** More days are named by the first, the middle and the last one. */
const NAMED = 10;

/** The top of the scale: the least value of one digit that is not below a value, whose half is whole. */
export function scaleTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const top = power * (STEPS.find((step) => step * power >= value) ?? 1);
  return top + (top % 2);
}

interface DayBarsProps {
  label: string;
  /** Name of each day. */
  days: string[];
  /** Short names of the same days. */
  shortDays: string[];
  values: number[];
  /** Of the same days of the period before; null where they were not counted. */
  before: number[] | null;
  format: (value: number) => string;
}

/** A bar for each day on a scale, and a dashed line for the same day of the period before. */
export function DayBars({ label, days, shortDays, values, before, format }: DayBarsProps) {
  const top = scaleTop(Math.max(...values, ...(before ?? [])));
  const heightOf = (value: number) => (Math.max(value, 0) / top) * HEIGHT;
  const sum = format(values.reduce((all, value) => all + value, 0));
  const named = days.length <= NAMED ? shortDays : [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <div className="day-bars">
      <div aria-hidden="true" className="day-scale">
        {[top, top / 2, 0].map((value) => (
          <Text key={value} size="1" color="gray">
            {format(value).replace(/,0+(?!\d)/, "")}
          </Text>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${values.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${sum}; günlük sayılar tabloda`}
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <path key={y} className="day-line" d={`M0 ${y}h${values.length * SLOT}`} />
        ))}
        {values.map((value, day) => {
          const was = before?.[day];
          return (
            <g key={days[day]}>
              <title>{`${days[day]}: ${format(value)}${was === undefined ? "" : `; önceki dönemde ${format(was)}`}`}</title>
              <rect className="day-slot" x={day * SLOT} width={SLOT} height={HEIGHT} />
              <rect x={day * SLOT + 2} width={SLOT - 4} y={HEIGHT - heightOf(value)} height={heightOf(value)} />
              {was !== undefined && was > 0 && (
                <path className="day-before" d={`M${day * SLOT + 1} ${HEIGHT - heightOf(was)}h${SLOT - 2}`} />
              )}
            </g>
          );
        })}
      </svg>
      <div aria-hidden="true" className={days.length <= NAMED ? "day-names each" : "day-names"}>
        {named.map((day, index) => (
          <Text key={index} size="1" color="gray">
            {day}
          </Text>
        ))}
      </div>
    </div>
  );
}
