import type { CsvColumn } from "./columns";

const SHORTENED = /^-?\d(?:[.,]\d+)?e\+?\d{1,3}$/i;
/** Spreadsheets keep 15 digits. */
const ROUNDED = /^\d{15}0+$/;
const MONTH = "oca|şub|mar|nis|may|haz|tem|ağu|eyl|eki|kas|ara|jan|feb|apr|jun|jul|aug|sep|oct|nov|dec";
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}[. -](?:${MONTH})|(?:${MONTH})[. -]\d{2,4})$`,
  "iu",
);

/** What a spreadsheet seems to have done to the cells of a line; a sentence for each. */
export function spreadsheetDamage(columns: readonly (CsvColumn | undefined)[], cells: readonly string[]): string[] {
  return columns.flatMap((column, at) => {
    const cell = cells[at]?.trim() ?? "";
    if (!column || column.isReadOnly || column.read || column.write) return [];
    const damage = damageOf(cell, column);
    return damage ? [`${column.label}: “${cell}” ${damage}; sütunu metin olarak biçimlendirip özgün değeri yazın`] : [];
  });
}

function damageOf(cell: string, { isCode }: CsvColumn): string | undefined {
  if (SHORTENED.test(cell)) return "tablo programının kısalttığı bir sayıya benziyor";
  if (ROUNDED.test(cell)) return "tablo programının 15 basamağa yuvarladığı bir sayıya benziyor";
  if (isCode && DATE.test(cell)) return "tablo programının tarihe çevirdiği bir koda benziyor";
  return undefined;
}

/** Whether a cell lost the zeros with which its stored value begins. */
export const lostZeros = (from: unknown, to: unknown): from is string =>
  typeof from === "string" && typeof to === "string" && /^0\d+$/.test(from) && from.replace(/^0+/, "") === to;
