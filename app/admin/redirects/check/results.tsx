import { Button, Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import { dayInIstanbul } from "../../../../worker/text/calendar";
import { downloadCsv } from "../../csv/download";
import { keptSeparator } from "../../csv/separator";
import { csvText } from "../../csv/text";
import { Pages } from "../../list/pages";
import { RecordTable } from "../../record-list/record-table";
import { now } from "../../shell/dates";
import { Select } from "../../shell/select";
import { type CheckedRow, COLUMNS, CSV_COLUMNS, inNumbers, KINDS, sumText } from "./words";

const PAGE_ROWS = 100;
const MANY_STEPS = "steps";

const FILTERS: Record<string, (row: CheckedRow) => boolean> = {
  ...Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, (row: CheckedRow) => row.kind === kind])),
  [MANY_STEPS]: ({ kind, hops }) => kind === "redirect" && hops > 1,
};
const FILTER_LABELS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([kind, { label }]) => [kind, label])),
  [MANY_STEPS]: "Birden çok adımlı",
};

/** Where each address leads, in a table of which a part can be chosen. */
export function Results({ rows }: { rows: CheckedRow[] }) {
  const [filter, setFilter] = useState("");
  const [page, setPage] = useState(1);
  const shown = rows.filter(FILTERS[filter] ?? (() => true));
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_ROWS));
  const at = Math.min(page, pages);
  const options = Object.entries(FILTER_LABELS).flatMap(([value, label]) => {
    const count = rows.filter(FILTERS[value] ?? (() => false)).length;
    return count > 0 || value === filter ? [{ value, label: `${label} (${inNumbers(count)})` }] : [];
  });
  function choose(chosen: string) {
    setFilter(chosen);
    setPage(1);
  }
  const download = () =>
    downloadCsv(
      `adres-denetimi-${dayInIstanbul(now())}`,
      csvText(
        CSV_COLUMNS,
        shown.map((row) => ({ ...row, proposed: row.nearest[0]?.path ?? "" })),
        keptSeparator(),
      ),
    );
  return (
    <Flex direction="column" gap="3" className="record-frame">
      <Text as="p" weight="medium" role="status">
        {sumText(rows)}
      </Text>
      <Flex gap="2" wrap="wrap" align="center">
        <Select
          aria-label="Sonuç"
          value={filter}
          empty={`Tüm sonuçlar (${inNumbers(rows.length)})`}
          options={options}
          onChange={choose}
        />
        <Button variant="surface" onClick={download}>
          CSV indir
        </Button>
      </Flex>
      <RecordTable
        rows={shown.slice((at - 1) * PAGE_ROWS, at * PAGE_ROWS)}
        columns={COLUMNS}
        row={{ nameOf: ({ address }) => address }}
        returned={undefined}
        sort={undefined}
        onSort={() => undefined}
        selected={undefined}
        onSelect={() => undefined}
      />
      {pages > 1 && <Pages page={at} pages={pages} onPage={setPage} />}
    </Flex>
  );
}
