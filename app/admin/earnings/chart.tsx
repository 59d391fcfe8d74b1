import { Card, Flex, Heading, Table, Text } from "@radix-ui/themes";
import { DayChart } from "../dashboard/day-chart";
import { formatNearDay, now } from "../shell/dates";
import { formatCount } from "./figures";
import type { Earnings } from "./use-earnings";

const SERIES = [
  { of: "clicks", label: "Tıklama" },
  { of: "views", label: "Görüntülenme" },
  { of: "conversions", label: "Dönüşüm" },
] as const;

/** Bars by day, with their figures as a table; conversions are an administrator's. */
export function EarningsChart({ days }: { days: Earnings["days"] }) {
  const names = days.map(({ day }) => formatNearDay(day, now()));
  const series = SERIES.filter(({ of }) => days.some((day) => day[of] !== undefined));
  return (
    <Card size="2" asChild>
      <section aria-labelledby="earnings-days">
        <Heading as="h2" size="3" mb="3" id="earnings-days">
          Gün Gün
        </Heading>
        <Flex direction="column" gap="4">
          {series.map(({ of, label }) => (
            <DayChart
              key={of}
              label={label}
              period={`${days.length} gün`}
              values={days.map((day) => day[of] ?? 0)}
              days={names}
            />
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
        <details className="figures">
          <summary>Tablo olarak göster</summary>
          <Table.Root size="1">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeaderCell>Gün</Table.ColumnHeaderCell>
                {series.map(({ of, label }) => (
                  <Table.ColumnHeaderCell key={of} justify="end">
                    {label}
                  </Table.ColumnHeaderCell>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {days.toReversed().map((day) => (
                <Table.Row key={day.day}>
                  <Table.RowHeaderCell>{formatNearDay(day.day, now())}</Table.RowHeaderCell>
                  {series.map(({ of }) => (
                    <Table.Cell key={of} justify="end">
                      {formatCount(day[of] ?? 0)}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </details>
      </section>
    </Card>
  );
}
