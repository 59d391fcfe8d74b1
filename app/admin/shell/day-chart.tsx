import { Flex, Text } from "@radix-ui/themes";

const BAR = 8;
const GAP = 2;
const HEIGHT = 40;

export const formatCount = (count: number) => count.toLocaleString("tr-TR");

interface DayBarsProps {
  label: string;
  values: number[];
  /** Name of each day, such as '12 Kasım'. */
  days: string[];
}

interface DayChartProps extends DayBarsProps {
  /** Text beside the sum, such as the change since the period before. */
  note?: string | undefined;
}

/** The sum of a period with a bar for each day; the table below the charts repeats the figures. */
export function DayChart({ label, note, values, days }: DayChartProps) {
  const sum = formatCount(values.reduce((all, value) => all + value, 0));
  return (
    <div>
      <Flex justify="between" align="baseline" gap="3">
        <Text size="2" color="gray">
          {label}
        </Text>
        <Text size="3" weight="bold">
          {note && (
            <Text size="1" weight="regular" color="gray">
              {`${note} `}
            </Text>
          )}
          {sum}
        </Text>
      </Flex>
      <DayBars
        label={`${label}, son ${values.length} gün: ${sum}; günlük sayılar tabloda`}
        values={values}
        days={days}
      />
    </div>
  );
}

/** A bar for each day. */
export function DayBars({ label, values, days }: DayBarsProps) {
  const most = Math.max(...values, 1);
  return (
    <svg
      className="day-chart"
      viewBox={`0 0 ${values.length * (BAR + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {values.map((value, day) => {
        const height = value > 0 ? Math.max((value / most) * HEIGHT, 2) : 1;
        return (
          <rect
            key={days[day]}
            className={value > 0 ? undefined : "empty"}
            x={day * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          >
            <title>{`${days[day]}: ${formatCount(value)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
