import { Table } from "@radix-ui/themes";

interface DayTableProps {
  /** Name of each day, such as '12 Kasım', the oldest first. */
  days: string[];
  /** A value of each day; text is shown as it is. */
  columns: { label: string; values: (number | string)[] }[];
}

const shown = (value: number | string | undefined) =>
  typeof value === "number" ? value.toLocaleString("tr-TR") : value;

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
          .map((name, day) => (
            <Table.Row key={name}>
              <Table.RowHeaderCell>{name}</Table.RowHeaderCell>
              {columns.map(({ label, values }) => (
                <Table.Cell key={label} justify="end">
                  {shown(values[day])}
                </Table.Cell>
              ))}
            </Table.Row>
          ))
          .toReversed()}
      </Table.Body>
    </Table.Root>
  </details>
);
