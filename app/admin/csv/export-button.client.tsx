import { Button, Flex } from "@radix-ui/themes";
import { useState } from "react";
import toast from "react-hot-toast";
import { useSearchParams } from "react-router";
import type { List } from "../../../worker/records/list";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { useCurrencyUnit } from "../../ui/money";
import { ApiError, sentenceOf, SERVER_UNREACHABLE } from "../api";
import type { Field } from "../fields";
import { Select } from "../shell/select";
import { type ListParams, listParams } from "../record-list/use-list";
import { keepSeparator, keptSeparator, type Separator, SEPARATORS } from "./separator";

const EXPORTED_MAX = 10_000;

interface ExportButtonProps {
  /** Reads a page of complete rows that match the list's query. */
  read: (query: ListParams) => Promise<List<object>>;
  fields: () => Promise<{ FIELDS: Record<string, Field> }>;
  /** File name without its extension. */
  name: string;
}

/** Downloads the rows that match search and filters, on all pages and in the list's order, as CSV. */
export default function ExportButton({ read, fields, name }: ExportButtonProps) {
  const [params] = useSearchParams();
  const unit = useCurrencyUnit();
  const [isBusy, setBusy] = useState(false);
  const [separator, setSeparator] = useState(keptSeparator);
  async function rowsOf(query: ListParams): Promise<object[]> {
    const first = await read({ ...query, page: "1" });
    if (first.total > EXPORTED_MAX)
      throw new ApiError(422, "En çok 10.000 kayıt dışa aktarılabilir; listeyi filtrelerle daraltın");
    const rows = [...first.rows];
    for (let page = 2; page <= first.pages; page++) rows.push(...(await read({ ...query, page: `${page}` })).rows);
    return rows;
  }
  async function run() {
    setBusy(true);
    try {
      const [{ csvColumns, csvText, downloadCsv }, { FIELDS }, rows] = await Promise.all([
        loaded(load()),
        loaded(fields()),
        rowsOf(listParams(params)),
      ]);
      const text = csvText(csvColumns(FIELDS, unit), rows as Record<string, unknown>[], separator);
      downloadCsv(`${name}-${dayInIstanbul(new Date())}`, text);
      toast.success(`${rows.length.toLocaleString("tr-TR")} kayıt dışa aktarıldı`);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(false);
  }
  return (
    <Flex gap="1">
      <Button variant="surface" loading={isBusy} onClick={() => void run()}>
        Dışa aktar
      </Button>
      <Select
        aria-label="Dışa aktarılan dosyanın ayracı"
        value={separator}
        options={SEPARATORS}
        onChange={(chosen) => {
          keepSeparator(chosen as Separator);
          setSeparator(chosen as Separator);
        }}
      />
    </Flex>
  );
}

const load = async () => ({
  ...(await import("./kind-columns")),
  ...(await import("./text")),
  ...(await import("./download")),
});

/** Throws `ApiError` if a file of the panel cannot be loaded. */
const loaded = <Module,>(importing: Promise<Module>) =>
  importing.catch(() => {
    throw new ApiError(0, SERVER_UNREACHABLE);
  });
