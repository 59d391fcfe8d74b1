import type { CsvColumn } from "../../app/admin/csv/columns";
import { readCsv } from "../../app/admin/csv/read-file";
import { csvText } from "../../app/admin/csv/text";
import { sentLine } from "../../app/admin/import/lines";
import type { LineOutcome } from "../../worker/records/import-outcome";
import type { SentLine } from "../../worker/records/import-rules";

interface Answer {
  lines: LineOutcome[];
  ids: string[];
}

export const statuses = (lines: LineOutcome[]) => lines.map(({ status }) => status);

/** Requests to the import of one kind of record. */
export function importClient(send: (method: string, rest: string, body: unknown) => Promise<Response>) {
  const post = async (is_dry: boolean, lines: SentLine[]) =>
    (await send("POST", "/import", { is_dry, lines })).json<Answer>();
  return {
    check: async (...lines: SentLine[]) => (await post(true, lines)).lines,
    write: (...lines: SentLine[]) => post(false, lines),
  };
}

/** The lines that an import reads from the CSV file of exported rows, which `name` identifies like an id. */
export async function throughFile(
  columns: CsvColumn[],
  rows: Record<string, unknown>[],
  name = "id",
): Promise<SentLine[]> {
  const file = new File([csvText(columns, rows)], "dosya.csv");
  return (await readCsv(file, columns, ["id", name])).map(sentLine);
}
