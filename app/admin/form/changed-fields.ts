import type { FieldValues, UseFormReturn } from "react-hook-form";
import { typedNumber } from "../../../worker/text/typed-values";
import { descriptionsOf } from "./field-descriptions";
import { pathsOf, valueAt } from "./field-paths";

const typed = (value: unknown) => (typeof value === "number" ? typedNumber(value) : (value ?? ""));
const lineOf = (item: unknown) =>
  typeof item === "object" ? JSON.stringify(item, (_, value: unknown) => typed(value)) : `${item as string}`;
/** Text for comparison: '' for null, numbers as fields hold them, one line per array item, objects as JSON. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(lineOf).join("\n") : `${typed(value) as string}`;

/** Formats items that `textOf` gives as lines of JSON. */
export const eachLine =
  <Item>(format: (item: Item) => string) =>
  (text: string) =>
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => format(JSON.parse(line) as Item))
      .join("\n");

export interface ChangedField {
  name: string;
  label: string;
  /** Text without markup. */
  other: string;
  own: string;
  /** Changed only in the other version. */
  isUntouched: boolean;
}

/** Differences between a form and another version of its row. */
export function changesOf<V extends FieldValues>(
  form: UseFormReturn<V>,
  newer: Record<string, unknown>,
): ChangedField[] {
  const descriptions = descriptionsOf(form);
  const values = form.getValues();
  const read = (version: unknown, name: string) => textOf(valueAt(version, name));
  return pathsOf(values)
    .filter((name) => (name.split(".")[0] ?? "") in newer && read(values, name) !== read(newer, name))
    .map((name) => {
      const { label = name, shown = (text: string) => text, nameColumn } = descriptions.get(name) ?? {};
      const other = nameColumn ? textOf(newer[nameColumn]) : shown(read(newer, name));
      const isUntouched = read(values, name) === read(form.formState.defaultValues, name);
      return { name, label, other, own: shown(read(values, name)), isUntouched };
    });
}
