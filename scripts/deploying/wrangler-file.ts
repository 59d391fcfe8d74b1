import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { CommandError } from "../command-error";

/** A value of `wrangler.toml`. */
export interface Setting {
  /** Of the table, such as `vars` or `d1_databases`; empty for those before the first. */
  table: string;
  /** `binding` or `name` of the entry in a list of tables. */
  entry?: string;
  key: string;
  /** A text, or TOML as it is. */
  value: string | { toml: string };
}

/** The text of `wrangler.toml` with these values of an environment, or of the site without one; all else stays. */
function withSettings(text: string, settings: Setting[], environment?: string): string {
  return settings.reduce((changed, setting) => withSetting(changed, setting, environment), text);
}

/** Writes the values in one step, so that an interrupted command leaves a whole file. */
export function writeSettings(path: string, settings: Setting[], environment?: string): void {
  const unfinished = `${path}.part`;
  writeFileSync(unfinished, withSettings(readFileSync(path, "utf8"), settings, environment));
  renameSync(unfinished, path);
}

/** Whether the file itself gives this environment an address, or the site without one; wrangler would inherit that. */
export function hasAddress(text: string, environment?: string): boolean {
  const part = partsOf(text).find((candidate) => isTable(candidate, tableName("", environment))) ?? "";
  return /^(routes?|workers_dev)\s*=(?!\s*false)/m.test(part);
}

const partsOf = (text: string) => text.split(/^(?=\[)/m);
const tableName = (table: string, environment?: string) =>
  environment ? ["env", environment, table].filter(Boolean).join(".") : table;

function isTable(part: string, name: string): boolean {
  if (name === "") return !part.startsWith("[");
  return part.startsWith(`[${name}]`) || part.startsWith(`[[${name}]]`);
}

function withSetting(text: string, setting: Setting, environment?: string): string {
  const { table, entry, key, value } = setting;
  const name = tableName(table, environment);
  const parts = partsOf(text);
  const hasEntry = (part: string) => !entry || new RegExp(`^(binding|name)\\s*=\\s*"${entry}"`, "m").test(part);
  const at = parts.findIndex((part) => isTable(part, name) && hasEntry(part));
  const line = `${key} = ${typeof value === "string" ? JSON.stringify(value) : value.toml}`;
  const part = parts[at];
  if (part !== undefined) return parts.with(at, withLine(part, key, line)).join("");
  const first = parts.findIndex((candidate) => candidate.includes(`[env.${environment}.`));
  if (table !== "" || first < 0) {
    const where = `${name || "the top"}${entry ? ` of ${entry}` : ""}`;
    throw new CommandError(`wrangler.toml has no ${where}: put there ${line}`);
  }
  return parts.toSpliced(first, 0, `[${name}]\n${line}\n\n`).join("");
}

/** Replaces the line of a key, or the same one in a comment, or adds one below the header. */
function withLine(part: string, key: string, line: string): string {
  const known = [new RegExp(`^${key}\\s*=.*$`, "m"), new RegExp(`^#\\s*${key}\\s*=.*$`, "m")];
  const found = known.find((pattern) => pattern.test(part));
  if (found) return part.replace(found, () => line);
  if (part.startsWith("[")) return part.replace(/^.*(\r?\n|$)/, (header) => `${header}${line}\n`);
  return part.replace(/(\r?\n)*$/, (end) => `\n${line}${end}`);
}
