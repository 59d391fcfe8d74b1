import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { unstable_readConfig } from "wrangler";
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

/** A table: the lines from its header to the next; those before the first header are a table without a name. */
interface Table {
  name: string;
  lines: string[];
}

/** Texts, comments, ends of lines, brackets, and what stands between. */
const TOKEN =
  /"""(?:\\[^]|[^\\])*?"{3,5}|'''[^]*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\r\n]*|\r?\n|[[\]{}]|[^\S\n]+|[^\s"'#[\]{}]+|[^]/g;
const HEADER = /^\s*\[{1,2}([^\]]*)\]/;

/** Writes the values in one step, so that an interrupted command leaves a whole file. */
export function writeSettings(path: string, settings: Setting[], environment?: string): void {
  renameSync(written(path, settings, environment), path);
}

/** Throws a `CommandError` if the file is not in a form in which these values can be written. */
export function requireWritable(path: string, settings: Setting[], environment?: string): void {
  rmSync(written(path, settings, environment));
}

/** Whether the file itself gives this environment an address, or the site without one; wrangler would inherit that. */
export function hasAddress(text: string, environment?: string): boolean {
  const tables = tablesOf(text);
  const names = ["route", "routes"].map((key) => tableName(key, environment));
  if (tables.some(({ name }) => names.includes(name))) return true;
  const top = tables.find(({ name }) => name === tableName("", environment));
  const values = ["route", "routes", "workers_dev"].map((key) => valueOf(top, key));
  return values.some((value) => value && !/^(false|\[\s*\])$/.test(value));
}

/** Path of a copy of the file with these values, which wrangler reads as they are meant. */
function written(path: string, settings: Setting[], environment?: string): string {
  const text = settings.reduce(
    (changed, setting) => withSetting(changed, setting, environment),
    readFileSync(path, "utf8"),
  );
  const copy = path.replace(/(\.toml)?$/, ".part.toml");
  writeFileSync(copy, text);
  if (areRead(copy, settings, environment)) return copy;
  rmSync(copy);
  const keys = [...new Set(settings.map(({ key }) => key))].join(", ");
  throw new CommandError(`wrangler.toml has a form in which this command cannot write. Set by hand: ${keys}`);
}

function areRead(path: string, settings: Setting[], env?: string): boolean {
  try {
    const read: unknown = unstable_readConfig({ config: path, ...(env && { env }) }, { hideWarnings: true });
    const config = read as Record<string, unknown>;
    return settings.every(({ table, entry, key, value }) => {
      const found: unknown = config[table];
      const entries = (Array.isArray(found) ? found : [found]) as (Record<string, unknown> | undefined)[];
      const owner = entry ? entries.find((one) => one?.["binding"] === entry || one?.["name"] === entry) : entries[0];
      return typeof value !== "string" || owner?.[key] === value;
    });
  } catch {
    return false;
  }
}

/** Lines; an array or a text over several ones counts as one. */
function linesOf(text: string): string[] {
  const lines = [""];
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    lines.push(`${lines.pop()}${token}`);
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    if (/^\r?\n$/.test(token) && depth <= 0) lines.push("");
  }
  return lines;
}

function tablesOf(text: string): Table[] {
  const tables: Table[] = [{ name: "", lines: [] }];
  for (const line of linesOf(text)) {
    const header = HEADER.exec(line)?.[1];
    if (header !== undefined) tables.push({ name: header.split(".").map(unquoted).join("."), lines: [] });
    tables.at(-1)?.lines.push(line);
  }
  return tables;
}

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, "$2");
const tableName = (table: string, environment?: string) =>
  environment ? ["env", environment, table].filter(Boolean).join(".") : table;

/** What stands before, in and after the value of a line with this key, also one in a comment if `isComment`. */
function partsOf(line: string, key: string, isComment = false) {
  const start = new RegExp(`^(\\s*)${isComment ? "#\\s*" : ""}((?:${key}|"${key}"|'${key}')\\s*=[^\\S\\n]*)`).exec(
    line,
  );
  if (!start) return undefined;
  const [whole, indent, name] = start;
  const tokens = Array.from(line.slice(whole.length).matchAll(TOKEN), ([token]) => token);
  const last = tokens.findLastIndex((token) => !/^(#|\s+$)/.test(token));
  const value = tokens.slice(0, last + 1).join("");
  return { before: `${indent}${name}`, value, after: line.slice(whole.length + value.length) };
}

const valueOf = (table: Table | undefined, key: string) =>
  table?.lines.map((line) => partsOf(line, key)?.value).find((value) => value !== undefined);

function withSetting(text: string, setting: Setting, environment?: string): string {
  const { table, entry, key, value } = setting;
  const name = tableName(table, environment);
  const tables = tablesOf(text);
  const isOwner = (candidate: Table) =>
    candidate.name === name &&
    (!entry || ["binding", "name"].some((id) => unquoted(valueOf(candidate, id) ?? "") === entry));
  const toml = typeof value === "string" ? JSON.stringify(value) : value.toml;
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const owner = tables.find(isOwner);
  if (owner) owner.lines = withLine(owner, key, toml, end);
  else {
    const first = tables.findIndex((candidate) => candidate.name.startsWith(`env.${environment}.`));
    if (table !== "" || first < 0) {
      const where = entry ? `[[${name}]] of ${entry}` : `[${name}]`;
      throw new CommandError(`wrangler.toml has no ${where}. Write it as a table of its own, with ${key}.`);
    }
    tables.splice(first, 0, { name, lines: [`[${name}]${end}${key} = ${toml}${end}${end}`] });
  }
  return tables.flatMap(({ lines }) => lines).join("");
}

/** Replaces the value of a key, or the same one in a comment, or adds a line below the header. */
function withLine({ name, lines }: Table, key: string, toml: string, end: string): string[] {
  for (const isComment of [false, true]) {
    const at = lines.findIndex((line) => partsOf(line, key, isComment));
    const parts = partsOf(lines[at] ?? "", key, isComment);
    if (parts) return lines.with(at, `${parts.before}${toml}${parts.after}`);
  }
  if (name !== "") return lines.toSpliced(1, 0, `${key} = ${toml}${end}`);
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return lines.toSpliced(last + 1, 0, `${key} = ${toml}${end}`);
}
