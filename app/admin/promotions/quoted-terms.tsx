import { Button, Flex, Table, Text } from "@radix-ui/themes";
import { useState } from "react";
import type { QuotedTerm } from "../../../worker/writing/rules";
import { useCurrencyUnit } from "../../ui/money";
import { termLabels, termText } from "./term-texts";

/** Terms with their quotations, accepted one by one or all at once. */
export function QuotedTerms({ terms, onAccept }: { terms: QuotedTerm[]; onAccept: (term: QuotedTerm) => void }) {
  const labels = termLabels(useCurrencyUnit());
  const [accepted, setAccepted] = useState<string[]>([]);
  const accept = (chosen: QuotedTerm[]) => {
    chosen.forEach(onAccept);
    setAccepted([...accepted, ...chosen.map(({ field }) => field)]);
  };
  const open = terms.filter(({ field }) => !accepted.includes(field));
  if (terms.length === 0) return null;
  return (
    <Flex direction="column" gap="2">
      <Table.Root size="1" variant="surface">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>Alan</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Değer</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Geçtiği cümle</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Forma</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {terms.map((term) => (
            <Table.Row key={term.field} align="center">
              <Table.RowHeaderCell>{labels[term.field]}</Table.RowHeaderCell>
              <Table.Cell>
                <Text weight="bold">{termText(term.value)}</Text>
              </Table.Cell>
              <Table.Cell>
                <Text size="1" color="gray">{`“${term.quote}”`}</Text>
              </Table.Cell>
              <Table.Cell>
                {accepted.includes(term.field) ? (
                  <Text size="1">✓ Alındı</Text>
                ) : (
                  <Button
                    type="button"
                    size="1"
                    variant="soft"
                    aria-label={`Al: ${labels[term.field]}`}
                    onClick={() => accept([term])}
                  >
                    Al
                  </Button>
                )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Flex justify="end">
        <Button type="button" variant="surface" disabled={open.length === 0} onClick={() => accept(open)}>
          Tümünü al
        </Button>
      </Flex>
    </Flex>
  );
}
