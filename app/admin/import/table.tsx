import { Badge, Flex, Table, Text } from "@radix-ui/themes";
import type { Cell, LineOutcome } from "../../../worker/records/import-outcome";
import type { CsvColumn } from "../csv/columns";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { cellText } from "./cells";
import { isHeld } from "./states";
import type { ImportedFile } from "./steps";

const SHOWN_MAX = 200;

const STATES = {
  new: { label: "Yeni", done: "Eklendi", color: "grass" },
  changed: { label: "Değişecek", done: "Değiştirildi", color: "amber" },
  unchanged: { label: "Aynı", done: "Aynı", color: "gray" },
  refused: { label: "Hatalı", done: "Hatalı", color: "red" },
  held: { label: "Bekliyor", done: "Bekliyor", color: "gray" },
} as const;

/** Lines with changes or errors, errors first. */
export function ImportTable({ file, columns }: { file: ImportedFile; columns: CsvColumn[] }) {
  const isRefused = ({ status }: LineOutcome) => status === "refused";
  const { outcomes } = file;
  const listed = [
    ...outcomes.filter(isRefused),
    ...outcomes.filter((outcome) => !isRefused(outcome) && (outcome.warnings || outcome.status !== "unchanged")),
  ];
  const columnOf = (field: string) => columns.find((column) => column.field === field.replace(/_id$/, ""));
  if (listed.length === 0) return null;
  return (
    <>
      <div className="wide-table">
        <Table.Root className="record-table" variant="surface" size="1">
          <Table.Header>
            <Table.Row>
              {["Satır", "Kayıt", "Sonuç", "Ayrıntı"].map((label) => (
                <Table.ColumnHeaderCell key={label} className="unsortable">
                  {label}
                </Table.ColumnHeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {listed.slice(0, SHOWN_MAX).map((outcome) => {
              const { label, done, color } = STATES[isHeld(outcome) ? "held" : outcome.status];
              return (
                <Table.Row key={outcome.line}>
                  <Table.Cell data-label="Satır">{outcome.line}</Table.Cell>
                  <Table.Cell data-label="Kayıt">{outcome.title || "Adsız"}</Table.Cell>
                  <Table.Cell data-label="Sonuç">
                    <Badge color={color} className={HIGH_CONTRAST}>
                      {file.written.has(outcome.line) ? done : label}
                    </Badge>
                  </Table.Cell>
                  <Table.Cell data-label="Ayrıntı" width="55%" style={{ whiteSpace: "normal" }}>
                    <Details outcome={outcome} columnOf={columnOf} />
                  </Table.Cell>
                </Table.Row>
              );
            })}
          </Table.Body>
        </Table.Root>
      </div>
      {listed.length > SHOWN_MAX && (
        <Text size="2" color="gray">
          {`ve ${(listed.length - SHOWN_MAX).toLocaleString("tr-TR")} satır daha`}
        </Text>
      )}
    </>
  );
}

interface DetailsProps {
  outcome: LineOutcome;
  columnOf: (field: string) => CsvColumn | undefined;
}

function Details({ outcome, columnOf }: DetailsProps) {
  const errors = Object.entries(outcome.errors);
  const { changes, cells = {}, readings, warnings = [] } = outcome;
  const labelOf = (field: string) => columnOf(field)?.label ?? field;
  function shown(field: string): string {
    const [cell, reading] = [cells[field], readings[field]];
    const text = (value: Cell) => cellText(value, columnOf(field));
    if (cell) return `${labelOf(field)}: ${text(cell.from)} → ${text(cell.to)}`;
    return reading === undefined ? labelOf(field) : `${labelOf(field)}: ${cellText(reading)}`;
  }
  const told = (outcome.status === "changed" ? changes : Object.keys(readings)).map(shown).join(", ");
  return (
    <Flex direction="column" gap="1">
      {errors.length === 0 && told}
      {warnings.map((warning) => (
        <Text key={warning} size="2" color="orange" className={HIGH_CONTRAST}>
          {warning}
        </Text>
      ))}
      {errors.map(([field, sentence]) => (
        <Text key={field} size="2" className="field-error">
          {field === "id" ? sentence : `${labelOf(field)}: ${sentence}`}
        </Text>
      ))}
    </Flex>
  );
}
