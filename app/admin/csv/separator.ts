/** Semicolons are what Excel expects on Turkish computers. */
export const SEPARATORS = [
  { value: ";", label: "Excel (;)" },
  { value: ",", label: "Virgül (,)" },
] as const;
export type Separator = (typeof SEPARATORS)[number]["value"];

const KEY = "csv-separator";

/** The separator of exports that was last chosen in this browser. */
export const keptSeparator = (): Separator => (localStorage.getItem(KEY) === "," ? "," : ";");

export const keepSeparator = (separator: Separator) => localStorage.setItem(KEY, separator);
