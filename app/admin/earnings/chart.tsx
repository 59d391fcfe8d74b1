import { Card, Flex, Heading, Text } from "@radix-ui/themes";
import { DayChart } from "../shell/day-chart";
import { DayTable } from "../shell/day-table";
import { formatNearDay, now } from "../shell/dates";
import type { Earnings } from "./use-earnings";

const SERIES = [
  { of: "clicks", label: "Tıklama" },
  { of: "views", label: "Görüntülenme" },
  { of: "conversions", label: "Dönüşüm" },
] as const;

/** Bars by day, with their figures as a table; conversions are an administrator's. */
export function EarningsChart({ days }: { days: Earnings["days"] }) {
  const names = days.map(({ day }) => formatNearDay(day, now()));
  const series = SERIES.filter(({ of }) => days.some((day) => day[of] !== undefined)).map(({ of, label }) => ({
    label,
    values: days.map((day) => day[of] ?? 0),
  }));
  return (
    <Card size="2" asChild>
      <section aria-labelledby="earnings-days">
        <Heading as="h2" size="3" mb="3" id="earnings-days">
          Gün Gün
        </Heading>
        <Flex direction="column" gap="4">
          {series.map(({ label, values }) => (
            <DayChart key={label} label={label} period={`${days.length} gün`} values={values} days={names} />
          ))}
        </Flex>
        <Flex justify="between" mt="1">
          <Text size="1" color="gray">
            {names[0]}
          </Text>
          {names.length > 1 && (
            <Text size="1" color="gray">
              {names.at(-1)}
            </Text>
          )}
        </Flex>
        <DayTable days={names} columns={series} />
      </section>
    </Card>
  );
}
