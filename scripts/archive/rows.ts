import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database";
import { encoded } from "./file";
import type { Table } from "./tables";

const PAGE_ROWS = 200;
/** Maximum bytes of a part, which is bound as one value; D1 accepts 2 MB. */
const PART_BYTES = 1_000_000;

/**
 * Reads a copied table as JSON lines, in parts. SQLite writes the JSON, which keeps types; a blob becomes
 * `{"hex":"…"}`.
 */
export async function* partsOf(
  database: Database,
  { columns }: Table,
  copy: string,
): AsyncGenerator<{ rows: number; text: string }> {
  const asJson = columns.map((column) => {
    const name = sql.identifier(column);
    return sql`case typeof(${name})
      when 'blob' then '{"hex":"' || hex(${name}) || '"}'
      when 'real' then printf('%!.17g', ${name})
      else json_quote(${name}) end as ${name}`;
  });
  const page = async (after: number) => {
    const [rows] = await database.transaction<[at: number, ...values: string[]]>([
      sql`select rowid as "at", ${sql.join(asJson, sql`, `)} from ${sql.identifier(copy)}
        where rowid > ${after} order by rowid limit ${PAGE_ROWS}`,
    ]);
    return rows ?? [];
  };
  let lines: string[] = [];
  let size = 0;
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)?.[0] ?? 0))
    for (const [, ...values] of rows) {
      const line = `{${columns.map((column, at) => `${JSON.stringify(column)}:${values[at]}`).join()}}`;
      JSON.parse(line); // fails now rather than when it is restored
      const bytes = encoded(line).length;
      if (lines.length > 0 && size + bytes > PART_BYTES) {
        yield { rows: lines.length, text: `${lines.join("\n")}\n` };
        [lines, size] = [[], 0];
      }
      lines.push(line);
      size += bytes;
    }
  if (lines.length > 0) yield { rows: lines.length, text: `${lines.join("\n")}\n` };
}

export function insertPart({ name, columns }: Table, text: string): SQL {
  const lines = text.trimEnd().split("\n");
  const names = columns.map((column) => sql.identifier(column));
  const decoded = names.map(
    (column) =>
      sql`case json_type(${column}) when 'object' then unhex(${column} ->> '$.hex') else ${column} ->> '$' end`,
  );
  return sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)})
    select ${sql.join(decoded, sql`, `)} from (${fragments(columns, lines)})`;
}

/** SQL for the rows, each column as JSON. A single row larger than a part is bound as one value for each column. */
function fragments(columns: string[], lines: string[]): SQL {
  const [line, ...more] = lines;
  if (line !== undefined && more.length === 0 && line.length > PART_BYTES) {
    const row = JSON.parse(line) as Record<string, unknown>;
    const values = columns.map((column) => sql`${JSON.stringify(row[column])} as ${sql.identifier(column)}`);
    return sql`select ${sql.join(values, sql`, `)}`;
  }
  const values = columns.map((column) => sql`value -> ${`$."${column}"`} as ${sql.identifier(column)}`);
  return sql`select ${sql.join(values, sql`, `)} from json_each(${`[${lines.join()}]`})`;
}
