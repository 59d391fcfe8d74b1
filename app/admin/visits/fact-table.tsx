import { Button, Card, Flex, Heading, Table, Text } from "@radix-ui/themes";
import { type ReactNode, useId, useState } from "react";

/** Until all are asked for, so that what follows is in reach. */
const FIRST_ROWS = 10;
/** That fit beside each other on a phone. */
const NARROW_COLUMNS = 4;

export interface FactColumn<Row> {
  label: string;
  isNumber?: boolean;
  /** Beside the point, such as robots. */
  isGray?: boolean;
  cell: (row: Row) => ReactNode;
}

interface FactTableProps<Row> {
  title: string;
  columns: FactColumn<Row>[];
  rows: Row[];
  empty: string;
  actions?: (row: Row) => ReactNode;
}

/** What visits have in common, by number. */
export function FactTable<Row extends { value: string }>(props: FactTableProps<Row>) {
  const { title, columns, rows, empty, actions } = props;
  const id = useId();
  const [all, showAll] = useState(false);
  const isWide = actions !== undefined || columns.length > NARROW_COLUMNS;
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Card size="2" asChild>
      <section aria-labelledby={id}>
        <Heading as="h2" size="3" mb="2" id={id}>
          {title}
        </Heading>
        {rows.length === 0 ? (
          <Text size="2" color="gray">
            {empty}
          </Text>
        ) : (
          <Table.Root className={`record-table fact-table${isWide ? " wide-table" : ""}`} size="1">
            <Table.Header>
              <Table.Row>
                {columns.map(({ label, isNumber }) => (
                  <Table.ColumnHeaderCell key={label} className={isNumber ? "number" : undefined}>
                    {label}
                  </Table.ColumnHeaderCell>
                ))}
                {actions && <Table.ColumnHeaderCell className="record-actions">İşlemler</Table.ColumnHeaderCell>}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {shown.map((row) => (
                <Table.Row key={row.value}>
                  {columns.map(({ label, isNumber, isGray, cell }) =>
                    isNumber ? (
                      <Table.Cell key={label} className="number" data-label={label}>
                        {isGray ? <Text color="gray">{cell(row)}</Text> : cell(row)}
                      </Table.Cell>
                    ) : (
                      <Table.RowHeaderCell key={label} className="stretched">
                        {cell(row)}
                      </Table.RowHeaderCell>
                    ),
                  )}
                  {actions && (
                    <Table.Cell className="record-actions">
                      <div>{actions(row)}</div>
                    </Table.Cell>
                  )}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        )}
        {shown.length < rows.length && (
          <Flex mt="2">
            <Button variant="surface" onClick={() => showAll(true)}>
              {`Tümünü göster (${rows.length})`}
            </Button>
          </Flex>
        )}
      </section>
    </Card>
  );
}
