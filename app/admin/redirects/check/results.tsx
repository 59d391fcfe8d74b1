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
import type { Proposal } from "../proposals";
import { ProposalSelect, proposedFor, type Targets } from "./proposal-select";
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

interface ResultsProps {
  rows: CheckedRow[];
  isBusy: boolean;
  onMake: (proposals: Proposal[]) => Promise<void>;
}

/** Where each address leads, in a table of which a part can be shown; missing ones become rules. */
export function Results({ rows, isBusy, onMake }: ResultsProps) {
  const [targets, setTargets] = useState<Targets>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
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
  const onPage = shown.slice((at - 1) * PAGE_ROWS, at * PAGE_ROWS);
  const proposals = rows.flatMap((row) => {
    const target = proposedFor(row, targets);
    return target ? [{ source: row.address, target }] : [];
  });
  const picked = proposals.filter(({ source }) => chosen.has(source));
  /** Keeps what is chosen on other pages. */
  function chooseOnPage(ids: ReadonlySet<string>) {
    const here = new Set(onPage.map(({ id }) => id));
    setChosen(new Set([...[...chosen].filter((id) => !here.has(id)), ...ids]));
  }
  async function make() {
    await onMake(picked.length > 0 ? picked : proposals);
    setChosen(new Set());
  }
  const download = () =>
    downloadCsv(
      `adres-denetimi-${dayInIstanbul(now())}`,
      csvText(
        CSV_COLUMNS,
        shown.map((row) => ({ ...row, proposed: proposedFor(row, targets) })),
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
        {proposals.length > 0 && (
          <Button loading={isBusy} onClick={() => void make()}>
            {picked.length > 0
              ? `Seçilen ${inNumbers(picked.length)} öneriyi kural yap`
              : `Önerileri kural yap (${inNumbers(proposals.length)})`}
          </Button>
        )}
      </Flex>
      <RecordTable
        rows={onPage}
        columns={COLUMNS}
        row={{
          nameOf: ({ address }: CheckedRow) => address,
          ...(rows.some(({ nearest }) => nearest.length > 0) && {
            actions: (row: CheckedRow) => <ProposalSelect row={row} targets={targets} onTargets={setTargets} />,
            hasOneAction: true,
          }),
        }}
        returned={undefined}
        sort={undefined}
        onSort={() => undefined}
        selected={filter === "missing" && proposals.length > 0 ? chosen : undefined}
        onSelect={chooseOnPage}
      />
      {pages > 1 && <Pages page={at} pages={pages} onPage={setPage} />}
    </Flex>
  );
}
