import { hasTags } from "../../../worker/text/elements";
import { fromIstanbulClock } from "../../../worker/text/calendar";
import { foldTr } from "../../../worker/text/folding";
import { readClock } from "../../../worker/text/typed-values";
import { type CellFormat, type Field, headingOf } from "../fields";
import { type CsvColumn, writeDecimal } from "./columns";

const YES = ["evet", "var", "aktif", "acik", "dogru", "true", "1", "✓", "✔", "☑", "✅"];
const NO = ["hayir", "yok", "pasif", "kapali", "yanlis", "false", "0", "✗", "✘", "☐", "❌"];

type Format = Pick<CsvColumn, "write" | "read" | "isHtml" | "isCode">;
type Choice = Extract<CellFormat, { choices: unknown }>;

const FORMATS: Record<Extract<CellFormat, string>, Format> = {
  code: { isCode: true },
  /** A number without separators. */
  digits: { write: (value) => `${(value ?? "") as string}` },
  decimal: { write: writeDecimal },
  /** One item a line. */
  lines: { write: (value) => ((value ?? []) as string[]).join("\n") },
  /** 'Evet' or 'Hayır'; also reads what spreadsheets and people write. */
  flag: {
    write: (value) => (value ? "Evet" : "Hayır"),
    read(cell) {
      const text = foldTr(cell);
      if (!text) return undefined;
      if (YES.includes(text)) return true;
      return NO.includes(text) ? false : cell;
    },
  },
  /** An instant (UTC); also reads what people write, in Istanbul's time. */
  moment: {
    read(cell) {
      const clock = readClock(cell);
      return clock ? fromIstanbulClock(clock) : cell.trim();
    },
  },
  /** HTML; in a cell without tags, blank lines separate paragraphs. */
  html: {
    isHtml: true,
    write(value) {
      const html = (value ?? "") as string;
      return html === "" || hasTags(html) ? html : `<p>${html}</p>`;
    },
    read: (cell) => (hasTags(cell) ? cell : paragraphsOf(cell)),
  },
};

const rowsOf = ({ lineOf }: Extract<CellFormat, { lineOf: unknown }>): Format => ({
  write: (value) => ((value ?? []) as never[]).map(lineOf).join("\n"),
});

/** If required, a blank cell omits the field. */
const choiceOf = ({ choices, isRequired }: Choice): Format => ({
  write: (value) => choices[value as string] ?? "",
  read(cell) {
    if (isRequired && !cell.trim()) return undefined;
    return Object.keys(choices).find((value) => foldTr(choices[value] ?? "") === foldTr(cell)) ?? cell.trim();
  },
});

/** 'Hayır' did not say which of the other choices it is. */
function formerOf(field: string, { former }: Choice): Pick<CsvColumn, "former"> {
  if (!former) return {};
  const { heading, yes } = former;
  function read(cell: string) {
    const flag = FORMATS.flag.read?.(cell);
    return typeof flag === "boolean" ? (flag ? yes : undefined) : flag;
  }
  return { former: { field, label: heading, read } };
}

function formatOf(field: string, format: CellFormat | undefined): Format & Pick<CsvColumn, "former"> {
  if (typeof format !== "object") return format ? FORMATS[format] : {};
  return "lineOf" in format ? rowsOf(format) : { ...choiceOf(format), ...formerOf(field, format) };
}

export const csvColumn = (field: string, label: string, format?: CellFormat): CsvColumn => ({
  field,
  label,
  ...formatOf(field, format),
});

const paragraphsOf = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll("\n", "<br>"))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");

/** The columns of a kind of record, in the order of its fields; `unit` is that of amounts. */
export const csvColumns = (fields: Record<string, Field>, unit = ""): CsvColumn[] => [
  csvColumn("id", "Kimlik"),
  csvColumn("updated_at", "Sürüm"),
  ...Object.entries(fields).flatMap(([name, field]) =>
    field.csv === null
      ? []
      : {
          ...csvColumn(name, headingOf(field, unit), field.csv),
          ...(field.isReadOnly && { isReadOnly: field.isReadOnly }),
        },
  ),
];

/** The row of the sample file. */
export const exampleOf = (fields: Record<string, Field>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
