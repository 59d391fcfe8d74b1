/** How the log tells a value, which it knows as text; `unit` is that of amounts. */
type Told = (value: string, unit: string) => string;

export const asIs: Told = (value) => value;
export const quoted: Told = (value) => `“${value}”`;
export const active: Told = (value) => (value === "1" ? "aktif" : "pasif");

/** What the panel says of a column of a record, or of a value of its form. */
export interface Field {
  /** In the form. */
  label: string;
  /** Names the site's unit behind the label. */
  isMoney?: true;
  /** In CSV files, if not the label. */
  heading?: string;
  /** How its cells are written, texts if undefined; null where files lack it. */
  csv?: CellFormat | null;
  /** Whether an import ignores its cells. */
  isReadOnly?: true;
  /** Its value in the sample file. */
  example?: unknown;
  /** In sentences, if not the heading. */
  name?: string;
  /** As the object of a sentence, if the log derives it wrongly from the name. */
  object?: string;
  /** In 'Yayına hazır' where nothing is stated, if not the name: 'şart metni'. */
  lack?: string;
  /** Without it the log only says that the value changed. */
  told?: Told;
  /** Whether the log tells no change of it, or only those by an undo. */
  log?: "never" | "undo";
}

/**
 * The format of a cell, the labels of which it has one, or how each of its rows is a line; a required choice is never
 * blank. Files may have `former` in its place, a heading with 'Evet' for one of the choices.
 */
export type CellFormat =
  | "code"
  | "digits"
  | "decimal"
  | "flag"
  | "html"
  | "lines"
  | "moment"
  | { choices: Record<string, string>; isRequired?: true; former?: { heading: string; yes: string } }
  | { lineOf: (row: never) => string };

/** Columns that editors do not fill. */
type InternalColumn =
  | "id"
  | "html_mark"
  | "share_image_url"
  | "search_text"
  | "source_key"
  | "record_id"
  | "sort_key"
  | "view_count"
  | "indexed"
  | "verified_by"
  | "reviewed_by"
  | "checked_by"
  | "created_at"
  | "updated_at"
  | "updated_by";

/** What is said of each of these columns but the internal ones. */
export type Fields<Column extends PropertyKey> = Record<Exclude<Column, InternalColumn>, Field>;

/** What is said of each value of a form with tabs. */
export type TabbedFields<Name extends PropertyKey, Tab extends string> = Record<Name, Field & { tab: Tab }>;

const withUnit = (label: string, { isMoney }: Field, unit: string) => (isMoney ? `${label} (${unit})` : label);

/** In the form; `unit` is that of amounts. */
export const labelOf = (field: Field, unit = "") => withUnit(field.label, field, unit);

/** In CSV files and lists of values: `Bonus üst sınırı (TL)`. */
export const headingOf = (field: Field, unit = "") =>
  withUnit(field.heading ?? field.label.replace(" (isteğe bağlı)", ""), field, unit);

export const lower = (words: string) => words.toLocaleLowerCase("tr");
const withoutUnit = (words: string) => words.replace(/ \(.*\)$/, "");

/** In sentences: 'Bonus oranı', 'SEO başlığı'. */
export const nameOf = ({ name, heading, label }: Field) =>
  name ?? withoutUnit(heading ?? label).replace(/ \p{Lu}\p{Ll}+/gu, lower);

/** Where nothing is stated: 'lisans numarası'. */
export const lackOf = (field: Field) => field.lack ?? lower(nameOf(field));

/** The tab of a field that is given by its path; the first where none holds it. */
export const tabIn =
  <Tab extends string>(fields: Record<string, Field & { tab?: Tab }>, first: Tab) =>
  (path: string): Tab =>
    fields[path.split(".")[0] ?? ""]?.tab ?? first;
