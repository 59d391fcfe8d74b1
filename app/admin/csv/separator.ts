import { store, stored } from "../../stored";

/** Semicolons are what Excel expects on Turkish computers. */
export const SEPARATORS = [
  { value: ";", label: "Excel (;)" },
  { value: ",", label: "Virgül (,)" },
] as const;
export type Separator = (typeof SEPARATORS)[number]["value"];

const isSeparator = (value: unknown): value is Separator => SEPARATORS.some((known) => known.value === value);
const KEY = "csv-separator";

/** The separator of exports that was last chosen in this browser. */
export const keptSeparator = (): Separator => stored("localStorage", KEY, isSeparator) ?? ";";

export const keepSeparator = (separator: Separator) => store("localStorage", KEY, separator);
