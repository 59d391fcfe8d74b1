import { Flex, Table, Text } from "@radix-ui/themes";
import { DayChart, formatCount } from "./day-chart";

interface DayTableProps {
  /** Name of each day, such as '12 Kasım', the oldest first. */
  days: string[];
  /** A value of each day; text is shown as it is. */
  columns: { label: string; values: (number | string)[] }[];
}

interface DayFiguresProps {
  days: DayTableProps["days"];
  /** The note stands beside the sum. */
  series: { label: string; values: number[]; note?: string | undefined }[];
  /** Columns of the table that no chart shows. */
  further?: DayTableProps["columns"];
}

/** A chart of each series, with the first and the last day below them and the figures as a table. */
export const DayFigures = ({ days, series, further = [] }: DayFiguresProps) => (
  <>
    <Flex direction="column" gap="4">
      {series.map((one) => (
        <DayChart key={one.label} {...one} days={days} />
      ))}
    </Flex>
    <Flex justify="between" mt="1">
      {[days[0], days.at(-1)].map((day) => (
        <Text key={day} size="1" color="gray">
          {day}
        </Text>
      ))}
    </Flex>
    <DayTable days={days} columns={[...series, ...further]} />
  </>
);

const shown = (value: number | string | undefined) => (typeof value === "number" ? formatCount(value) : value);

/** The figures of charts as a table that opens on demand, the newest day first. */
export const DayTable = ({ days, columns }: DayTableProps) => (
  <details className="figures">
    <summary>Tablo olarak göster</summary>
    <Table.Root size="1">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>Gün</Table.ColumnHeaderCell>
          {columns.map(({ label }) => (
            <Table.ColumnHeaderCell key={label} justify="end">
              {label}
            </Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {days
          .map((name, at) => (
            <Table.Row key={name}>
              <Table.RowHeaderCell>{name}</Table.RowHeaderCell>
              {columns.map(({ label, values }) => (
                <Table.Cell key={label} justify="end">
                  {shown(values[at])}
                </Table.Cell>
              ))}
            </Table.Row>
          ))
          .toReversed()}
      </Table.Body>
    </Table.Root>
  </details>
);
